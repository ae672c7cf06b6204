// What is told of what may have become of a unit.
import type { Table } from '../../model/table.ts';
import type { Unit, UnitId } from '../../model/units.ts';
import { GONE } from '../../roster/index.ts';
import { figuresOf, livingModels, unitOf } from '../../rules/figures.ts';
import { isAtHalfStrength } from '../../rules/morale/half.ts';
import { chanceToFail, moraleNeed } from '../../rules/morale/need.ts';
import { type Fate, type Fates, supposed } from './fates.ts';
import type { Series } from './series.ts';

/** What may become of one unit. */
export interface UnitOdds {
  readonly unit: UnitId;
  /** Wounds that are marked on it. */
  readonly wounds: Series;
  /** Models that it loses. */
  readonly lost: Series;
  readonly destroyed: number;
  /** It takes a morale test. */
  readonly tests: number;
  /** It takes one and fails. */
  readonly fails: number;
}

/** Wounds on models, those of removed ones whole. */
const marksOn = (table: Table, unit: Unit, wounds: readonly number[]): number => {
  const { track } = figuresOf(table, unit);
  return wounds.reduce((sum, marked, model) => sum + (marked === GONE ? track[model]!.tough : marked), 0);
};

/** How many wounds a fate has marked on a unit, G-11.9. */
export const markedBy = (table: Table, { wounds }: Fate, id: UnitId): number => {
  const unit = unitOf(table, id);
  return marksOn(table, unit, wounds[id]!) - marksOn(table, unit, unit.wounds);
};

/** Counts a number over all fates. */
const counted = (fates: Fates, numberOf: (fate: Fate) => number): Series => {
  const series: number[] = [];
  for (const fate of fates) {
    const n = numberOf(fate);
    while (series.length <= n) series.push(0);
    series[n]! += fate.chance;
  }
  return series;
};

/** What may become of a unit; `failing` says how probable it is in one fate that it must test, and that it fails then. */
export const unitOdds = (
  table: Table,
  fates: Fates,
  id: UnitId,
  failing: (after: Table, unit: Unit, fate: Fate) => readonly [tests: number, fails: number],
): UnitOdds => {
  const before = livingModels(unitOf(table, id)).length;
  let destroyed = 0;
  let tests = 0;
  let fails = 0;
  for (const fate of fates) {
    const after = supposed(table, fate);
    const unit = unitOf(after, id);
    if (unit.place === 'destroyed') {
      destroyed += fate.chance;
      continue;
    }
    const [must, fail] = failing(after, unit, fate);
    tests += fate.chance * must;
    fails += fate.chance * fail;
  }
  return {
    unit: id,
    wounds: counted(fates, (fate) => markedBy(table, fate, id)),
    lost: counted(fates, ({ wounds }) => before - wounds[id]!.filter((marked) => marked !== GONE).length),
    destroyed,
    tests,
    fails,
  };
};

/** The test at the end of an activation in which a unit had wounds marked, G-13.2. */
export const afterWounds =
  (before: Table) =>
  (after: Table, unit: Unit, fate: Fate): readonly [number, number] => {
    const isTested = unit.damage + markedBy(before, fate, unit.id) > 0 && isAtHalfStrength(after, unit);
    return isTested ? [1, chanceToFail(moraleNeed(after, unit))] : [0, 0];
  };
