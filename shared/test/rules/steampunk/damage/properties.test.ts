import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Dice, fastDice } from '../../../../src/dice/index.ts';
import { applyChange } from '../../../../src/rulesets/steampunk/model/change.ts';
import type { Event } from '../../../../src/rulesets/steampunk/model/events.ts';
import type { State } from '../../../../src/rulesets/steampunk/model/state.ts';
import { type Harm, livingOf } from '../../../../src/rulesets/steampunk/model/units.ts';
import { type Die, UNITS, WEAPONS } from '../../../../src/rulesets/steampunk/roster/index.ts';
import { agonyPhase, healingRound } from '../../../../src/rulesets/steampunk/rules/aftermath/index.ts';
import { applyDamage } from '../../../../src/rulesets/steampunk/rules/damage/apply.ts';
import { strike } from '../../../../src/rulesets/steampunk/rules/damage/resolve.ts';
import { trigger } from '../../../../src/rulesets/steampunk/rules/hexes/resolve.ts';
import { tableOf } from '../kit.ts';

const PHASES = [0, 1, 2, 3, 4] as const;
const count = fc.nat({ max: 3 });
const tokens = fc.array(fc.constantFrom<Die>(4, 6, 8, 10, 12), { maxLength: 3 });

/** Any unit, with anything on it and under it, and a weapon that hits it. */
const SCENE = fc.record({
  unit: fc.constantFrom(...UNITS.keys()),
  weapon: fc.constantFrom(...WEAPONS.values()),
  range: fc.constantFrom('point_blank', 'normal', 'long', 'assault'),
  angle: fc.constantFrom(0, 1, 2, 3),
  harm: fc.record({
    fd: count,
    cfd: count,
    shaken: count,
    fire: count,
    acid: count,
    minorAcid: count,
    poison: tokens,
    bleeding: tokens,
    endurance: count,
  }),
  markers: fc.record({
    fire: count,
    poison: fc.constantFrom(null, { count: 2, die: 8, from: 4 } as const),
    acid: fc.constantFrom(null, { count: 1, major: true, from: 3 }, { count: 1, major: false, from: 3 }),
  }),
  seed: fc.integer(),
});

/** Everything that damages, one after the other. */
const suffering = function* (state: State, scene: typeof SCENE extends fc.Arbitrary<infer S> ? S : never, dice: Dice) {
  const { weapon, range, angle } = scene;
  const hit = { target: 'b1', by: 'o1', damage: weapon, onHit: weapon.onHit, angle, range } as const;
  yield* strike(state, hit, dice);
  yield* applyDamage(state);
  yield* trigger(state, undefined, undefined, dice);
  yield* healingRound(state, 1, {});
  for (const phase of PHASES) {
    yield* agonyPhase(state, { phase }, {}, dice);
    yield* applyDamage(state);
  }
  yield* healingRound(state, 2, {});
};

const amounts = ({ fd, cfd, shaken, fire, acid, minorAcid, endurance, armourLost }: Harm) => [
  fd,
  cfd,
  shaken,
  fire,
  acid,
  minorAcid,
  endurance,
  armourLost,
];

/** The dice that a fact tells of. */
const diceIn = (event: Event): readonly number[] => {
  if (event.kind === 'acid-rolled' || event.kind === 'cloud-breathed') return [event.die];
  if (event.kind === 'token-faded') return [event.die];
  if (event.kind === 'damage-rolled') return event.reasons.some(({ why }) => why === 'doubled') ? [] : event.dice;
  return event.kind === 'armour-rolled' || event.kind === 'hex-struck' ? event.dice : [];
};

describe('damage of any kind on any unit', () => {
  it('tells every die in the order in which it fell, and leaves no number below zero', () => {
    fc.assert(
      fc.property(SCENE, (scene) => {
        const state = tableOf({
          units: {
            b1: { unit: scene.unit, at: 'D5', harm: scene.harm },
            o1: { unit: 'dwarf.tamed_balrog', at: 'D4' },
          },
          markers: { D5: scene.markers },
        });
        const rolled: number[] = [];
        const fast = fastDice(scene.seed);
        const dice: Dice = {
          pick: fast.pick,
          roll: (sides, reason) => {
            rolled.push(fast.roll(sides, reason));
            return rolled.at(-1)!;
          },
        };
        const told: number[] = [];
        for (const event of suffering(state, scene, dice)) {
          if (event.to) applyChange(state, event.to);
          told.push(...diceIn(event));
          for (const { harm, ledger } of Object.values(state.units))
            expect(Math.min(...amounts(ledger ?? harm))).toBeGreaterThanOrEqual(0);
        }
        expect(told).toEqual(rolled);
        const { harm, ledger, status } = state.units.b1!;
        expect([ledger, status === 'destroyed']).toEqual([null, livingOf(harm) === 0]);
      }),
      { numRuns: 500 },
    );
  });
});
