import { type Cost, Meter, metered, NO_COST } from '@ironhex/shared/cost';
import { fastDice } from '@ironhex/shared/dice';
import {
  type Happened,
  Match,
  positionOf,
  type Ruleset,
  type RulesetTypes,
  readSetup,
  type Setup,
  setupFaults,
  writtenBy,
} from '@ironhex/shared/match';
import { RULESETS } from '@ironhex/shared/rulesets';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { often } from '../often.ts';
import { SAMPLES } from '../rulesets/samples.ts';
import { askedOf, drawing, playOn, playOut, seeds } from './matches.ts';
import { enlarge, type Json } from './mutations.ts';

/** The games that players get: strangers send them positions. */
const played = SAMPLES.filter(({ ruleset }) => RULESETS.has(ruleset.id));

/** Steps that are played of each: what is heavy happens in them. */
const STEPS = 12;

/** How far beyond the largest that can be found the bounds may lie. */
const HEADROOM = 5;

/** Steps that are played after them, without looking around. */
const MORE = 50;

/** Characters of the events of one step, where a digest is made of them, and as a viewer is told them. */
const WRITTEN = 6_000_000;

/** Everything that viewers and players can ask of a match as it stands looks at no more than a step may. */
const lookAround = (match: Match<RulesetTypes>): number => {
  const { ruleset, setup, state } = match;
  let most = 0;
  const counted = <T>(work: () => T): T => {
    const meter = new Meter(ruleset.bounds);
    const done = metered(meter, work);
    most = Math.max(most, meter.spent.hexes);
    return done;
  };
  for (const { id } of setup.seats) {
    const view = counted(() => ruleset.view(state, id));
    for (const asked of counted(() => askedOf(match, id))) {
      const intent = counted(() => ruleset.fallback(view, asked));
      counted(() => ruleset.check(view, id, intent, asked));
      const drawn = counted(() => ruleset.choices(view, asked).sample(drawing(3)));
      if (drawn) counted(() => ruleset.check(view, id, drawn, asked));
    }
  }
  return most;
};

const largerOf = (one: Cost, other: Cost): Cost => ({
  dice: Math.max(one.dice, other.dice),
  events: Math.max(one.events, other.events),
  hexes: Math.max(one.hexes, other.hexes),
});

/** Plays some steps by chance; the most that one of them took. Nothing may be cut off, and each can be written down. */
const playSome = (ruleset: Ruleset<RulesetTypes>, setup: Setup<RulesetTypes>, seed: number): Cost => {
  const written = writtenBy(ruleset, ruleset.version);
  const viewers = [...setup.seats.map(({ id }) => id), 'public'];
  const match = new Match(ruleset, setup, { dice: () => fastDice(seed), viewers });
  let most = NO_COST;
  const taken = ({ cost, events, seen }: Happened<RulesetTypes>): void => {
    most = largerOf(most, cost);
    expect(JSON.stringify(events.map(written)).length).toBeLessThan(WRITTEN);
    for (const told of seen.values()) expect(JSON.stringify(told).length).toBeLessThan(WRITTEN);
  };
  taken(match.begun);
  const below = drawing(seed);
  for (let step = 0; step < STEPS && !match.outcome; step++) {
    most = largerOf(most, { ...NO_COST, hexes: lookAround(match) });
    playOn(match, below, 1, taken);
  }
  // What one step leaves on units comes to its end later in the turn.
  playOn(match, below, MORE, taken);
  expect(match.isCutOff).toBe(false);
  return most;
};

describe.each(played.map((sample) => [sample.ruleset.id, sample] as const))('the largest of %s', (_, sample) => {
  const { ruleset } = sample;

  it('stays within the bounds of the game, which are not much larger', () => {
    let most = NO_COST;
    for (const make of Object.values(sample.largest)) {
      const setup = make();
      expect(setupFaults(ruleset, setup)).toEqual([]);
      for (const seed of [1, 2, 3].slice(0, often(2, 3))) most = largerOf(most, playSome(ruleset, setup, seed));
    }
    for (const cost of ['dice', 'events', 'hexes'] as const)
      expect({ cost, enough: most[cost] * HEADROOM >= ruleset.bounds[cost] }).toEqual({ cost, enough: true });
  });

  it('that a stranger can send is refused, or stays within the bounds', () => {
    let accepted = 0;
    let refused = 0;
    const sizes = Object.values(sample.largest);
    fc.assert(
      fc.property(sample.setups, seeds, fc.nat({ max: 12 }), (setup, seed, moment) => {
        const below = drawing(seed + 1);
        const source = below(3) === 0 && sizes.length > 0 ? sizes[below(sizes.length)]!() : setup;
        const match = playOut(sample, source, seed, { until: ({ done }) => done.length >= moment });
        const { options, board, seats, position } = JSON.parse(JSON.stringify(positionOf(match))) as Fields;
        for (let attempt = 0; attempt < 10; attempt++) {
          const larger = structuredClone(position) as Fields;
          // A table takes no step in progress: what stands in one is left out, as people would.
          for (const field of IN_PROGRESS) delete larger[field];
          for (let left = 1 + below(4); left > 0; left--) enlarge(larger, below);
          const read = readSetup(ruleset, { options, board, seats, position: larger } as never, 'table');
          if (read.ok) {
            accepted += 1;
            playSome(ruleset, read.value, seed);
          } else refused += 1;
        }
      }),
      { numRuns: often(40, 60), seed: 17 },
    );
    expect(Math.min(accepted, refused)).toBeGreaterThan(30);
  });
});

type Fields = { [key: string]: Json };

/** Fields of positions that only the rules write, in any game. */
const IN_PROGRESS = ['agenda', 'answered', 'own', 'seal', 'fight', 'contests', 'late', 'window', 'batch'];
