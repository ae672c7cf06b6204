import { OMNISCIENT, PUBLIC, type SeatId, type Viewer } from '@ironhex/shared/match';
import { JoinSchema, type Status } from '@ironhex/shared/protocol';
import { ErrorCode, ServerError } from 'colyseus';
import type { RoomLimits } from '../../guard/limits.ts';
import { notNow } from '../../refusals.ts';
import type { Guest } from '../../sync/client.ts';
import { lockFor, opens } from '../match/history/blueprint.ts';
import type { Layout } from '../match/layout.ts';
import type { Table } from '../match/table.ts';

/** Why a client is not let in; the message is for players. */
type WhyNot = Pick<ServerError, 'code' | 'message'>;

const NOT_WATCHED: WhyNot = {
  code: ErrorCode.APPLICATION_ERROR,
  message: 'The host lets nobody watch this match. Open a seat link to play in it.',
};
const NOBODY_SEES_ALL: WhyNot = {
  code: ErrorCode.APPLICATION_ERROR,
  message: 'Nobody may see what the players of this match keep secret.',
};
const LATER: WhyNot = {
  code: ErrorCode.APPLICATION_ERROR,
  message: 'Who watches this match sees all sides, some time later, and nothing at once.',
};
const PLAYS: WhyNot = {
  code: ErrorCode.APPLICATION_ERROR,
  message: 'This link holds a seat, and players see what their seat sees. Leave it out to watch.',
};
const NO_SEAT: WhyNot = { code: ErrorCode.AUTH_FAILED, message: 'Open a seat link to play in this match.' };

/** What of the match decides which viewers are allowed. */
export interface Setting {
  readonly status: Status;
  /** May people watch who hold no seat? */
  readonly watchable: boolean;
  /** Does a viewer who sees all sides follow this match, some time behind it? */
  readonly omniscient: boolean;
}

/** A client as far as the server can tell: with a seat's secret its player, else a stranger. */
export type Role = 'player' | 'stranger';
/** The viewer that a client wants to be; omniscient: one who sees all sides, as the host lets them. */
export type Wish = 'seat' | typeof PUBLIC | typeof OMNISCIENT;

/** Why a client may not be this viewer; undefined if it may. */
const WHY_NOT: Readonly<Record<Role, Readonly<Record<Wish, (setting: Setting) => WhyNot | undefined>>>> = {
  player: {
    seat: () => undefined,
    [PUBLIC]: () => PLAYS,
    // Once the match is over, only what is still delayed is a secret.
    [OMNISCIENT]: ({ status, omniscient }) => (status === 'over' ? (omniscient ? undefined : NOBODY_SEES_ALL) : PLAYS),
  },
  stranger: {
    seat: () => NO_SEAT,
    [PUBLIC]: ({ status, watchable, omniscient }) => {
      if (!watchable) return NOT_WATCHED;
      return omniscient && status === 'playing' ? LATER : undefined;
    },
    [OMNISCIENT]: ({ watchable, omniscient }) => (watchable ? (omniscient ? undefined : NOBODY_SEES_ALL) : NOT_WATCHED),
  },
};

/** Why a client of this role may not be this viewer; undefined if it may. */
export const whyNot = (role: Role, wish: Wish, setting: Setting): WhyNot | undefined => WHY_NOT[role][wish](setting);

/**
 * The seat that a secret opens; null for that of a host who only watches.
 * @throws ServerError with a sentence for players if it opens none, or nobody may know yet.
 */
const seatFor = (
  secret: string,
  { seats, gathering }: Pick<Table, 'seats' | 'gathering'>,
  unstored: ReadonlySet<SeatId>,
): SeatId | null => {
  const seat = seats.openedBy(secret);
  if (seat === undefined ? unstored.size > 0 : unstored.has(seat))
    throw notNow('A seat of this match is getting a new link just now. One moment.');
  if (seat === undefined && opens(secret, gathering.host)) return null;
  if (seat === undefined) {
    const message = 'This link holds no seat in this match. Ask your host for the right one, or leave it out to watch.';
    throw new ServerError(ErrorCode.AUTH_FAILED, message);
  }
  return seat;
};

/**
 * Who asks to join, and as which viewer: with a seat's secret that seat, without one a spectator, unless they wish for
 * something else. Several connections may hold the same seat, such as a phone beside a laptop: each sees and does the
 * same. `unstored` are the seats whose new locks are not in the journal yet: until then no answer may tell which secret
 * opens them.
 * @throws ServerError with a sentence for players.
 */
export const admit = (
  table: Pick<Table, 'seats' | 'gathering' | 'status'> & { readonly layout: Pick<Layout, 'watchable' | 'later'> },
  options: unknown,
  unstored: ReadonlySet<SeatId>,
): Guest => {
  const join = JoinSchema.safeParse(options ?? {});
  if (!join.success)
    throw new ServerError(ErrorCode.INVALID_PAYLOAD, 'Join with a seat link as it was given to you, or without one.');
  const { secret, viewer, name = '' } = join.data;
  const { status, layout, seats } = table;
  const seat = secret === undefined ? null : seatFor(secret, table, unstored);
  const omniscient = layout.later !== undefined;
  const watching = omniscient && status !== 'gathering' ? OMNISCIENT : PUBLIC;
  const [role, usual]: [Role, Wish] = seat === null ? ['stranger', watching] : ['player', 'seat'];
  const wish = viewer ?? usual;
  const why = whyNot(role, wish, { status, watchable: layout.watchable, omniscient });
  if (why) throw new ServerError(why.code, why.message);
  if (seat !== null && wish === 'seat') return { viewer: seat, seat, lock: seats.get(seat).lock, name };
  const lock = secret !== undefined && seat === null ? lockFor(secret) : null;
  const as: Viewer = wish === OMNISCIENT ? layout.later! : PUBLIC;
  return { viewer: as, seat: null, lock, name };
};

/**
 * A guest, if there is room left beside those who are connected.
 * @throws ServerError that the page shows: trying again at once would not help.
 */
export const ifRoomFor = (
  guest: Guest,
  present: readonly { readonly userData?: Guest | undefined }[],
  { spectators, connectionsPerSeat }: RoomLimits,
): Guest => {
  const alike = present.filter(({ userData }) => userData?.seat === guest.seat).length;
  if (guest.seat === null && alike >= spectators) {
    const message = `${alike} people are watching this match, and more find no place. Try again later.`;
    throw new ServerError(ErrorCode.APPLICATION_ERROR, message);
  }
  if (guest.seat !== null && alike >= connectionsPerSeat) {
    const message = `This seat is open in ${alike} places already. Close one of them, then try again.`;
    throw new ServerError(ErrorCode.APPLICATION_ERROR, message);
  }
  return guest;
};
