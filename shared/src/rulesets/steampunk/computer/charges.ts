// What assaults may come of it that a unit stands near enemies.
import type { HexLabel } from '../../../hex/index.ts';
import { distanceOf, neighboursOf } from '../ground/places.ts';
import { layerOf, type Unit } from '../model/units.ts';
import { withUnit } from '../rules/movement/doings.ts';
import { contestWorth, entered } from './assault.ts';
import type { Outlook } from './outlook.ts';

/** How far a unit goes to attack in a turn, about. */
const NEAR = 2;
/** How likely it is that one in the next hex attacks in the next turn whom it would gain by. */
const CHARGES = 0.25;

const known = new WeakMap<Outlook, Map<string, number>>();

/** What a unit gains by attacking another one from the hex that is nearest to it; 0 if it is nothing. */
const gainBy = (outlook: Outlook, by: Unit, on: Unit): number => {
  const { table } = outlook;
  const away = (hex: HexLabel): number => distanceOf(hex, by.at!);
  const from = neighboursOf(table.board, on.at!).reduce((one, other) => (away(other) < away(one) ? other : one));
  const gains = known.get(outlook) ?? new Map<string, number>();
  known.set(outlook, gains);
  const key = `${by.id} ${from} ${on.id} ${on.at} ${on.facing}`;
  const there = withUnit(withUnit(table, on), { ...by, at: from });
  const gain = gains.get(key) ?? Math.max(0, contestWorth(there, entered(by, from, [on]), by.seat));
  gains.set(key, gain);
  return gain;
};

/** The same for a unit that has come near: the nearer, the likelier. */
const charge = (outlook: Outlook, by: Unit, on: Unit): number => {
  const distance = distanceOf(by.at!, on.at!);
  if (distance === 0 || distance > NEAR || layerOf(by) !== layerOf(on)) return 0;
  return (CHARGES * gainBy(outlook, by, on)) / distance;
};

/** What the next turn's assaults are worth for a unit that stands so: its own best one, less those of enemies on it. */
export const chargesWorth = (outlook: Outlook, unit: Unit): number => {
  const { enemies } = outlook;
  const own = Math.max(0, ...enemies.map((enemy) => charge(outlook, unit, enemy)));
  return own - enemies.reduce((sum, enemy) => sum + charge(outlook, enemy, unit), 0);
};
