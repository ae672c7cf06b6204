import type { Status } from '@ironhex/shared/protocol';
import { replacedBy, sitterOf } from './seats.ts';
import type { Table } from './table.ts';

/** What the address of a match tells before joining. Where nobody may watch, names of players are empty. */
export interface MatchSummary {
  readonly id: string;
  readonly name: string;
  readonly ruleset: string;
  readonly status: Status;
  readonly seats: readonly {
    readonly id: string;
    readonly name: string;
    readonly taken: boolean;
    /** The player has sat down in the middle of the match, in place of another. */
    readonly newcomer: boolean;
  }[];
}

/** What may be told about this match. */
export const summaryOf = ({
  blueprint: { id, name, rulesetId: ruleset },
  seats,
  status,
  watchable,
}: Table): MatchSummary => ({
  id,
  name,
  ruleset,
  status,
  seats: seats.all.map((seat) => ({
    id: seat.id,
    name: watchable ? sitterOf(seat) : '',
    taken: !seat.open,
    newcomer: replacedBy(seat) !== '',
  })),
});
