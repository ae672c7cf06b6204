import type { Board } from '@ironhex/shared/board';
import {
  canonicalJson,
  firstState,
  foldRecord,
  hashOf,
  type Match,
  type MatchRecord,
  positionOf,
  RECORD_FORMAT,
  type RulesetTypes,
  readRecordText,
  writePosition,
} from '@ironhex/shared/match';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { often } from '../often.ts';
import { TEST_RULESETS } from '../rulesets/index.ts';
import { SAMPLES } from '../rulesets/samples.ts';
import { playOut, seeds } from './matches.ts';

/** Reads a match's positions again that went through files. A board that is written as the one before is read once. */
const reader = () => {
  let known: { readonly text: string; readonly board: Board } | undefined;
  const boardFrom = (text: string): Board => {
    if (known?.text !== text) known = { text, board: JSON.parse(text) };
    return known!.board;
  };
  /** The state of the position of a match now. */
  return (match: Match<RulesetTypes>): object => {
    const { board, ...written } = positionOf(match);
    const { seats, position } = JSON.parse(JSON.stringify(written));
    const { options } = match.setup;
    const nobodyBrings = (seats as { id: string; side: number }[]).map((seat) => ({ ...seat, force: null }));
    return firstState(match.ruleset, {
      options,
      board: boardFrom(JSON.stringify(board)),
      seats: nobodyBrings,
      position: match.ruleset.schemas.position.parse(position),
    });
  };
};

/** The record of a match that begins from a position. */
const begunAt = (file: string, rolls: readonly number[], intents: MatchRecord['intents']): MatchRecord => {
  const data = { ...JSON.parse(file), format: RECORD_FORMAT, dice: { script: rolls }, intents };
  const read = readRecordText(JSON.stringify(data), TEST_RULESETS);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
};

/** So many moments of a match are tried: each is played on to the end. */
const MOST_MOMENTS = 12;

const folded = (record: MatchRecord) => {
  const folded = foldRecord(record, TEST_RULESETS);
  if (!folded.ok) throw new Error(JSON.stringify(folded.error));
  return folded.value;
};

describe.each(SAMPLES.map((sample) => [sample.ruleset.id, sample] as const))(
  'positions of %s by chance',
  (_, sample) => {
    it('read again are the same state, after every intent', () => {
      const kinds = new Set<string>();
      fc.assert(
        fc.property(sample.setups, seeds, (setup, seed) => {
          const readAgain = reader();
          playOut(sample, setup, seed, {
            each: (match) => {
              for (const { kind } of match.pending()) kinds.add(kind);
              if (match.done.length % often(9, 1) === 0)
                expect(canonicalJson(readAgain(match)) === canonicalJson(match.state)).toBe(true);
            },
          });
        }),
        { numRuns: 40, seed: 10 },
      );
      expect([...kinds].sort()).toEqual(sample.kinds);
    });

    it('go on like the match they came from, given the same further dice', () => {
      fc.assert(
        fc.property(sample.setups, seeds, fc.integer({ min: 5, max: 30 }), (setup, seed, every) => {
          const events: object[][] = [];
          const rolls: number[] = [];
          const moments: { file: string; done: number; rolled: number }[] = [];
          const match = playOut(sample, setup, seed, {
            each: (match, happened) => {
              events.push([...happened.events]);
              rolls.push(...happened.rolls);
              const done = match.done.length;
              if (done % every === 0)
                moments.push({ file: writePosition(positionOf(match)), done, rolled: rolls.length });
            },
          });
          const stride = Math.ceil(moments.length / MOST_MOMENTS);
          for (const { file, done, rolled } of moments.filter((_, index) => index % stride === 0)) {
            const again = folded(begunAt(file, rolls.slice(rolled), match.done.slice(done)));
            const [begun, ...steps] = again.steps.map((step) => step.events);
            expect(steps).toEqual(events.slice(done + 1));
            // At the very beginning of a match something may have happened, which does not happen again.
            expect(begun).toEqual([]);
            expect(hashOf(again.match.state)).toBe(hashOf(match.state));
          }
        }),
        { numRuns: often(3, 25), seed: 9 },
      );
    });
  },
);
