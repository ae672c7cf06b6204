import fc from 'fast-check';
import { expect, test } from 'vitest';
import { choose } from '../../../../src/computer/index.ts';
import { fastDice } from '../../../../src/dice/index.ts';
import { Match, type Setup } from '../../../../src/match/index.ts';
import { warfareComputer } from '../../../../src/rulesets/warfare3025/computer.ts';
import type { WarfareTypes } from '../../../../src/rulesets/warfare3025/index.ts';
import { warfare3025 } from '../../../../src/rulesets/warfare3025/ruleset.ts';
import { often } from '../../../often.ts';
import { seeds } from '../../../properties/matches.ts';
import { warfareSample } from '../../../rulesets/warfare3025/sample.ts';
import { LOCUST, RIFLEMAN } from '../kit.ts';
import { secretly } from './kit.ts';

const setups = warfareSample.small.map(
  (setup): Setup<WarfareTypes> => ({ ...setup, options: { ...setup.options, detection: 'on' } }),
);

test('the computer plays matches with hidden units to their end, from what its seat knows', () => {
  const done = new Set<string>();
  fc.assert(
    fc.property(setups, seeds, (setup, seed) => {
      const match = new Match(warfare3025, setup, { dice: () => fastDice(seed) });
      for (let n = 0; !match.outcome; n++) {
        const [decision] = match.pending();
        if (!decision) {
          expect(match.ring(match.timers()[0]!.id).ok).toBe(true);
          continue;
        }
        const { seat, id } = decision;
        const { intents } = choose(warfare3025, warfareComputer, match.view(seat), decision, 'easy', seed + n);
        for (const intent of intents) {
          const answered = match.submit(seat, intent, { decision: id });
          if (!answered.ok) throw new Error(`${JSON.stringify(intent)} is refused: ${answered.error.code}`);
          done.add(intent.kind);
        }
      }
    }),
    { numRuns: often(3, 60), seed: 31 },
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
