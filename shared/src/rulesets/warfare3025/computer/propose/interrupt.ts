// Whether a unit interrupts the action of an enemy, and how, W-11.
import type { Intent } from '../../ask/intents.ts';
import type { Eligible, Table, Unit } from '../../model/table.ts';
import { placeOf, unitOf } from '../../model/units.ts';
import { atTrigger, timingOf } from '../../rules/turns/interrupts.ts';
import { groundFor, TICK } from '../ground.ts';
import { afterFiring, knownTo } from '../unseen.ts';
import { type Aimed, aimedFrom } from './attacks.ts';

/** How many triggers of a path are looked at. */
const TRIGGERS = 4;
/** How many answers are proposed. */
const MOST = 6;
/** How much of its attack a unit still has in its own turn. */
const KEPT = 0.8;
/** What its own turn is worth besides: it has more to choose from then, where to go among it. In points of the score. */
const CHOICE = 0.8;
/** What it adds to an attack that it comes before the actor's. */
const FIRST = 0.6;

/** Some of a list, evenly spread, the first and the last among them. */
const spread = <T>(list: readonly T[], most: number): readonly T[] =>
  list.length <= most
    ? list
    : Array.from({ length: most }, (_, n) => list[Math.round((n * (list.length - 1)) / (most - 1))]!);

/** What standing still for an attack, and being noticed by it, adds to the danger, W-9.4 and W-13d.5. */
const exposure = (table: Table, unit: Unit): number => {
  const ground = groundFor(table, unit);
  const hex = placeOf(table, unit);
  const now = { fast: unit.token === 'fast', stationary: unit.token === 'stationary' };
  const then = ground.danger(hex, { fast: false, stationary: true }, afterFiring(knownTo(table, unit)));
  return Math.max(0, then - ground.danger(hex, now));
};

/** Interrupts, the best first, and among them passing, at the place that it is worth. */
export const proposeInterrupt = (table: Table, eligible: readonly Eligible[]): readonly Intent[] => {
  const { action } = table;
  const rated = eligible.flatMap(({ unit: id, triggers }) => {
    const unit = unitOf(table, id);
    const exposed = exposure(table, unit);
    const gainOf = ({ gain, cost }: Aimed): number => {
      const isFirst = action?.attack !== undefined && timingOf(unit, cost, action.cost) === 'first';
      return gain * (isFirst && gain > 0 ? 1 + FIRST : 1) - exposed;
    };
    const [later] = aimedFrom(table, unit, { after: 0, ticks: 0, tick: TICK });
    const kept = Math.max(0, KEPT * ((later?.gain ?? 0) - exposed)) + CHOICE;
    return spread(triggers, TRIGGERS).flatMap((trigger) =>
      aimedFrom(atTrigger(table, trigger), unit, { after: 0, ticks: 0, tick: TICK })
        .slice(0, 2)
        .map((aimed) => ({
          intent: { kind: 'interrupt', unit: id, trigger, attack: aimed.attack } satisfies Intent as Intent,
          gain: gainOf(aimed) - kept,
        })),
    );
  });
  const pass: Intent = { kind: 'pass' };
  return [...rated, { intent: pass, gain: 0 }]
    .toSorted((one, other) => other.gain - one.gain)
    .slice(0, MOST)
    .map(({ intent }) => intent);
};
