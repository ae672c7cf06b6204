// Which unit acts next, P8.

import { indexDistance } from '../../../../hex/index.ts';
import type { IntentOf } from '../../ask/intents.ts';
import { allowanceOf } from '../../ground/moving/mover.ts';
import type { Table } from '../../model/table.ts';
import type { Unit } from '../../model/units.ts';
import { rulesNow } from '../../rules/figures.ts';
import { activatableNow, benefitsFor } from '../../rules/scenarios/benefits.ts';
import { woundsAt } from '../harm.ts';
import { chargeGain, type Prospect, prospectOf, riskAt, worthOfShare } from '../prospect.ts';
import { type Scene, sceneOf, whereIs } from '../standing.ts';
import { plansFor } from './act.ts';

type Activation = IntentOf<'activate'>;

/** Of how many units whole actions are thought out, and of how many of each. */
const UNITS = 4;
const ACTIONS = 2;
/** What is at risk may be saved by acting first, but not always. */
const SAVED = 0.4;

/** What a unit could do to somebody right now, by ranges alone, as logarithm of the odds. */
const strength = (table: Table, unit: Unit, prospect: Prospect): number => {
  const hex = whereIs(table, unit)!;
  const { fast, slow, immobile } = rulesNow(table, unit);
  const allowance = (kind: 'advance' | 'charge') =>
    immobile ? 0 : allowanceOf(kind, { fast: Number(fast), slow: Number(slow) });
  let most = 0;
  for (const foe of prospect.foes) {
    const away = Math.max(0, indexDistance(table.board, hex, foe.hex) - foe.reach);
    const wounds = woundsAt(foe.ours, Math.max(1, away - allowance('advance')));
    const shots = worthOfShare(foe, Math.min(1, wounds / foe.left));
    const charge = away <= allowance('charge') + 1 ? chargeGain(table, prospect, unit, foe) : 0;
    most = Math.max(most, shots, charge);
  }
  return most;
};

/** How much it matters that a unit acts before others: who can hurt somebody, then who is in danger, the Shaken last. */
const urgency = (table: Table, unit: Unit, prospect: Prospect): number =>
  unit.shaken ? -1 : strength(table, unit, prospect) + SAVED * riskAt(table, prospect, whereIs(table, unit)!);

/** Benefits of chambers are taken as soon as there are any, G-18.4. */
const activation = (table: Table, unit: Unit): Activation => ({
  kind: 'activate',
  unit: unit.id,
  ...(unit.shaken ? {} : benefitsFor(table, unit.seat).at(-1)),
});

/** The units of a seat with what they could do, the most urgent first. */
const inOrder = (scene: Scene, seat: string) => {
  const { table } = scene;
  return activatableNow(table, seat)
    .map((unit) => {
      const prospect = prospectOf(scene, unit);
      return { unit, prospect, urgency: urgency(table, unit, prospect) };
    })
    .toSorted((one, other) => other.urgency - one.urgency);
};

/** Which unit to activate, the best guess first; with `all` some of them with their action. */
export const proposeActivations = (table: Table, seat: string, how: 'all' | 'first'): readonly Activation[] => {
  const ordered = inOrder(sceneOf(table), seat);
  if (how === 'first') return ordered.slice(0, 1).map(({ unit }) => activation(table, unit));
  const able = ordered.filter(({ unit }) => !unit.shaken).slice(0, UNITS);
  const planned = able.map(({ unit, prospect }) => ({ unit, plans: plansFor(table, unit, prospect, 'all') }));
  const acting = Array.from({ length: ACTIONS }, (_, nth) =>
    planned.flatMap(({ unit, plans }) => {
      const plan = plans[nth];
      return plan ? [{ ...activation(table, unit), act: plan.act }] : [];
    }),
  ).flat();
  const others = ordered.filter(({ unit }) => !able.some((each) => each.unit === unit));
  return [...acting, ...others.map(({ unit }) => activation(table, unit))];
};
