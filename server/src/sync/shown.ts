import { type LevelId, type SeatId, seatOf, told, type Viewer } from '@ironhex/shared/match';
import type { Cover, Gathering, GatheringSeat, ShownDecision, Status } from '@ironhex/shared/protocol';
import { replacedBy, type Seat, sitterOf } from '../rooms/match/seats/seats.ts';
import type { Table } from '../rooms/match/table.ts';
import type { Listener } from './client.ts';
import { SeatState, type ViewState } from './schema.ts';
import { settingsText } from './settings.ts';

/** A seat as viewers see it. */
interface PublicSeat {
  readonly id: SeatId;
  readonly side: number;
  /** Its place in playing order. */
  readonly place: number;
  readonly name: string;
  readonly taken: boolean;
  /** How well the computer plays that holds it; empty if none does. */
  readonly computer: LevelId | '';
  readonly connected: boolean;
  readonly salt: string;
  readonly rematch: boolean;
  readonly unsealed: boolean;
  /** When it is freed, unless its player objects; 0 if nobody asks for it. */
  readonly freeAt: number;
  /** In whose place the player has sat down in the middle of the match; empty if that was nobody. */
  readonly replaces: string;
  /** A `Cover` as JSON; empty if no computer plays for its player, and nobody wants that. */
  readonly cover: string;
  /** While people gather: a `GatheringSeat` as JSON; empty from the beginning of the match on. */
  readonly gathering: string;
}

/** The part of the state that is no secret of a seat. */
export interface PublicState {
  readonly status: Status;
  /** As JSON; empty until the match is over. */
  readonly outcome: string;
  /** How the series stands, as JSON; empty if no match came before. */
  readonly series: string;
  /** What the dice were bound to, once it may be known. */
  readonly secret: string;
  readonly spectators: number;
  /** The seat of the host; empty if the host only watches. */
  readonly hostSeat: string;
  /** While people gather: how, and what is to be played, as JSON; empty from the beginning of the match on. */
  readonly gathering: string;
  readonly settings: string;
  readonly seats: readonly PublicSeat[];
}

/** Writes only what is different: every field that is written goes over the wire. */
export const assign = <T extends object>(target: T, values: Partial<T>): void => {
  for (const key of Object.keys(values) as (keyof T)[]) {
    const value = values[key] as T[keyof T];
    if (target[key] !== value) target[key] = value;
  }
};

/** The entry of a map of states, made if it is not there yet. */
const entry = <T>(
  map: { get(key: string): T | undefined; set(key: string, value: T): unknown },
  key: string,
  make: () => T,
): T => {
  const known = map.get(key);
  if (known) return known;
  const made = make();
  map.set(key, made);
  return made;
};

/** Updates the public part of a viewer's state. */
export const show = (state: ViewState, { seats, ...rest }: PublicState): void => {
  assign(state, rest);
  for (const id of state.seats.keys()) if (!seats.some((seat) => seat.id === id)) state.seats.delete(id);
  for (const seat of seats)
    assign(
      entry(state.seats, seat.id, () => new SeatState()),
      seat,
    );
};

const textOf = (value: object | undefined): string => (value ? JSON.stringify(value) : '');

const seatsOf = (table: Table, guests: readonly Listener[] | undefined): PublicSeat[] => {
  const connected = guests && new Set(guests.map(({ userData }) => userData!.viewer));
  return table.seats.all.map((seat, place) => ({
    id: seat.id,
    side: seat.side,
    place,
    name: sitterOf(seat),
    salt: guests ? seat.salt : '',
    taken: !seat.open,
    connected: seat.computer !== undefined || (connected?.has(seat.id) ?? !seat.open),
    computer: seat.computer ?? '',
    rematch: seat.wantsRematch,
    unsealed: seat.unsealed,
    freeAt: table.freeAt(seat.id) ?? 0,
    replaces: replacedBy(seat),
    cover: textOf(coverOf(seat)),
    gathering: table.status === 'gathering' ? JSON.stringify(gatheringSeatOf(table, seat)) : '',
  }));
};

const coverOf = ({ cover, offers }: Seat): Cover | undefined =>
  cover || offers.length > 0 ? { plays: cover !== undefined, by: offers } : undefined;

const gatheringSeatOf = ({ layout }: Table, seat: Seat): GatheringSeat => {
  const { ready, optional, closed } = seat;
  return { ready, optional, closed, fits: layout.misfit(seat) === undefined };
};

/** Why the viewer's own force does not fit. It may name units and figures, which are a secret from all others. */
const misfitOf = ({ status, layout, seats, ruleset }: Table, viewer: Viewer): string => {
  const misfit = status === 'gathering' && seatOf(viewer) !== null && layout.misfit(seats.get(viewer));
  return textOf(misfit ? told(ruleset.words.refusals, misfit) : undefined);
};

/** The force that the viewer has brought: nobody else may know it before the match. */
const broughtBy = ({ status, seats }: Table, viewer: Viewer): string => {
  const seat = seatOf(viewer) === null ? undefined : seats.get(viewer);
  const own = status === 'gathering' && seat?.brings === 'player' && !seat.open;
  return textOf(own ? (seat.force ?? undefined) : undefined);
};

const gatheringOf = (table: Table): Gathering => {
  const { revision, waits, locked, drawn, timers } = table.gathering;
  const [countdown] = timers;
  const beginsAt = countdown ? (table.clocks.running({ seat: null, id: countdown.id })?.deadline ?? 0) : 0;
  return { revision, waits, locked, drawn, beginsAt };
};

/** The decisions that a viewer may know of; times only where the viewer knows the clock. */
const decisionsOf = (table: Table, viewer: Viewer): ShownDecision[] => {
  const times = table.clocks.shownTo(viewer);
  return table.awaited(viewer).map(({ seat, id, kind, clock, committed = false }, index) => {
    const { bankFrom = 0, deadline = 0 } = times[index] ?? {};
    const own = { id: id ?? -1, kind: kind ?? '', clock: clock?.class ?? '' };
    return { seat: seat ?? '', ...own, committed, bankFrom, deadline };
  });
};

/** The decision that the viewer can go back to, until when, and what that takes. */
const backOf = (
  table: Table,
  viewer: Viewer,
): Pick<OwnState, 'back' | 'backUntil' | 'backTakes' | 'backsLeft' | 'backFar'> => {
  const way = table.wayBack(viewer);
  const { decision: back = -1, until: backUntil = 0, takes: backTakes = [], far: backFar = false } = way ?? {};
  return { back, backUntil, backTakes, backFar, backsLeft: seatOf(viewer) === null ? 0 : table.taken.left(viewer) };
};

/** What the room shows one viewer beside its view. */
export const ownStateOf = (table: Table, viewer: Viewer): OwnState => ({
  decisions: decisionsOf(table, viewer),
  banks: Object.fromEntries(table.seats.all.map(({ id }) => [id, table.clocks.bank(id, viewer)])),
  ...backOf(table, viewer),
  lost: table.taken.lossesOf(viewer),
  seq: seqOf(table, viewer),
  stays: table.freeings.of(viewer)?.acted === true,
  misfit: misfitOf(table, viewer),
  brought: broughtBy(table, viewer),
});

/** The highest `seq` that a viewer's seat has used; 0 for spectators. */
export const seqOf = ({ seats }: Table, viewer: Viewer): number =>
  seatOf(viewer) === null ? 0 : seats.get(viewer).answers.highest;

/**
 * The public part of the state, with these guests connected, and as many spectators as everybody is told. A delayed feed has
 * no guests, since connections are not in the journal: there all seated players look connected, and the secret of the dice
 * is left out.
 */
export const publicStateOf = (table: Table, guests?: readonly Listener[], spectators = 0): PublicState => ({
  status: table.status,
  outcome: textOf(table.outcome),
  series: textOf(table.layout.isRematch ? table.series : undefined),
  secret: (guests && table.diceSecret) ?? '',
  spectators,
  hostSeat: table.gathering.seatOfHost?.id ?? '',
  ...(table.status === 'gathering'
    ? { gathering: JSON.stringify(gatheringOf(table)), settings: settingsText(table.layout)(table.layout.blueprint) }
    : { gathering: '', settings: '' }),
  seats: seatsOf(table, guests),
});

/** What the room shows a viewer beside its view. */
export interface OwnState {
  readonly decisions: readonly ShownDecision[];
  /** Milliseconds left in each seat's bank, as the viewer may know it. */
  readonly banks: Readonly<Record<SeatId, number>>;
  /** The decision that the viewer can go back to; -1 if there is none. */
  readonly back: number;
  /** When its time to do so is up; 0 without a limit. */
  readonly backUntil: number;
  /** The seats that would lose a decision if it did so, as far as it may know. */
  readonly backTakes: readonly SeatId[];
  /** How often it may still do so where that takes a question from another seat. */
  readonly backsLeft: number;
  /** It goes further back than with another person at the table: dice are thrown away, and the match does not count. */
  readonly backFar: boolean;
  /** How often questions were taken from its seat by another one that went back. */
  readonly lost: number;
  /** The highest `seq` of its seat. */
  readonly seq: number;
  /** Its seat is not freed, whatever the host has asked: its player has done something since. */
  readonly stays: boolean;
  /** Why its player cannot begin with the force brought, as JSON; empty if nothing is in the way. */
  readonly misfit: string;
  /** Before the match, the force that its player has brought, as JSON; empty if none. */
  readonly brought: string;
}
