import type { Viewer } from '@ironhex/shared/match';
import type { Answer, Past } from '@ironhex/shared/protocol';
import type { Result } from '@ironhex/shared/result';
import type { OwnFacts, PublicFacts } from '../table/facts.ts';
import { type DiceProof, type LookedUp, PAGE_FAULT } from '../table/source.ts';
import { UI } from '../text/ui.ts';
import type { CommandCall, Ongoing, Port, ToPage, ToWorker } from './messages.ts';

/** The whole match that a worker holds, for all its viewers. */
export interface Held {
  readonly viewers: readonly Viewer[];
  facts(): PublicFacts;
  own(viewer: Viewer): OwnFacts;
  /** The view of a viewer after all its events. */
  view(viewer: Viewer): object;
  /** All events of a viewer, and the view before the first. */
  past(viewer: Viewer): Past;
  /** The view after an event; undefined if there is no such event. Left out by matches without seeking. */
  at?(viewer: Viewer, event: number): object | undefined;
  /** How many events a viewer had been told after each step of the match. Left out by matches without seeking. */
  steps?(viewer: Viewer): readonly number[];
  /** What can be looked up, of an event of a viewer and as it was told that viewer. Left out by matches that are not over. */
  readonly lookUps?: {
    readonly [What in keyof LookedUp]: (
      viewer: Viewer,
      event: number,
    ) => LookedUp[What] | undefined | Promise<LookedUp[What] | undefined>;
  };
  /** What is wrong with the record, in sentences; left out where nothing can be. */
  readonly faults?: readonly string[];
  readonly dice?: DiceProof;
  /** Does what a viewer asks for, with all that follows from it; a refusal has changed nothing. */
  act(viewer: Viewer, asked: CommandCall): Answer;
  /** How far it has come. Left out, with `answer`, by matches that do not go on. */
  ongoing?(): Ongoing;
  /** Lets somebody answer who is asked and not at the page. */
  answer?(): void;
}

/** Makes a match of what it begins with, or says in a sentence why that is not possible. */
export type Open = (record: unknown) => Result<Held, string>;

const NO_EVENT: Answer = { ok: false, refusal: { code: 'no-event', message: UI.replay.noEvent } };

/** A source that has joined, and the number of events sent to it. */
interface Joined {
  readonly viewer: Viewer;
  told: number;
  /** The view that was sent last. */
  known: Parts;
}

/** A view, part by part. */
type Parts = Readonly<Record<string, unknown>>;

/** The parts of a view that cannot have changed since another one: the same frozen objects, such as a board. */
const sameIn = (view: Parts, known: Parts): readonly string[] =>
  Object.keys(view).filter((part) => view[part] === known[part] && Object.isFrozen(view[part]));

/** The worker's end of the connection: holds the match and sends each source what its viewer may know. */
class Server {
  readonly #port: Port;
  readonly #open: Open;
  readonly #joined = new Map<number, Joined>();
  #held: Result<Held, string> | undefined;

  constructor(port: Port, open: Open) {
    this.#port = port;
    this.#open = open;
  }

  receive(message: ToWorker): void {
    if (message.kind === 'open') {
      this.#held = this.#open(message.record);
      if (this.#held.ok) this.#sayOngoing(this.#held.value);
    } else if (message.kind === 'others-answer') {
      if (this.#held?.ok) this.#othersAnswer(this.#held.value);
    } else if (this.#held?.ok) this.#serve(this.#held.value, message);
    else if (this.#held && message.kind !== 'leave')
      this.#say({ source: message.source, kind: 'refused', message: this.#held.error });
  }

  #serve(held: Held, message: Extract<ToWorker, { readonly source: number }>): void {
    const { source } = message;
    if (message.kind === 'join') {
      this.#join(held, source, message.viewer);
      return;
    }
    const joined = this.#joined.get(source);
    if (!joined) return;
    const { viewer } = joined;
    if (message.kind === 'leave') this.#joined.delete(source);
    else if (message.kind === 'refresh')
      this.#say({ source, kind: 'view', view: held.view(viewer), upTo: joined.told });
    else if (message.kind === 'look-up') void this.#lookUp(held, source, viewer, message);
    else if (message.kind === 'seek') this.#answer(source, () => this.#seek(held, source, joined, message.event));
    else this.#answer(source, () => held.act(viewer, message.asked), held);
  }

  #join(held: Held, source: number, viewer: Viewer): void {
    if (!held.viewers.includes(viewer)) {
      this.#say({ source, kind: 'refused', message: UI.errors.noSeat });
      return;
    }
    const past = held.past(viewer);
    const upTo = past.events.length;
    const view = held.view(viewer);
    this.#joined.set(source, { viewer, told: upTo, known: view as Parts });
    const known = { facts: held.facts(), own: held.own(viewer), view, upTo, past };
    const { viewers, faults = [], dice } = held;
    this.#say({ source, kind: 'joined', known, viewers, faults, dice, steps: held.steps?.(viewer) });
    this.#prepare(held, viewer, upTo);
  }

  /**
   * The last view needs all that any other one is folded from: it is made while the page draws its first picture, so that no
   * jump waits for it. A bug in that takes away nothing before somebody seeks.
   */
  #prepare(held: Held, viewer: Viewer, last: number): void {
    try {
      held.at?.(viewer, last);
    } catch (bug) {
      console.error(bug);
    }
  }

  /** What is needed to find it may have to be loaded, and may not come; a bug takes away what was asked for, not the match. */
  async #lookUp(
    held: Held,
    source: number,
    viewer: Viewer,
    { what, event }: Extract<ToWorker, { readonly kind: 'look-up' }>,
  ): Promise<void> {
    let found: LookedUp[keyof LookedUp] | undefined;
    try {
      found = await held.lookUps?.[what](viewer, event);
    } catch (bug) {
      console.error(bug);
    }
    this.#say({ source, kind: 'looked-up', what, found });
  }

  #seek(held: Held, source: number, joined: Joined, at: number): Answer {
    const view = held.at?.(joined.viewer, at) as Parts | undefined;
    if (!view) return NO_EVENT;
    const same = sameIn(view, joined.known);
    joined.known = view;
    const other = Object.fromEntries(Object.entries(view).filter(([part]) => !same.includes(part)));
    this.#say({ source, kind: 'sought', view: other, same, at });
    return { ok: true };
  }

  /**
   * Answers the source that asked. Before that, new events of a match that may be `changed` by it go to all sources. A bug
   * in the match is answered too.
   */
  #answer(source: number, act: () => Answer, changed?: Held): void {
    let answer: Answer = PAGE_FAULT;
    try {
      answer = act();
    } catch (bug) {
      console.error(bug);
    }
    if (changed) this.#tellAll(changed);
    this.#say({ source, kind: 'answer', answer });
  }

  /** Without an answer, because of a bug, the match stands still: the player can go back. */
  #othersAnswer(held: Held): void {
    try {
      held.answer?.();
    } catch (bug) {
      console.error(bug);
    }
    this.#tellAll(held);
  }

  #tellAll(held: Held): void {
    for (const [source, joined] of this.#joined) this.#tell(held, source, joined);
    this.#sayOngoing(held);
  }

  #sayOngoing(held: Held): void {
    const ongoing = held.ongoing?.();
    if (ongoing) this.#say({ kind: 'ongoing', ongoing });
  }

  #tell(held: Held, source: number, joined: Joined): void {
    const { viewer, told } = joined;
    const events = held.past(viewer).events.slice(told);
    joined.told += events.length;
    this.#say({ source, kind: 'told', facts: held.facts(), own: held.own(viewer), events });
  }

  #say(message: ToPage): void {
    this.#port.postMessage(message);
  }
}

/** Holds matches for the page at the other end of a port. */
export const serve = (port: Port, open: Open): void => {
  const server = new Server(port, open);
  port.onmessage = ({ data }) => server.receive(data as ToWorker);
};
