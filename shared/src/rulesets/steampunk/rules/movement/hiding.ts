import type { Event } from '../../model/events.ts';
import type { State } from '../../model/state.ts';
import { newTokens } from '../../model/tokens.ts';
import type { Unit, UnitId } from '../../model/units.ts';

/** Units hide at the end of a step, CON-8: under the token that they had, or a new one. */
export const hide = function* (state: State, ids: readonly UnitId[]): Generator<Event> {
  const hiding = ids.map((id) => state.units[id]!).filter(({ status, hidden }) => status === 'field' && !hidden);
  if (hiding.length === 0) return;
  const units: Record<UnitId, Partial<Unit>> = {};
  for (const { id: seat } of state.seats) {
    const own = hiding.filter((unit) => unit.seat === seat);
    const names = newTokens(state, seat, own.length);
    for (const [index, { id, token }] of own.entries()) units[id] = { hidden: true, token: token ?? names[index]! };
  }
  yield { kind: 'hid', units: hiding.map(({ id }) => id), to: { units } };
};
