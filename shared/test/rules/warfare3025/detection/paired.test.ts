import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fastDice } from '../../../../src/dice/index.ts';
import {
  canonicalJson,
  choicesOf,
  copyOf,
  decisionsOf,
  PUBLIC,
  redactorFor,
  type Setup,
} from '../../../../src/match/index.ts';
import type { Seen, State, WarfareTypes } from '../../../../src/rulesets/warfare3025/index.ts';
import { warfare3025 } from '../../../../src/rulesets/warfare3025/ruleset.ts';
import { often } from '../../../often.ts';
import { drawing, playOut, seeds } from '../../../properties/matches.ts';
import { warfareSample } from '../../../rulesets/warfare3025/sample.ts';

const setups = warfareSample.small.map(
  (setup): Setup<WarfareTypes> => ({ ...setup, options: { ...setup.options, detection: 'on' } }),
);

const sideOf = ({ seats }: State, viewer: string): number | undefined => seats.find(({ id }) => id === viewer)?.side;

/** Another truth for the same viewer: units that it does not see are damaged, dry, turned and tired. */
const otherwise = (state: State, viewer: string, below: (n: number) => number): State => {
  const other = copyOf(state);
  const side = sideOf(state, viewer);
  for (const unit of other.units) {
    if (unit.side === side || other.detection!.known[unit.id]!.state === 'visible') continue;
    unit.damage = { ...unit.damage, structure: below(20), movement: below(20), armour: below(20) };
    unit.emptied = other.cards[unit.id]!.weapons.slice(0, below(3)).map(({ id }) => id);
    unit.facing = below(6) as typeof unit.facing;
    unit.ticks += 1 + below(9);
    unit.token = (['none', 'fast', 'stationary'] as const)[below(3)]!;
    unit.tieRolls = [{ tier: 2, die: 1 + below(20) }];
  }
  return other;
};

/** What ends what two matches can have in common: something is told in which they differ. */
const TOLD: readonly Seen['kind'][] = ['knowledge', 'firedUnseen', 'skimmed', 'activated', 'unseenActivated', 'ended'];

/**
 * Something of the other side is told: a contact where it is now, at the end of the activation, W-13d.18; or a unit stops
 * before an enemy upon which it stumbles, W-13d.6.
 */
const isTold = ({ view, ...seen }: Seen): boolean =>
  TOLD.includes(seen.kind) ||
  (seen.kind === 'halted' && seen.reason === 'blocked') ||
  (view?.in?.sensing?.set !== undefined && 'contacts' in view.in.sensing.set);

/** What a viewer sees of an order, and of the end of its window, up to what is told of it. */
const seenOf = (state: State, viewer: string, seat: string, intent: WarfareTypes['intent'], seed: number) => {
  const copy = copyOf(state);
  const dice = fastDice(seed);
  const seen: Seen[] = [];
  const seenBy = redactorFor(warfare3025, copy, viewer);
  const run = (events: Iterable<WarfareTypes['event']>): void => {
    for (const event of events) {
      warfare3025.evolve(copy, event);
      const part = seenBy(event);
      if (part) seen.push(copyOf(part));
    }
  };
  run(warfare3025.resolve(copy, seat, intent, dice));
  const [timer] = warfare3025.timers!(copy);
  if (timer) run(warfare3025.ring!(copy, timer, dice));
  const end = seen.findIndex(isTold);
  return end < 0 ? seen : seen.slice(0, end);
};

describe('a viewer of a match with detection', () => {
  it('has the same view, decisions, choices and refusals, whatever units are like that it does not see', () => {
    let judged = 0;
    fc.assert(
      fc.property(
        setups,
        seeds,
        fc.array(warfareSample.garbage, { minLength: 20, maxLength: 20 }),
        (setup, seed, sent) => {
          const below = drawing(seed + 1);
          const intents = sent.flatMap((message) => {
            const read = warfare3025.schemas.intent.safeParse(message);
            return read.success ? [read.data] : [];
          });
          const viewers = [...setup.seats.map(({ id }) => id), PUBLIC];
          playOut(warfareSample, setup, seed, {
            each: ({ state, outcome }) => {
              if (outcome || below(4) > 0) return;
              for (const viewer of viewers) {
                const other = otherwise(state, viewer, below);
                // What is under way, and what asks, is not changed here.
                const [one, two] = [state, other].map((each) => warfare3025.view(each, viewer));
                expect(canonicalJson(two!)).toBe(canonicalJson(one!));
                expect(warfare3025.awaited(two!)).toEqual(warfare3025.awaited(one!));
                const [decision] = decisionsOf(warfare3025, one!, viewer);
                if (!decision) continue;
                const draws = [one!, two!].map((view) => {
                  const chance = drawing(seed);
                  return Array.from({ length: 5 }, () => warfare3025.choices(view, decision).sample(chance));
                });
                expect(draws[1]).toEqual(draws[0]);
                for (const intent of [...intents, ...draws[0]!.flatMap((drawn) => drawn ?? [])]) {
                  const [first, second] = [one!, two!].map((view) => warfare3025.check(view, viewer, intent, decision));
                  expect(second).toEqual(first);
                  judged += 1;
                }
              }
            },
          });
        },
      ),
      { numRuns: often(4, 80), seed: 11 },
    );
    expect(judged).toBeGreaterThan(100);
  });

  it('sees the same bytes of an unseen activation, whatever the unit does, until something is told of it', () => {
    let pairs = 0;
    fc.assert(
      fc.property(setups, seeds, (setup, seed) => {
        const below = drawing(seed + 2);
        const viewers = [...setup.seats.map(({ id }) => id), PUBLIC];
        playOut(warfareSample, setup, seed, {
          each: (match) => {
            const { state, outcome } = match;
            if (outcome || state.moment.kind !== 'activate') return;
            const { seat, units } = state.moment;
            if (units.some((id) => state.detection!.known[id]!.state === 'visible')) return;
            const side = sideOf(state, seat);
            const choices = choicesOf(warfare3025, match.view(seat), seat);
            const [one, two] = [choices.sample(below), choices.sample(below)];
            if (!one || !two) return;
            for (const viewer of viewers.filter((each) => sideOf(state, each) !== side)) {
              const first = seenOf(state, viewer, seat, one, seed);
              const second = seenOf(state, viewer, seat, two, seed + 1);
              // The one of them in which something is told goes no further than that.
              const common = Math.min(first.length, second.length);
              expect(JSON.stringify(second.slice(0, common))).toBe(JSON.stringify(first.slice(0, common)));
              pairs += 1;
            }
          },
        });
      }),
      { numRuns: often(6, 120), seed: 12 },
    );
    expect(pairs).toBeGreaterThan(50);
  });

  it('sees the same bytes of a visible unit, whether or not an unseen one interrupts it by moving', () => {
    let pairs = 0;
    fc.assert(
      fc.property(setups, seeds, (setup, seed) => {
        const below = drawing(seed + 3);
        playOut(warfareSample, setup, seed, {
          each: (match) => {
            const { state, outcome } = match;
            if (outcome || state.moment.kind !== 'interrupt' || state.claims.length > 0) return;
            if (state.moment.waiting.length === 0) return;
            const [seat] = state.moment.waiting;
            const view = match.view(seat!);
            for (let n = 0; n < 20; n++) {
              const claim = choicesOf(warfare3025, view, seat!).sample(below);
              if (claim?.kind !== 'interrupt' || claim.attack) continue;
              if (state.detection!.known[claim.unit]!.state === 'visible') continue;
              const actor = state.action!.seat;
              const first = seenOf(state, actor, seat!, claim, seed);
              const second = seenOf(state, actor, seat!, { kind: 'pass' }, seed);
              const common = Math.min(first.length, second.length);
              // Dice fall in another order where another unit rolls, so only what comes before the first die is alike.
              const rolled = (seen: readonly Seen[]) => {
                const die = seen.findIndex((each) => 'roll' in each || 'attack' in each);
                return die < 0 ? seen.length : die;
              };
              const upTo = Math.min(common, rolled(first), rolled(second));
              expect(JSON.stringify(first.slice(0, upTo))).toBe(JSON.stringify(second.slice(0, upTo)));
              pairs += 1;
            }
          },
        });
      }),
      { numRuns: often(12, 120), seed: 13 },
    );
    expect(pairs).toBeGreaterThan(3);
  });
});
