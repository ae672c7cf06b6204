import type { Event } from '../../model/events.ts';
import type { State } from '../../model/state.ts';
import { GONE } from '../../roster/index.ts';
import { inOrder } from '../figures.ts';
import type { Aside } from '../placing.ts';

/** The event by which units that found no place, and their passengers, leave the battle; none if all found one. */
export const leftBehind = ({ units }: State, from: Aside): readonly Event[] => {
  const left = inOrder(Object.values(units).filter(({ place }) => place === from));
  if (left.length === 0) return [];
  const changes = left.map(({ id, wounds }) => [
    id,
    { place: 'destroyed' as const, transport: null, wounds: wounds.map(() => GONE) },
  ]);
  return [{ kind: 'left-behind', units: left.map(({ id }) => id), to: { units: Object.fromEntries(changes) } }];
};
