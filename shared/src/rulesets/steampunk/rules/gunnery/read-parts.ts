import type { Event } from '../../model/events.ts';
import type { PartRead, VoidWhy } from '../../model/facts/gunnery.ts';
import { fieldUnits } from '../../model/in-order.ts';
import type { State } from '../../model/state.ts';
import type { Part } from '../../model/steps/gunnery.ts';
import { isShaken, type Unit, type UnitId } from '../../model/units.ts';
import { figuresOf } from '../damage/figures.ts';
import { loaded } from './loading.ts';

/** The order of a unit without one, ORD-1. */
const NOTHING = ['-', '-'] as const;

/** Why a unit does nothing in a part, whatever its order, GUN-1. */
const kept = ({ hidden, harm }: Unit): VoidWhy | null => {
  if (hidden) return 'hidden';
  if (harm.unconscious) return 'unconscious';
  return isShaken({ harm }) ? 'shaken' : null;
};

/** The part that a unit carries out: the pair must be in the list of the speed that it has now, ORD-10. */
const read = (state: State, unit: Unit, part: Part): PartRead => {
  const { id, seat, speed } = unit;
  const pair = state.orders[id]?.now?.gunnery ?? NOTHING;
  const word = pair[part - 1]!;
  if (word === '-') return { unit: id, seat, word, void: null };
  const listed = figuresOf(state, unit).orders.gunnery[speed] ?? [];
  const isListed = listed.some(([one, other]) => one === pair[0] && other === pair[1]);
  const why = kept(unit) ?? (isListed ? null : 'speed');
  return { unit: id, seat, word: why ? '-' : word, void: why };
};

const didWith = ({ did }: Unit, part: Part, word: string): Unit['did'] => ({
  ...did,
  parts: part === 1 ? [word, did.parts[1]] : [did.parts[0], word],
});

/** Reads the parts of all orders, and loads what is to be loaded, GUN-1 (a) and (b): all of it at once. */
export const readParts = (state: State, part: Part): Event => {
  const orders = fieldUnits(state).map((unit) => read(state, unit, part));
  const units: Record<UnitId, Partial<Unit>> = {};
  for (const { unit: id, word } of orders) {
    const unit = state.units[id]!;
    units[id] = { did: didWith(unit, part, word), ...loaded(figuresOf(state, unit), unit, word) };
  }
  return { kind: 'parts-read', part, orders, to: { units } };
};
