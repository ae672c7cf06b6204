import { type Outcome, type Refusal, type SeatId, seatOf } from '@ironhex/shared/match';
import {
  type Cover,
  type Gathering,
  type GatheringSeat,
  type RoomMessages,
  readView,
  type Series,
  type Settings,
  type ShownDecision,
  type Status,
} from '@ironhex/shared/protocol';
import type { Back, OwnFacts, PublicFacts, SeatInfo } from '../table/facts.ts';

/** A seat as the room's state has it. */
type OwnSeat = Omit<SeatInfo, 'bank' | 'cover' | 'gathering'> & {
  readonly cover: string;
  readonly gathering: string;
  readonly place: number;
};

/** The part of the room's state that the server sends to this viewer only. */
export interface OwnState {
  /** The view at the time of joining, as text; empty before. */
  readonly view: string;
  /** Whom the match waits for, as JSON. */
  readonly decisions: string;
  /** Milliseconds in each seat's bank, by seat, as JSON. */
  readonly banks: string;
  readonly eventCount: number;
  readonly status: string;
  readonly paused: string;
  readonly spectators: number;
  readonly seats: ReadonlyMap<string, OwnSeat>;
  readonly hostSeat: string;
  /** As JSON; empty from the beginning of the match on. */
  readonly gathering: string;
  readonly settings: string;
  /** As JSON; empty until the match is over. */
  readonly outcome: string;
  /** As JSON; empty if no match came before. */
  readonly series: string;
  readonly seq: number;
  /** The decision that this seat can go back to; -1 if there is none. */
  readonly back: number;
  readonly backUntil: number;
  /** As JSON. */
  readonly backTakes: string;
  readonly backsLeft: number;
  /** Whether that is further than with another person at the table. */
  readonly backFar: boolean;
  /** How often questions were taken from this seat by another one that went back. */
  readonly lost: number;
  readonly stays: boolean;
  /** As JSON; empty if nothing is in the way. */
  readonly misfit: string;
  /** As JSON; empty if none. */
  readonly brought: string;
}

/** The room's synchronized state, as the SDK keeps it. */
export interface RoomState {
  name: string;
  views?: Map<string, OwnState>;
}

/** This viewer's part of the state: a viewer gets no other. */
export const ownOf = ({ views }: RoomState): OwnState | undefined => [...(views?.values() ?? [])][0];

/** What the room says in messages, and not in its state. */
interface Said {
  readonly welcome: RoomMessages['welcome'];
  readonly pausedAt: number | undefined;
  readonly rematch: string | undefined;
  readonly noRematch: string;
}

/** The value of a field that holds JSON; undefined if it is empty. */
const read = <T>(json: string): T | undefined => (json === '' ? undefined : (JSON.parse(json) as T));

/** Reads a text once, as long as it stays the same: what is painted from it is painted once. */
const whenOther = <T>(readText: (text: string) => T): ((text: string) => T) => {
  let last: { readonly text: string; readonly value: T } | undefined;
  return (text) => {
    if (last?.text !== text) last = { text, value: readText(text) };
    return last.value;
  };
};

const settingsIn = whenOther((text) => (text === '' ? undefined : (readView(text) as Settings)));

const inOrder = (seats: OwnState['seats']): readonly OwnSeat[] =>
  [...seats.values()].sort((one, other) => one.place - other.place);

/** The public part of the room's state as a plain copy, since the SDK changes the state in place. */
export const factsOf = (state: RoomState, own: OwnState, { welcome, pausedAt, rematch }: Said): PublicFacts => {
  const banks = JSON.parse(own.banks) as Readonly<Record<SeatId, number>>;
  return {
    ruleset: welcome.ruleset,
    clocks: welcome.clocks,
    watching: welcome.spectators,
    gathering: read<Gathering>(own.gathering),
    settings: settingsIn(own.settings),
    status: own.status as Status,
    pausedAt,
    name: state.name,
    hostSeat: own.hostSeat,
    spectators: own.spectators,
    seats: inOrder(own.seats).map(
      ({ id, side, name, taken, computer, connected, rematch, unsealed, freeAt, replaces, cover, gathering }) => ({
        id,
        side,
        name,
        taken,
        computer,
        connected,
        bank: banks[id] ?? 0,
        rematch,
        unsealed,
        freeAt,
        replaces,
        cover: read<Cover>(cover),
        gathering: read<GatheringSeat>(gathering),
      }),
    ),
    outcome: read<Outcome>(own.outcome),
    series: read<Series>(own.series),
    rematch,
  };
};

const backOf = ({ back, backUntil: until, backTakes, backsLeft: left, backFar: far }: OwnState): Back | undefined =>
  back >= 0 ? { decision: back, until, takes: JSON.parse(backTakes) as SeatId[], left, far } : undefined;

/** The private part of the room's state, for this viewer. */
export const ownFactsOf = (own: OwnState, { welcome, noRematch }: Said): OwnFacts => ({
  viewer: welcome.viewer,
  seat: seatOf(welcome.viewer),
  host: welcome.host,
  awaited: JSON.parse(own.decisions) as ShownDecision[],
  back: backOf(own),
  lost: own.lost,
  stays: own.stays,
  misfit: read<Refusal>(own.misfit),
  brought: read<object>(own.brought),
  policy: welcome.policy as object | null,
  bringsUnder: welcome.bringUnder,
  noRematch,
});
