import type { Hindsight } from '@ironhex/shared/computer';
import type { Viewer } from '@ironhex/shared/match';
import type { Answer, Past } from '@ironhex/shared/protocol';
import type { Reckoning } from '@ironhex/shared/reckoning';
import type { Result } from '@ironhex/shared/result';
import type { OwnFacts, PublicFacts } from '../table/facts.ts';
import { type DiceProof, PAGE_FAULT } from '../table/source.ts';
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
  /**
   * The whole match at the last decision up to an event of a viewer from which a match can begin; undefined if there is
   * none. Left out by matches that are not over.
   */
  position?(viewer: Viewer, event: number): object | undefined;
  /**
   * What the dice were worth and what the units did, placed in what a viewer was told; undefined if the game does not say.
   * Left out by matches that are not over.
   */
  reckoning?(viewer: Viewer): Reckoning | undefined;
  /**
   * How likely each side was to win, placed in what a viewer was told; undefined if the computer does not know the game.
   * Left out by matches that are not over.
   */
  hindsight?(viewer: Viewer): Promise<Hindsight | undefined>;
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
}

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
    else if (message.kind === 'position')
      this.#say({ source, kind: 'position', position: held.position?.(viewer, message.event) });
    else if (message.kind === 'reckoning')
      this.#say({ source, kind: 'reckoning', reckoning: this.#reckoning(held, viewer) });
    else if (message.kind === 'hindsight') void this.#lookBack(held, source, viewer);
    else if (message.kind === 'seek') this.#answer(source, () => this.#seek(held, source, viewer, message.event));
    else this.#answer(source, () => held.act(viewer, message.asked), held);
  }

  #join(held: Held, source: number, viewer: Viewer): void {
    if (!held.viewers.includes(viewer)) {
      this.#say({ source, kind: 'refused', message: UI.errors.noSeat });
      return;
    }
    const past = held.past(viewer);
    const upTo = past.events.length;
    this.#joined.set(source, { viewer, told: upTo });
    const known = { facts: held.facts(), own: held.own(viewer), view: held.view(viewer), upTo, past };
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

  /** A bug in what a game says of its dice takes away their worth, and not the match. */
  #reckoning(held: Held, viewer: Viewer): Reckoning | undefined {
    try {
      return held.reckoning?.(viewer);
    } catch (bug) {
      console.error(bug);
      return undefined;
    }
  }

  /** What the computer needs is loaded first, and may not come; a bug in it takes away the chances, and not the match. */
  async #lookBack(held: Held, source: number, viewer: Viewer): Promise<void> {
    let hindsight: Hindsight | undefined;
    try {
      hindsight = await held.hindsight?.(viewer);
    } catch (bug) {
      console.error(bug);
    }
    this.#say({ source, kind: 'hindsight', hindsight });
  }

  #seek(held: Held, source: number, viewer: Viewer, at: number): Answer {
    const view = held.at?.(viewer, at);
    if (!view) return NO_EVENT;
    this.#say({ source, kind: 'sought', view, at });
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
