import type { Status } from '@ironhex/shared/protocol';
import type { Blueprint } from './blueprint.ts';
import { sitterOf } from './seats.ts';
import type { Table } from './table.ts';

/** What the address of a match tells before joining. */
export interface MatchSummary {
  readonly id: string;
  readonly name: string;
  readonly ruleset: string;
  readonly status: Status;
  readonly seats: readonly { readonly id: string; readonly name: string; readonly taken: boolean }[];
}

/** What may be told about this match. */
export const summaryOf = ({ id, name, rulesetId: ruleset }: Blueprint, { seats, status }: Table): MatchSummary => ({
  id,
  name,
  ruleset,
  status,
  seats: seats.all.map((seat) => ({ id: seat.id, name: sitterOf(seat), taken: !seat.open })),
});
