import { fastDice } from '@ironhex/shared/dice';
import { Match, positionOf, readSetup } from '@ironhex/shared/match';
import { RULESETS } from '@ironhex/shared/rulesets';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SAMPLES } from '../rulesets/samples.ts';
import { drawing, playOn, playOut, seeds } from './matches.ts';

type Json = { [key: string]: Json } | Json[] | string | number | boolean | null;

/** Every place in plain data that has a value. */
const placesIn = (data: Json, at: readonly string[] = []): (readonly string[])[] =>
  typeof data !== 'object' || data === null
    ? [at]
    : [
        ...(at.length > 0 ? [at] : []),
        ...Object.entries(data).flatMap(([key, inner]) => placesIn(inner, [...at, key])),
      ];

const at = (data: Json, path: readonly string[]): Json =>
  path.reduce((inner, key) => (inner as { [key: string]: Json })[key]!, data);

/** Puts at one place what stands at another, or a number, or nothing. */
const mutate = (data: Json, below: (n: number) => number): void => {
  const places = placesIn(data).filter((path) => !path.includes('card'));
  const path = places[below(places.length)]!;
  const parent = at(data, path.slice(0, -1)) as { [key: string]: Json };
  const last = path.at(-1)!;
  const like = places.filter((other) => other.at(-1) === last && other.length === path.length);
  const kind = below(4);
  if (kind === 0 && !Array.isArray(parent)) delete parent[last];
  else if (kind === 1 && typeof parent[last] === 'number') parent[last] = below(21);
  else if (kind === 2) parent[last] = structuredClone(at(data, like[below(like.length)]!));
  else parent[last] = structuredClone(at(data, places[below(places.length)]!));
};

/** The games that players get: what they send must not break anything. */
const played = SAMPLES.filter(({ ruleset }) => RULESETS.has(ruleset.id));

describe.each(played.map((sample) => [sample.ruleset.id, sample] as const))(
  'positions of %s with faults',
  (_, sample) => {
    it('are refused with a place, or can be played on', () => {
      let accepted = 0;
      let refused = 0;
      fc.assert(
        fc.property(sample.setups, seeds, fc.nat({ max: 40 }), (setup, seed, moment) => {
          const match = playOut(sample, setup, seed, { until: ({ done }) => done.length >= moment });
          const below = drawing(seed + 1);
          for (let attempt = 0; attempt < 10; attempt++) {
            const file = structuredClone(positionOf(match)) as unknown as { position: Json };
            const { options, board, seats, position } = JSON.parse(JSON.stringify(file));
            for (let n = 0; n <= below(3); n++) mutate(position, below);
            const read = readSetup(sample.ruleset, { options, board, seats, position });
            if (read.ok) {
              accepted += 1;
              playOn(new Match(sample.ruleset, read.value, { dice: () => fastDice(seed) }), below, 12);
            } else {
              refused += 1;
              expect(read.error.filter(({ at }) => !(at.startsWith('position') || at === 'seats'))).toEqual([]);
            }
          }
        }),
        { numRuns: 250, seed: 44 },
      );
      expect(Math.min(accepted, refused)).toBeGreaterThan(50);
    });
  },
);
