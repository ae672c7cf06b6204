// What a unit does with its weapons in the turn for which orders are written.
import { figuresOf } from '../model/figures.ts';
import type { Gunnery } from '../model/orders.ts';
import type { Unit } from '../model/units.ts';
import type { Built } from '../roster/index.ts';
import { isLoaded, loaded, weaponsOf } from '../rules/gunnery/weapons.ts';
import { ordersOf } from '../rules/orders/carried.ts';
import { gunneriesFor, mayFire } from '../rules/orders/writable.ts';
import { wordWorth } from './fire.ts';
import type { Outlook } from './outlook.ts';
import { powerOf } from './stance.ts';
import { valueOfUnit } from './value.ts';

/** What a unit has loaded when the turn begins. Its order for this turn loads; whether it fires is not known yet. */
export const loadsThen = ({ view }: Outlook, unit: Unit): Unit['loads'] => {
  const built = figuresOf(view, unit);
  if (view.stage === 'orders') return unit.loads;
  const gunnery = ordersOf(view, unit).now?.gunnery ?? (['-', '-'] as const);
  let now = unit;
  for (const word of gunnery) now = { ...now, ...loaded(built, now, word) };
  return now.loads;
};

/** What a loaded weapon is worth for the turn after, as a share of what it would do now. */
const LATER = 0.7;
/** What it is worth to load, and to be ready to fire at who comes, as a share of the unit's points. */
const READY = 0.08;
const IN_CASE = 0.013;

/** What is loaded after firing by this word. */
const spent = (built: Built, { loads }: Unit, word: string): Unit['loads'] => ({
  ...loads,
  ...Object.fromEntries(
    weaponsOf(built)
      .filter(({ id, firedBy }) => loads[id] !== undefined && firedBy.some((each) => each === word))
      .map(({ id }) => [id, Math.max(0, loads[id]! - 1)]),
  ),
});

const fired = new WeakMap<Outlook, Map<string, number>>();

/** What firing by a word is worth for a unit that stands so: worked out once for each outlook. */
const firing = (outlook: Outlook, unit: Unit, word: string, part: 1 | 2): number => {
  const known = fired.get(outlook) ?? new Map<string, number>();
  fired.set(outlook, known);
  const { id, at, facing, speed, loads } = unit;
  const key = `${id} ${at} ${facing} ${speed} ${part} ${word} ${JSON.stringify(loads)}`;
  const found = known.get(key) ?? wordWorth(outlook.table, unit, word, part);
  known.set(key, found);
  return found;
};

/** The best gunnery order for a movement, and what it is worth, with what the weapons can do after it. */
export const gunneryFor = (
  outlook: Outlook,
  start: Unit,
  end: Unit,
): { readonly gunnery: Gunnery; readonly worth: number } => {
  const { table } = outlook;
  const built = figuresOf(table, start);
  const once = (unit: Unit, word: string, part: 1 | 2): number => firing(outlook, unit, word, part);
  const ready = READY * valueOfUnit(table, start).kept;
  const loading = (unit: Unit, word: string): number => {
    const after = loaded(built, unit, word)?.loads;
    return after && Object.entries(after).some(([id, count]) => count > (unit.loads[id] ?? 0)) ? ready : 0;
  };
  const inCase = (unit: Unit, word: string): number =>
    weaponsOf(built).some((weapon) => weapon.firedBy.some((each) => each === word) && isLoaded(built, unit, weapon))
      ? IN_CASE * valueOfUnit(table, start).kept
      : 0;
  let best: { readonly gunnery: Gunnery; readonly worth: number } = {
    gunnery: ['-', '-'],
    worth: Number.NEGATIVE_INFINITY,
  };
  for (const gunnery of gunneriesFor(built, start.speed, end.speed)) {
    const one = mayFire(built, start.speed, gunnery) ? gunnery[0] : '-';
    const other = gunnery[1];
    const first = once(start, one, 1) + loading(start, one) + inCase(start, one);
    const then: Unit = { ...end, loads: { ...start.loads, ...loaded(built, start, one)?.loads } };
    const fires = once(start, one, 1) > 0;
    const left: Unit = { ...end, loads: fires ? spent(built, then, one) : then.loads };
    // What has fired in the first part must be loaded before it fires again.
    const mayFireThen = mayFire(built, end.speed, gunnery);
    const shots = mayFireThen ? once(left, other, 2) : 0;
    const second = shots + (mayFireThen ? LATER * loading(left, other) + inCase(left, other) : 0);
    const after: Unit = {
      ...left,
      loads:
        shots > 0
          ? spent(built, left, other)
          : { ...left.loads, ...(mayFireThen && loaded(built, left, other)?.loads) },
    };
    const worth = first + second + powerOf(outlook, after);
    if (worth > best.worth) best = { gunnery, worth };
  }
  return best;
};

/** What the second part of a gunnery order is worth for a unit that stands so after its movement, and what it can do after. */
export const shotsThen = (outlook: Outlook, unit: Unit, gunnery: Gunnery): number => {
  const { table } = outlook;
  const built = figuresOf(table, unit);
  const word = gunnery[1];
  const shots = mayFire(built, unit.speed, gunnery) ? firing(outlook, unit, word, 2) : 0;
  return shots + powerOf(outlook, shots > 0 ? { ...unit, loads: spent(built, unit, word) } : unit);
};
