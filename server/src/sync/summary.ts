import { PUBLIC } from '@ironhex/shared/match';
import type { AwakeMatch, ShownDecision, Status } from '@ironhex/shared/protocol';
import { replacedBy, sitterOf } from '../rooms/match/seats/seats.ts';
import type { Table } from '../rooms/match/table.ts';
import type { MatchState } from './schema.ts';

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
  layout: {
    blueprint: { id, name, rulesetId: ruleset },
    watchable,
  },
  seats,
  status,
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

/**
 * How a match stands, of what was published to spectators: seats that have committed are not waited for, hidden ones
 * not told. Where there can be no spectators, neither names nor whose turn it is; where they are told `later`, not whose
 * turn it is.
 */
export const awakeMatchOf = ({ views }: MatchState, later: boolean): AwakeMatch => {
  const shown = views.get(PUBLIC);
  // The public part is the same for all seats.
  const { status, seats } = shown ?? [...views.values()][0]!;
  const decisions = JSON.parse((!later && shown?.decisions) || '[]') as readonly ShownDecision[];
  const awaited = decisions.filter(({ committed, seat }) => !committed && seat !== '').map(({ seat }) => seat);
  return {
    status: status as Status,
    players: Object.fromEntries(
      [...seats.values()].flatMap(({ id, name, taken }) => (taken ? [[id, shown ? name : '']] : [])),
    ),
    newcomers: [...seats.values()].flatMap(({ id, replaces }) => (replaces === '' ? [] : [id])),
    awaits: [...new Set(awaited)],
  };
};
