import type { ComputerRules } from '@ironhex/shared/computer';
import type { Ruleset, RulesetTypes, Setup } from '@ironhex/shared/match';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { playBetween } from '../../../../bench/play.ts';
import { type Player, playerNamed } from '../../../../bench/players.ts';
import { indexDistance, indexOfLabel } from '../../../../src/hex/index.ts';
import { warfareComputer } from '../../../../src/rulesets/warfare3025/computer.ts';
import { type Intent, unitOf, type WarfareTypes } from '../../../../src/rulesets/warfare3025/index.ts';
import { warfare3025 } from '../../../../src/rulesets/warfare3025/ruleset.ts';
import { often } from '../../../often.ts';
import { seeds } from '../../../properties/matches.ts';
import { warfareSample } from '../../../rulesets/warfare3025/sample.ts';
import { hex, LOCUST, RIFLEMAN } from '../kit.ts';
import { secretly } from './kit.ts';

const RULESET = warfare3025 as unknown as Ruleset<RulesetTypes>;
const RULES = warfareComputer as unknown as ComputerRules<RulesetTypes>;

const secret = (setups: fc.Arbitrary<Setup<WarfareTypes>>) =>
  setups.map((setup): Setup<WarfareTypes> => ({ ...setup, options: { ...setup.options, detection: 'on' } }));

test('the computer plays matches with hidden units and any other options to their end', () => {
  const done = new Set<string>();
  const levels = fc.constantFrom(...Object.keys(warfareComputer.levels));
  const { small, setups, mostIntents } = warfareSample;
  const any = fc.oneof({ weight: 4, arbitrary: secret(small) }, { weight: 1, arbitrary: secret(setups) });
  fc.assert(
    fc.property(any, seeds, levels, levels, (setup, seed, ...names) => {
      const players = names.map((name): Player => {
        const player = playerNamed(name, RULESET, RULES);
        return (view, decision, number) => {
          const answer = player(view, decision, number);
          for (const { kind } of answer.intents as readonly Intent[]) done.add(kind);
          return answer;
        };
      });
      // Throws at an answer that is not allowed, and where there is no end.
      const match = playBetween(RULESET, setup, players, seed, { most: mostIntents(setup) });
      expect(match.outcome).not.toBeNull();
    }),
    { numRuns: often(4, 100), seed: 31 },
  );
  expect([...done]).toEqual(expect.arrayContaining(['act', 'interrupt']));
});

test('it hides a unit that cannot move and is fired at, and proposes to only where that is allowed', () => {
  const standing = (ground: Record<string, string>) => {
    const game = secretly(
      {
        ground,
        units: {
          b1: { card: LOCUST, at: '0,0', damage: { movement: 20, structure: 15, 'dual-mg': 20, 'medium-laser': 20 } },
          r1: { card: RIFLEMAN, at: '0,9', ticks: 3 },
        },
      },
      { b1: 'visible', r1: 'visible' },
    );
    const [decision] = warfare3025.pending(game.state);
    return warfareComputer.propose(game.view('blue'), decision!, 'all', () => 0).map(([{ kind }]) => kind);
  };
  expect(standing({ '0,0': 'dense' })[0]).toBe('hide');
  expect(standing({})).not.toContain('hide');
});

test('it comes nearer to a contact and to where an enemy was last seen, although it can shoot at neither', () => {
  const GRID = { width: 40, height: 90 };
  const away = (one: string, other: string) => indexDistance(GRID, indexOfLabel(GRID, one), indexOfLabel(GRID, other));
  const units = { b1: { card: LOCUST, at: '0,0' }, r1: { card: RIFLEMAN, at: '0,25', ticks: 3 } } as const;
  for (const r1 of ['detected', 'visible'] as const) {
    const game = secretly({ units }, { r1 });
    if (r1 === 'visible')
      Object.assign(game.state.detection!.known, { r1: { state: 'hidden', was: unitOf(game.state, 'r1') } });
    const [decision] = warfare3025.pending(game.state);
    const [[first]] = warfareComputer.propose(game.view('blue'), decision!, 'all', () => 0) as [[Intent]];
    if (first.kind !== 'act') throw new Error(`It answers ${first.kind}.`);
    expect(first.attack).toBeUndefined();
    expect(away(first.move!.path.at(-1)!, hex('0,25'))).toBeLessThan(away(hex('0,0'), hex('0,25')));
  }
});
