// In which order the models of a unit take wounds, G-11.8.
import type { Unit } from '../../model/units.ts';
import { type Built, GONE, OLD_FRIEND } from '../../roster/index.ts';

/** Who takes the next wound while models die. */
export interface WoundOrder {
  /** Those with Tough 1 that are no heroes, in the order in which they go, (b). */
  readonly first: readonly number[];
  /** Those with Tough 2 or more, (c). */
  readonly tough: readonly number[];
  /** The friend of event 34, who comes after the unit's own models. */
  readonly friend: readonly number[];
  /** (d). */
  readonly heroes: readonly number[];
}

/** The order in which living models of a unit take wounds, but for how much each has; `types` come first within (b). */
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

/** The one with most wounds of those that live, ties in model order; undefined if none does. */
const mostWounded = (models: readonly number[], wounds: readonly number[]): number | undefined => {
  let found: number | undefined;
  for (const model of models)
    if (wounds[model] !== GONE && (found === undefined || wounds[model]! > wounds[found]!)) found = model;
  return found;
};

/** The model that takes the next wound, with these wounds by now; undefined if all are gone. */
export const nextToWound = (
  { first, tough, friend, heroes }: WoundOrder,
  wounds: readonly number[],
): number | undefined =>
  first.find((model) => wounds[model] !== GONE) ??
  mostWounded(tough, wounds) ??
  mostWounded(friend, wounds) ??
  mostWounded(heroes, wounds);
