import { packBoard } from '@ironhex/shared/board';
import { seatOf, told, type Viewer } from '@ironhex/shared/match';
import { oncePer } from '@ironhex/shared/once-per';
import type { Gathering, GatheringSeat, ShownDecision } from '@ironhex/shared/protocol';
import type { Blueprint } from '../rooms/match/blueprint.ts';
import { replacedBy, type Seat, sitterOf } from '../rooms/match/seats.ts';
import type { Table } from '../rooms/match/table.ts';
import type { Own } from './audience.ts';
import type { MatchClient } from './guest.ts';
import type { Shown, ShownSeat } from './show.ts';

const seatsOf = (table: Table, guests: readonly MatchClient[] | undefined): ShownSeat[] => {
  const connected = guests && new Set(guests.map(({ userData }) => userData!.viewer));
  return table.seats.all.map((seat) => ({
    id: seat.id,
    side: seat.side,
    name: sitterOf(seat),
    salt: guests ? seat.salt : '',
    taken: !seat.open,
    connected: connected?.has(seat.id) ?? !seat.open,
    rematch: seat.wantsRematch,
    freeAt: table.freeAt(seat.id) ?? 0,
    replaces: replacedBy(seat),
    gathering: table.status === 'gathering' ? JSON.stringify(gatheringSeatOf(table, seat)) : '',
  }));
};

const gatheringSeatOf = (table: Table, seat: Seat): GatheringSeat => {
  const misfit = table.misfit(seat);
  const { ready, optional, closed } = seat;
  return { ready, optional, closed, misfit: misfit && told(table.ruleset.words.refusals, misfit) };
};

const gatheringOf = (table: Table): Gathering => {
  const { revision, waits, locked, drawn, timers } = table.gathering;
  const [countdown] = timers;
  const beginsAt = countdown ? (table.clocks.running({ seat: null, id: countdown.id })?.deadline ?? 0) : 0;
  return { revision, waits, locked, drawn, beginsAt };
};

/** What is to be played, as text: made anew only for other settings. */
const settingsOf = oncePer((blueprint: Blueprint): string => {
  const { options, board, position, clocks, spectators = true, listed = false } = blueprint;
  const placed = position !== undefined;
  return JSON.stringify({ options, board: packBoard(board), placed, clocks, spectators, listed });
});

/** Whom the match waits for, as far as the viewer's own view tells it; times only where the view tells the clock. */
const decisionsOf = (table: Table, viewer: Viewer): ShownDecision[] => {
  const times = table.clocks.shownTo(viewer);
  return table.awaited(viewer).map(({ seat, id, kind, clock, committed = false }, index) => {
    const { bankFrom = 0, deadline = 0 } = times[index] ?? {};
    const own = { id: id ?? -1, kind: kind ?? '', clock: clock?.class ?? '' };
    return { seat: seat ?? '', ...own, committed, bankFrom, deadline };
  });
};

/** The decision that the viewer can go back to, until when, and what that takes. */
const backOf = (table: Table, viewer: Viewer): Pick<Own, 'back' | 'backUntil' | 'backTakes' | 'backsLeft'> => {
  const { decision: back = -1, until: backUntil = 0, takes: backTakes = [] } = table.wayBack(viewer) ?? {};
  return { back, backUntil, backTakes, backsLeft: seatOf(viewer) === null ? 0 : table.taken.left(viewer) };
};

/** What the room shows one viewer beside its view. */
export const ownOf = (table: Table, viewer: Viewer): Own => ({
  decisions: decisionsOf(table, viewer),
  banks: Object.fromEntries(table.seats.all.map(({ id }) => [id, table.clocks.bank(id, viewer)])),
  ...backOf(table, viewer),
  lost: table.taken.lossesOf(viewer),
  seq: seqOf(table, viewer),
  stays: table.freeings.of(viewer)?.acted === true,
});

/** The highest `seq` that a viewer's seat has used; 0 for spectators. */
export const seqOf = ({ seats }: Table, viewer: Viewer): number =>
  seatOf(viewer) === null ? 0 : seats.get(viewer).answers.highest;

const textOf = (value: object | undefined): string => (value ? JSON.stringify(value) : '');

/**
 * What is no secret of a match with these people at it. Who lags behind is told of no people: who is there now is not in
 * what is stored. Then all who sit seem to be there. It is told nothing of the dice either, which the record proves.
 */
export const shownOf = (table: Table, guests?: readonly MatchClient[]): Shown => ({
  status: table.status,
  outcome: textOf(table.outcome),
  series: textOf(table.isRematch ? table.series : undefined),
  secret: (guests && table.diceSecret) ?? '',
  spectators: guests?.filter(({ userData }) => userData!.seat === null).length ?? 0,
  hostSeat: table.gathering.seatOfHost?.id ?? '',
  ...(table.status === 'gathering'
    ? { gathering: JSON.stringify(gatheringOf(table)), settings: settingsOf(table.blueprint) }
    : { gathering: '', settings: '' }),
  seats: seatsOf(table, guests),
});
