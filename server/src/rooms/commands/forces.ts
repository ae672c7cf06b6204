import { readAsked } from '@ironhex/shared/match';
import { fail, ok, type Result } from '@ironhex/shared/protocol';
import { refuse } from '../../guard/refuse.ts';
import type { Seat } from '../match/seats.ts';
import type { Table } from '../match/table.ts';

type Refused = ReturnType<typeof refuse>;

const NOT_YOURS = refuse('no-force', 'Nobody brings a force of their own to this seat. Sit down without one.');
const MISSING = refuse('force-missing', 'Bring a force when you sit down here.');

/** The force of a player who sits down: judged by its form, then together with those that are there already. */
export const forceBrought = (table: Table, seat: Seat, force: unknown): Result<object | undefined, Refused> => {
  if (!table.takesForce(seat.id)) return force === undefined ? ok(undefined) : fail(NOT_YOURS);
  if (force === undefined) return seat.open || !seat.force ? fail(MISSING) : ok(undefined);
  const read = readAsked(table.ruleset.schemas.force, force, ['force']);
  if (!read.ok) return fail({ ok: false, refusal: read.error });
  const { setup } = table;
  const seats = setup.seats.map((other) => (other.id === seat.id ? { ...other, force: read.value } : other));
  const [refusal] = table.ruleset.checkSetup({ ...setup, seats });
  return refusal ? fail({ ok: false, refusal }) : ok(read.value);
};
