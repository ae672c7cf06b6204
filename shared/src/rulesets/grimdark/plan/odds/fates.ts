// Fates: the wounds that units may have, with the probability of each.
import type { Table } from '../../model/table.ts';
import type { Unit, UnitId } from '../../model/units.ts';
import { GONE } from '../../roster/index.ts';
import type { Wounding } from '../../rules/attacks/to-block.ts';
import { hasRule, REGENERATES } from '../../rules/attacks/to-hit.ts';
import { nextToWound, woundOrder } from '../../rules/attacks/wounds.ts';
import { figuresOf, unitOf } from '../../rules/figures.ts';
import type { Series } from './series.ts';

/** One possible state of the wounds of some units. `chance`: its probability, 0 to 1. */
export interface Fate {
  readonly wounds: Readonly<Record<UnitId, readonly number[]>>;
  readonly chance: number;
}

/** All possible states: no two alike, with probabilities that add up to 1. */
export type Fates = readonly Fate[];

/** The one fate of units as they are now. */
export const asTheyAre = (table: Table, ...ids: readonly UnitId[]): Fates => [
  { wounds: Object.fromEntries(ids.map((id) => [id, unitOf(table, id).wounds])), chance: 1 },
];

/** The table with these wounds. A unit without models is destroyed. */
export const supposed = (table: Table, { wounds }: Fate): Table => {
  const units = { ...table.units };
  for (const [id, marked] of Object.entries(wounds)) {
    const unit = units[id]!;
    if (unit.wounds === marked) continue;
    const gone = marked.every((each) => each === GONE);
    units[id] = { ...unit, wounds: marked, ...(gone && { place: 'destroyed', at: null }) };
  }
  return { ...table, units };
};

/** Adds up the probabilities of fates with the same wounds. */
const gathered = (fates: readonly Fate[]): Fates => {
  const byWounds = new Map<string, { wounds: Fate['wounds']; chance: number }>();
  for (const { wounds, chance } of fates) {
    const key = Object.values(wounds).join(';');
    const known = byWounds.get(key);
    if (known) known.chance += chance;
    else byWounds.set(key, { wounds, chance });
  }
  return [...byWounds.values()];
};

/** Replaces every fate by what it may lead to. */
export const goOn = (fates: Fates, next: (fate: Fate) => readonly Fate[]): Fates => gathered(fates.flatMap(next));

const choose = (n: number, k: number): number => {
  let ways = 1;
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1);
  return ways;
};

/** The distribution of the wounds that one hit marks: all of Deadly, or what Regeneration leaves of them, G-11.8. */
const takenOf = (deadly: number, regenerates: boolean): Series => {
  if (!regenerates) return [...Array<number>(deadly).fill(0), 1];
  const kept = (REGENERATES - 1) / 6;
  return Array.from({ length: deadly + 1 }, (_, n) => choose(deadly, n) * kept ** n * (1 - kept) ** (deadly - n));
};

/** The wounds of a unit after one more hit on a model, each with its probability. */
const hitOn = (
  table: Table,
  unit: Unit,
  model: number,
  { deadly, regenerates }: Wounding,
  wounds: readonly number[],
) => {
  const room = figuresOf(table, unit).track[model]!.tough - wounds[model]!;
  const taken = takenOf(deadly, regenerates && hasRule(table, unit, model, 'regeneration'));
  return taken.map((chance, n) => ({
    chance,
    wounds: wounds.map((marked, each) => (each !== model ? marked : n >= room ? GONE : marked + n)),
  }));
};

/** One more hit that was not blocked: on the model `named`, or on the next in order, G-11.8. */
const oneHit = (table: Table, unit: Unit, wounding: Wounding, { wounds, chance }: Fate, named?: number): Fate[] => {
  const before = wounds[unit.id]!;
  const built = figuresOf(table, unit);
  const model = named ?? nextToWound(woundOrder(built, { ...unit, wounds: before }), before);
  if (model === undefined || before[model] === GONE) return [{ wounds, chance }];
  return hitOn(table, unit, model, wounding, before).flatMap((after) =>
    after.chance === 0 ? [] : { wounds: { ...wounds, [unit.id]: after.wounds }, chance: chance * after.chance },
  );
};

/**
 * The fates after unblocked hits on a unit. `hits`: the distribution of their number. `table` has the unit as it was
 * when the group was rolled.
 */
export const struck = (
  table: Table,
  fate: Fate,
  id: UnitId,
  hits: Series,
  wounding: Wounding,
  named?: number,
): readonly Fate[] => {
  const unit = unitOf(table, id);
  const all: Fate[] = [];
  let now: Fates = [{ ...fate, chance: 1 }];
  for (const [n, chance] of hits.entries()) {
    if (n > 0) now = goOn(now, (each) => oneHit(table, unit, wounding, each, named));
    if (chance > 0)
      all.push(...now.map((each) => ({ wounds: each.wounds, chance: fate.chance * chance * each.chance })));
  }
  return all;
};
