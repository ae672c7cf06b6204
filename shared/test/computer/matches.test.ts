import { Conceding, prospectOf } from '@ironhex/shared/computer';
import {
  digestOf,
  foldRecord,
  hashOf,
  type LevelId,
  readRecordText,
  recordOf,
  writeRecord,
  writtenBy,
} from '@ironhex/shared/match';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { playBetween } from '../../bench/play.ts';
import { type Player, playerNamed } from '../../bench/players.ts';
import { often } from '../often.ts';
import { begin, seeds } from '../properties/matches.ts';
import { TEST_COMPUTERS, TEST_RULESETS } from '../rulesets/index.ts';
import { SAMPLES } from '../rulesets/samples.ts';

/** A level that looks ahead finishes the round that it has begun: ten playouts of sixty steps, and what ends each. */
const ONE_ROUND = 10 * 70;

describe.each(SAMPLES.map((sample) => [sample.ruleset.id, sample] as const))('computers in %s', (id, sample) => {
  const { ruleset } = sample;
  const rules = TEST_COMPUTERS.get(id)!;
  const levels = Object.keys(rules.levels);

  it('play matches of all kinds to their end, each level against each, and would give up only what they lose', () => {
    const matches = often(20, 1000);
    let played = 0;
    fc.assert(
      fc.property(
        sample.setups,
        seeds,
        fc.constantFrom(...levels),
        fc.constantFrom(...levels),
        (setup, seed, ...names) => {
          // Who looks ahead is slow: only some of many matches are played so, the others without it.
          const looks = seed % 20 === 0;
          const stepsOf = (name: string) => rules.levels[name as LevelId]!.steps;
          const conceding = new Conceding();
          const gaveUp = new Set<number>();
          const players = names.map((name, side): Player => {
            const player = playerNamed(looks || stepsOf(name) === 0 ? name : '0', ruleset, rules);
            return (view, decision, number) => {
              if (conceding.givesUp(decision.seat, prospectOf(rules, view, decision.seat))) gaveUp.add(side);
              const answer = player(view, decision, number);
              expect(answer.steps ?? 0).toBeLessThanOrEqual(stepsOf(name) === 0 ? 0 : stepsOf(name) + ONE_ROUND);
              return answer;
            };
          });
          // Throws at an answer that is not allowed.
          const match = playBetween(ruleset, setup, players, seed, { most: sample.mostIntents(setup) });
          expect(match.isCutOff).toBe(false);
          played += 1;
          const { winner } = match.outcome!;
          for (const side of gaveUp) expect([0, 1].filter((other) => other !== side)).toContain(winner);
        },
      ),
      { numRuns: matches, seed: 41 },
    );
    expect(played).toBe(matches);
  });

  it('weigh what they propose by figures of 0 or more, and change nothing by it', () => {
    let weighed = 0;
    fc.assert(
      fc.property(sample.small, seeds, (setup, seed) => {
        let n = 0;
        const weighing: Player = (view, decision, number) => {
          const proposals = rules.propose(view, decision, 'all', (most) => (seed + n++) % most);
          const before = hashOf(JSON.parse(JSON.stringify(view)));
          for (const proposal of proposals) {
            const { gain, risk } = rules.weigh?.(view, decision, proposal) ?? { gain: 0, risk: 0 };
            expect(Math.min(gain, risk), decision.kind).toBeGreaterThanOrEqual(0);
            expect(Number.isFinite(gain + risk), decision.kind).toBe(true);
            weighed += Math.sign(gain + risk);
          }
          expect(hashOf(JSON.parse(JSON.stringify(view)))).toBe(before);
          return playerNamed('0', ruleset, rules)(view, decision, number);
        };
        playBetween(ruleset, setup, [weighing, weighing], seed, { most: sample.mostIntents(setup) });
      }),
      { numRuns: often(2, 40), seed: 43 },
    );
    if (rules.weigh) expect(weighed).toBeGreaterThan(0);
  });

  it('play matches that their records repeat without asking them again', () => {
    fc.assert(
      fc.property(sample.small, seeds, (setup, seed) => {
        const players = [0, 1].map(() => playerNamed('0', ruleset, rules));
        const match = playBetween(ruleset, setup, players, seed, { most: sample.mostIntents(setup) });
        expect(match.done.every((entry) => 'timer' in entry || entry.by === 'bot')).toBe(true);
        const written = writtenBy(ruleset, ruleset.version);
        const again = begin(ruleset, setup, seed);
        const noted = match.done.map((entry, n) => {
          const done = again.redo(entry);
          return { at: n, digest: digestOf(done.ok ? done.value.events.map(written) : []) };
        });
        const read = readRecordText(writeRecord(recordOf(match, { seed }, {}, noted)), TEST_RULESETS);
        const folded = read.ok ? foldRecord(read.value, TEST_RULESETS) : undefined;
        expect(folded?.ok && hashOf(folded.value.match.state)).toBe(hashOf(match.state));
      }),
      { numRuns: often(3, 20), seed: 42 },
    );
  });
});
