import type { Hindsight } from '@ironhex/shared/computer';
import type { MatchRecord, PositionFile, Refusal, Viewer } from '@ironhex/shared/match';
import type { Answer, Command, CommandName, RoomMessages, SeenEvent } from '@ironhex/shared/protocol';
import type { Reckoning } from '@ironhex/shared/reckoning';
import type { ReadonlySignal } from '@preact/signals';
import type { OwnFacts, PublicFacts } from './facts.ts';

/** What was missed while the match could not be reached: the events with numbers above `after`, up to `upTo`. */
export interface Absence {
  readonly after: number;
  readonly upTo: number;
}

/** Gets what happens in a match, as one viewer may know it. */
export interface SourceListener {
  /** What the viewer may know after event number `upTo`. Comes with every joining; events carry it on from there. */
  view(view: object, upTo: number): void;
  /** Events in order, each once; `from` is the view before the first of them, if they begin with the match. */
  happened(events: readonly SeenEvent[], from?: object): void;
  /**
   * The match restarts on the page from its state after event number `at` and continues with the events after it. Earlier
   * ones are those that the page has not been told yet.
   */
  sought(view: object, at: number, events: readonly SeenEvent[]): void;
  said(said: RoomMessages['said']): void;
  /** The match could not be reached for a while; all missed events have been passed to `happened`. */
  absent(absence: Absence): void;
}

/** Whether the match can be reached. */
export interface Access {
  /** `lost`: it was open, and the source tries to get it back. `refused`: it has stopped trying. */
  readonly status: 'connecting' | 'open' | 'lost' | 'refused';
  /** Why it is not open, in a sentence; empty if there is no reason known, and if there is no such match. */
  readonly message: string;
  /** None of our secrets opens a seat. */
  readonly wrongSecret: boolean;
  /** Our seat got a new secret while we had joined with the old one. */
  readonly revoked: boolean;
}

/** On the way to the match for the first time, and in it. A match that is on this machine is nearly always open. */
export const CONNECTING: Access = { status: 'connecting', message: '', wrongSecret: false, revoked: false };
export const OPEN: Access = { ...CONNECTING, status: 'open' };

/** What a player can ask for. Numbering intents and reading the past are the source's own business. */
export type Deed = Exclude<CommandName, 'events'>;
/** What comes with it. */
export type Payload<K extends Deed> = K extends 'intent'
  ? { readonly intent: object; readonly decision?: number | undefined }
  : Command<K>;

/** What rolling all dice of a record again has shown. */
export interface DiceProof {
  /** Dice and picks that were drawn. */
  readonly rolls: number;
  /** Draws that were thrown away, since the player went back behind them. */
  readonly thrown: number;
  /** What the server had promised before anybody sat down, and whether it kept it; undefined for dice of no promise. */
  readonly promise: { readonly commitment: string; readonly kept: boolean; readonly salts: number } | undefined;
  /** How often seats were drawn by lot before the match, if the promised dice draw just these; else 0. */
  readonly lots: number;
  /** The record says how the match ends, so that this was compared. */
  readonly ends: boolean;
}

/** A decision of a match that is over, from which another one can begin. */
export interface Moment {
  /** The record up to there, without what was noted of its intents. */
  readonly record: MatchRecord;
  /** All that stood then, also in the middle of a step, as a position file that this page takes, and no table. */
  readonly position: PositionFile;
}

/** What can be looked up in a match that is over, of some event; nothing is found where its game or its computer says nothing. */
export interface LookedUp {
  /** The last decision up to there. */
  readonly moment: Moment;
  /** The whole match as a position file that any table takes, at the last decision up to there where that is possible. */
  readonly position: PositionFile;
  /** What the dice of the whole match were worth, and its numbers. */
  readonly reckoning: Reckoning;
  /** How likely each side was to win, in the whole match. */
  readonly hindsight: Hindsight;
}

/** What can be done with some sources and not with others. */
export interface Reach {
  /** Shows the match as it was after an event, and continues from there. */
  readonly seek?: (event: number) => Promise<Answer>;
  /** Looks something up in a match that is over, at an event where it matters. */
  readonly lookUp?: <What extends keyof LookedUp>(what: What, event?: number) => Promise<LookedUp[What] | undefined>;
  /**
   * How many events this viewer was told up to the end of each step of the match: its beginning, then each intent. So the
   * same moment is found for another viewer.
   */
  readonly steps?: readonly number[] | undefined;
  /** What is wrong with the record, in sentences. The match is shown as far as it is sound. */
  readonly faults?: readonly string[];
  readonly dice?: DiceProof | undefined;
  /** The other viewers as whom this match can be shown. */
  readonly viewers?: readonly Viewer[];
  readonly as?: (viewer: Viewer) => MatchSource;
}

/**
 * The source of a match for one viewer. The page does not know what is behind it: a server that plays it, a record, or
 * a worker of this page.
 */
export interface MatchSource {
  readonly access: ReadonlySignal<Access>;
  /** Both are undefined until the match was reached, and keep their values while it is out of reach. */
  readonly facts: ReadonlySignal<PublicFacts | undefined>;
  readonly own: ReadonlySignal<OwnFacts | undefined>;
  /** Milliseconds to add to this machine's clock to get that of the match. */
  readonly skew: ReadonlySignal<number>;
  readonly reach: ReadonlySignal<Reach>;
  /** Joins the match, and tells what happens in it from now on. The function given back leaves it. */
  subscribe(on: SourceListener): () => void;
  /** Sends a command. The answer comes after the events that the command leads to; a refusal has changed nothing. */
  act<K extends Deed>(command: K, payload: Payload<K>): Promise<Answer>;
  /** What the page shows no longer follows the match: gives a new view. */
  refresh(): void;
}

/** Why something did not reach the match, or got no answer. The page says it in its own words. */
type SourceCode = 'no-line' | 'no-answer' | 'server-fault' | 'page-fault';

const refused = (code: SourceCode): { readonly ok: false; readonly refusal: Refusal } => ({
  ok: false,
  refusal: { code, message: '' },
});

/** There is no connection: nothing was sent. */
export const NO_LINE = refused('no-line');
/** The connection broke before the answer came: the server may have done it or not. */
export const NO_ANSWER = refused('no-answer');
/** The server failed while it worked on the answer. */
export const SERVER_FAULT = refused('server-fault');
/** A worker of the page failed: the same for a match that the page plays itself. */
export const PAGE_FAULT = refused('page-fault');
