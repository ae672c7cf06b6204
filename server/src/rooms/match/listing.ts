import type { SeatId } from '@ironhex/shared/match';
import { lastsDays, type OpenTable, paceOf } from '@ironhex/shared/protocol';
import type { Listing } from '../../journal/journal.ts';
import type { AnyRuleset, Blueprint } from './history/blueprint.ts';
import type { SatEntry } from './history/entries.ts';
import { sitterOf } from './seats/seats.ts';
import { Table } from './table.ts';

/** The seat of a stranger who has sat down, and whether the stranger is the host of that match. */
export interface StrangersSeat {
  readonly seat: SeatId;
  readonly host: boolean;
}

/** Does the match stay in the list of open tables though nobody is there? Its players look in when they can. */
export const staysListed = ({ layout }: Table): boolean => lastsDays(layout.blueprint.clocks);

/**
 * Seats on which a stranger can sit down; none once the match has begun, once its host was led to another one, or while the
 * host lets nobody else sit down.
 */
const freeSeats = ({ status, gathering, seats, invitation }: Table) =>
  status === 'gathering' && !gathering.locked && invitation === undefined
    ? seats.wanted.filter(({ open }) => open)
    : [];

/** What visitors are shown, field by field: all of it is public in a match that people may watch. */
const shownOf = (table: Table, since: number): OpenTable => {
  const { layout, seats, status } = table;
  const { id, rulesetId: game, name, clocks, board, options } = layout.blueprint;
  const free = freeSeats(table);
  const played = layout.ruleset.played?.(options);
  return {
    ...{ id, game, name, since },
    ...(played !== undefined && { played }),
    pace: paceOf(layout.ruleset, clocks) ?? 'own',
    board: { name: board.name, width: board.width, height: board.height },
    seats: seats.wanted.map((seat) => ({ id: seat.id, side: seat.side, name: sitterOf(seat) })),
    playing: status === 'playing',
    brings: free.length > 0 && free.every(({ brings }) => brings === 'player'),
  };
};

/**
 * What the list of open tables has of a match; undefined if it does not stand there: the host has not listed it, it is
 * over, or it waits and has no free seat. `now` is since when somebody waits at a table where nobody sits yet.
 */
export const listingOf = (table: Table, now: number): Listing | undefined => {
  const { layout, status, seats, trace } = table;
  if (!layout.blueprint.listed || !layout.watchable) return undefined;
  const free = freeSeats(table);
  if (status !== 'playing' && free.length === 0) return undefined;
  const sat = seats.all.filter(({ open }) => !open);
  const since = trace.begunAt ?? Math.min(now, ...sat.map((seat) => seat.since));
  const shown = shownOf(table, since);
  return {
    game: shown.game,
    pace: shown.pace,
    free: free.filter(({ brings }) => brings !== 'player').length,
    since,
    people: sat.flatMap(({ person }) => person || []),
    shown,
  };
};

/**
 * What the list will have of a match that is about to be opened, once this player sits there: others can find the table as
 * soon as it is stored, before its room is open.
 */
export const listingOfNew = (ruleset: AnyRuleset, blueprint: Blueprint, sat: SatEntry): Listing | undefined => {
  const deaf = { seen: () => {}, expired: () => {}, laid: () => {} };
  const table = new Table(ruleset, blueprint, { now: () => sat.at }, deaf);
  table.apply(sat);
  table.clocks.stop();
  return listingOf(table, sat.at);
};
