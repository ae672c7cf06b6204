// The odds of one unit, from all that may have become of it.
import type { Table } from '../../model/table.ts';
import type { Unit, UnitId } from '../../model/units.ts';
import { GONE } from '../../roster/index.ts';
import { figuresOf, livingModels, unitOf } from '../../rules/figures.ts';
import { chanceToFail, isAtHalfStrength, moraleNeed } from '../../rules/morale/need.ts';
import { type Fate, type Fates, supposed } from './fates.ts';
import type { Series } from './series.ts';

/** The odds of one unit. Plain numbers are probabilities, 0 to 1. */
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

/** How many wounds are marked on a unit's models; a removed model counts its whole Tough. */
export const marksOn = (table: Pick<Table, 'arsenal'>, unit: Unit, wounds: readonly number[]): number => {
  const { track } = figuresOf(table, unit);
  return wounds.reduce((sum, marked, model) => sum + (marked === GONE ? track[model]!.tough : marked), 0);
};

/** How many wounds a fate has marked on a unit, G-11.9. */
export const markedBy = (table: Table, { wounds }: Fate, id: UnitId): number => {
  const unit = unitOf(table, id);
  return marksOn(table, unit, wounds[id]!) - marksOn(table, unit, unit.wounds);
};

/** The distribution of a number over all fates. */
const counted = (fates: Fates, numberOf: (fate: Fate) => number): Series => {
  const series: number[] = [];
  for (const fate of fates) {
    const n = numberOf(fate);
    while (series.length <= n) series.push(0);
    series[n]! += fate.chance;
  }
  return series;
};

/** The odds of a unit. `failing`: in one fate, the probabilities that it must test, and that it tests and fails. */
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

/** For `unitOdds`: the test at the end of an activation in which the unit had wounds marked, G-13.2. */
export const afterWounds =
  (before: Table) =>
  (after: Table, unit: Unit, fate: Fate): readonly [number, number] => {
    const isTested = unit.damage + markedBy(before, fate, unit.id) > 0 && isAtHalfStrength(after, unit);
    return isTested ? [1, chanceToFail(moraleNeed(after, unit))] : [0, 0];
  };
