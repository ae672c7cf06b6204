import type { SeatId } from '../../../../match/index.ts';
import type { Event } from '../../model/events.ts';
import type { State } from '../../model/state.ts';
import type { Table } from '../../model/table.ts';
import type { Unit, UnitId } from '../../model/units.ts';

/** The name of a new token of a seat: the next that none of its units has. It tells nothing of the unit. */
const newToken = ({ units }: Pick<Table, 'units'>, seat: SeatId, taken: readonly string[]): string => {
  const names = new Set([...Object.values(units).map(({ token }) => token), ...taken]);
  let n = 1;
  while (names.has(`${seat} ${n}`)) n++;
  return `${seat} ${n}`;
};

/** Units hide at the end of a step, CON-8. */
export const hide = function* (state: State, ids: readonly UnitId[]): Generator<Event> {
  const hiding = ids.map((id) => state.units[id]!).filter(({ status, hidden }) => status === 'field' && !hidden);
  if (hiding.length === 0) return;
  const units: Record<UnitId, Partial<Unit>> = {};
  const taken: string[] = [];
  for (const { id, seat, token } of hiding) {
    const name = token ?? newToken(state, seat, taken);
    taken.push(name);
    units[id] = { hidden: true, token: name };
  }
  yield { kind: 'hid', units: hiding.map(({ id }) => id), to: { units } };
};
