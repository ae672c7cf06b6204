import type { MatchRecord, SeatId, Viewer } from '@ironhex/shared/match';
import type { Answer, Past } from '@ironhex/shared/protocol';
import type { OwnFacts, PublicFacts } from '../table/facts.ts';
import type { Deed, DiceProof, LookedUp, Payload, Reach } from '../table/source.ts';

/** One end of a message channel: a worker, or the worker's side of the page. */
export interface Port {
  postMessage(message: unknown): void;
  onmessage: ((event: MessageEvent) => unknown) | null;
}

/** What one viewer knows of a match now, and how it came to that. */
interface Known {
  readonly facts: PublicFacts;
  readonly own: OwnFacts;
  readonly view: object;
  /** How many events have led to the view. */
  readonly upTo: number;
  readonly past: Past;
}

/** How far a match has come that goes on in the worker. */
export interface Ongoing {
  /** Its record up to now, without a hash. */
  readonly record: MatchRecord;
  /** The seats whose answers it waits for. */
  readonly asked: readonly SeatId[];
}

/** A command and its payload. */
export type CommandCall = { [K in Deed]: { readonly command: K; readonly payload: Payload<K> } }[Deed];

/**
 * Messages from the page: first what the match begins with, then the requests of sources. Sources have numbers, and the
 * worker answers the requests of each in order.
 */
export type ToWorker =
  | { readonly kind: 'open'; readonly record: unknown }
  /** One of those who are asked and are not at the page is to answer. */
  | { readonly kind: 'others-answer' }
  | ({ readonly source: number } & (
      | { readonly kind: 'join'; readonly viewer: Viewer }
      | { readonly kind: 'act'; readonly asked: CommandCall }
      | { readonly kind: 'seek'; readonly event: number }
      | { readonly kind: 'look-up'; readonly what: keyof LookedUp; readonly event: number }
      | { readonly kind: 'refresh' }
      | { readonly kind: 'leave' }
    ));

/** Messages from the worker: how far a match has come that goes on, and those to a source. */
export type ToPage = { readonly kind: 'ongoing'; readonly ongoing: Ongoing } | ToSource;

/** Messages from the worker to a source. */
export type ToSource = { readonly source: number } & (
  | {
      readonly kind: 'joined';
      readonly known: Known;
      readonly viewers: readonly Viewer[];
      /** Undefined if one cannot seek. */
      readonly steps: Reach['steps'];
      readonly faults: readonly string[];
      readonly dice: DiceProof | undefined;
    }
  | { readonly kind: 'told'; readonly facts: PublicFacts; readonly own: OwnFacts; readonly events: Past['events'] }
  | { readonly kind: 'view'; readonly view: object; readonly upTo: number }
  /** `same` are the parts of the view that are what this source was given last: they never change, and are not sent again. */
  | { readonly kind: 'sought'; readonly view: object; readonly same: readonly string[]; readonly at: number }
  | { readonly kind: 'looked-up'; readonly what: keyof LookedUp; readonly found: LookedUp[keyof LookedUp] | undefined }
  | { readonly kind: 'answer'; readonly answer: Answer }
  /** The match cannot be held; the message says why. */
  | { readonly kind: 'refused'; readonly message: string }
);
