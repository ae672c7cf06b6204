import type { Answer, Command, CommandName, Status } from '@ironhex/shared/protocol';
import { refuse } from '../../refusals.ts';
import type { Guest, MatchClient } from '../../sync/client.ts';
import { lockFor } from '../match/history/blueprint.ts';
import type { Seat } from '../match/seats/seats.ts';
import type { Reply } from '../storage/replies.ts';
import type { Session } from '../storage/session.ts';
import { DONE, guestOn, OVER, type Proposal, revoked, settle } from './player-command.ts';

/** Who may give a command: the host, or any seated player. */
type Power = 'host' | 'player';

/** The commands that work only while people gather, and who may give them. */
const POWERS = {
  ready: 'player',
  stand: 'player',
  swap: 'host',
  lot: 'host',
  close: 'host',
  lock: 'host',
  hand: 'host',
} as const satisfies Partial<Record<CommandName, Power>>;
/** A command that works only while people gather. */
type GatheringCommand = keyof typeof POWERS;

export const BEGUN: Readonly<Record<Exclude<Status, 'gathering'>, typeof OVER>> = {
  playing: refuse('begun/settled'),
  over: OVER,
};
export const NOT_HOST = refuse('not-host/gathering');
const NO_SEAT = refuse('not-seated/gathering');
export const SETTLED = refuse('settings-changed');
const ONLY_WATCHERS = refuse('not-watched/standing');
const LOTTED = refuse('drawn-already');
const TOO_FEW = refuse('nobody-to-draw');
const SAME = refuse('same-seat');

/** The seat that a command names, or the refusal if there is none. */
const named = ({ table: { seats } }: Session, id: string): Seat | Answer =>
  seats.has(id) ? seats.get(id) : refuse('no-seat/named', { seat: id });

const isSeat = (found: Seat | Answer): found is Seat => 'lock' in found;

/** The seat of a guest; undefined for a spectator. */
const seatOf = ({ table }: Session, { seat }: Guest): Seat | undefined =>
  seat === null ? undefined : table.seats.get(seat);

type Decisions = {
  readonly [K in GatheringCommand]: (session: Session, guest: Guest, command: Command<K>) => Answer | Proposal;
};

/** Decides each command, without changing anything. */
const DECIDE: Decisions = {
  ready: (session, guest, { ready, revision }) => {
    const { table } = session;
    const seat = seatOf(session, guest)!;
    if (ready && revision !== table.gathering.revision) return SETTLED;
    const misfit = ready ? table.layout.misfit(seat) : undefined;
    if (misfit) return { ok: false, refusal: misfit };
    return seat.ready === ready ? DONE : { entry: { kind: 'ready', at: session.now(), seat: seat.id, ready } };
  },

  stand: (session, guest, { secret }) => {
    const { table } = session;
    const seat = seatOf(session, guest)!;
    const hosting = seat.lock === table.gathering.host;
    if (hosting && !table.layout.watchable) return ONLY_WATCHERS;
    if (hosting && secret === undefined) return refuse('no-invitation');
    const lock = hosting ? { lock: lockFor(secret!) } : {};
    return { entry: { kind: 'stood', at: session.now(), seat: seat.id, ...lock } };
  },

  swap: (session, _guest, { seats: [one, other] }) => {
    for (const seat of [one, other].map((id) => named(session, id))) if (!isSeat(seat)) return seat;
    if (one === other) return SAME;
    return { entry: { kind: 'moved', at: session.now(), by: 'host', from: [one, other], to: [other, one] } };
  },

  lot: (session) => {
    const { seats, gathering, layout } = session.table;
    if (!seats.full) return TOO_FEW;
    if (gathering.drawn) return LOTTED;
    const from = seats.wanted.map(({ id }) => id);
    const to = gathering.lot(layout.blueprint.diceSecret);
    return { entry: { kind: 'moved', at: session.now(), by: 'lot', from, to } };
  },

  close: (session, _guest, { seat: id, closed }) => {
    const seat = named(session, id);
    if (!isSeat(seat)) return seat;
    if (!seat.optional) return refuse('seat-needed');
    if (closed && !seat.open) return refuse('seat-taken/closing', { name: seat.name });
    return seat.closed === closed ? DONE : { entry: { kind: 'closed', at: session.now(), seat: id, closed } };
  },

  lock: (session, _guest, { locked }) =>
    session.table.gathering.locked === locked ? DONE : { entry: { kind: 'locked', at: session.now(), locked } },

  hand: (session, _guest, { seat: id }) => {
    const seat = named(session, id);
    if (!isSeat(seat)) return seat;
    if (seat.open || seat.computer) return refuse('nobody-there');
    if (seat.lock === session.table.gathering.host) return DONE;
    return { entry: { kind: 'hosted', at: session.now(), seat: id, why: 'given' } };
  },
};

/** Why a guest cannot give such a command now; undefined if the guest can. */
const refusalOf = (session: Session, guest: Guest, power: Power): Answer | undefined => {
  const { status, gathering } = session.table;
  if (status !== 'gathering') return BEGUN[status];
  if (power === 'host') return guest.lock === gathering.host ? undefined : NOT_HOST;
  return seatOf(session, guest)?.open === false ? undefined : NO_SEAT;
};

/** The handlers of the commands by which people gather. They run one after the other: nothing of them is a secret. */
export const gatheringHandlers = (session: Session) => {
  const handle =
    <K extends GatheringCommand>(name: K) =>
    (client: MatchClient, command: Command<K>): Reply =>
      session.apply(() => {
        const guest = guestOn(session, client);
        if (!guest) return revoked(session);
        const refusal = refusalOf(session, guest, POWERS[name]);
        return session.published(refusal ?? settle(session, DECIDE[name](session, guest, command)));
      });
  return {
    ready: handle('ready'),
    stand: handle('stand'),
    swap: handle('swap'),
    lot: handle('lot'),
    close: handle('close'),
    lock: handle('lock'),
    hand: handle('hand'),
  };
};
