// The order in which models of a unit take wounds, G-11.8.
import type { Unit } from '../../model/units.ts';
import { type Built, GONE, OLD_FRIEND } from '../../roster/index.ts';

/** The living models of a unit in the four ranks of G-11.8, each by index in the track. */
export interface WoundOrder {
  /** (b): those with Tough 1, without heroes. */
  readonly first: readonly number[];
  /** (c): those with Tough 2 or more, without heroes. */
  readonly tough: readonly number[];
  /** The friend of event 34, after the unit's own models. */
  readonly friend: readonly number[];
  /** (d): heroes. */
  readonly heroes: readonly number[];
}

/** The ranks of a unit's living models. `types`: types of models that stand first within (b), G-11.A. */
export const woundOrder = ({ track }: Built, { bought, wounds }: Unit, types: readonly string[] = []): WoundOrder => {
  const [first, tough, friend, heroes]: number[][] = [[], [], [], []];
  for (const [model, fighter] of track.entries()) {
    if (wounds[model] === GONE) continue;
    const isFriend = bought.friend && fighter.type === OLD_FRIEND.type && fighter.name === OLD_FRIEND.name;
    const kind = fighter.hero ? heroes : isFriend ? friend : fighter.tough === 1 ? first : tough;
    kind!.push(model);
  }
  const rank = (model: number): number => {
    const place = types.indexOf(track[model]!.type);
    return place < 0 ? types.length : place;
  };
  const chosen = types.length === 0 ? first! : first!.toSorted((one, other) => rank(one) - rank(other));
  return { first: chosen, tough: tough!, friend: friend!, heroes: heroes! };
};

/** The living model with most wounds, ties in model order; undefined: none lives. */
const mostWounded = (models: readonly number[], wounds: readonly number[]): number | undefined => {
  let found: number | undefined;
  for (const model of models)
    if (wounds[model] !== GONE && (found === undefined || wounds[model]! > wounds[found]!)) found = model;
  return found;
};

/** The model that takes the next wound. `wounds`: those of the track by now. Undefined: no model lives. */
export const nextToWound = (
  { first, tough, friend, heroes }: WoundOrder,
  wounds: readonly number[],
): number | undefined =>
  first.find((model) => wounds[model] !== GONE) ??
  mostWounded(tough, wounds) ??
  mostWounded(friend, wounds) ??
  mostWounded(heroes, wounds);
