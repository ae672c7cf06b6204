import { PUBLIC, type Viewer } from '@ironhex/shared/match';
import type { Answer, Past } from '@ironhex/shared/protocol';
import { batch, type ReadonlySignal, signal } from '@preact/signals';
import type { OwnFacts, PublicFacts } from '../table/facts.ts';
import {
  type Access,
  CONNECTING,
  type Deed,
  type LookedUp,
  type MatchSource,
  NO_LINE,
  OPEN,
  type Payload,
  type Reach,
  type SourceListener,
} from '../table/source.ts';
import { UI } from '../text/ui.ts';
import type { Ongoing, Port, ToPage, ToSource, ToWorker } from './messages.ts';

/** A worker as the page has it; the other end of a channel, too, as far as it has that. */
interface WorkerPort extends Port {
  /** It could not be loaded, or something in it failed. */
  onerror?: ((event: ErrorEvent) => unknown) | null;
  terminate?(): void;
}

/** A match that a worker holds, as the page has it: its sources. The worker ends when the last of them has left. */
export class WorkerMatch {
  readonly #port: WorkerPort;
  readonly #sources = new Map<number, WorkerSource>();
  #numbers = 0;
  readonly #ongoing = signal<Ongoing | undefined>(undefined);
  /** How far it has come; undefined until the worker has it, and for a match that does not go on. */
  readonly ongoing: ReadonlySignal<Ongoing | undefined> = this.#ongoing;

  /** `record`: what the match begins with, as its worker takes it. */
  constructor(port: WorkerPort, record: unknown) {
    this.#port = port;
    port.onmessage = ({ data }) => {
      const message = data as ToPage;
      if (message.kind === 'ongoing') this.#ongoing.value = message.ongoing;
      else this.#sources.get(message.source)?.receive(message);
    };
    port.onerror = () => {
      for (const source of this.#sources.values()) source.refuse(UI.errors.notLoaded);
    };
    this.#say({ kind: 'open', record });
  }

  /** The match as a viewer sees it; a viewer that is a seat plays it. */
  as(viewer: Viewer = PUBLIC): MatchSource {
    this.#numbers += 1;
    const number = this.#numbers;
    const source: WorkerSource = new WorkerSource(number, viewer, {
      say: (message) => this.#say(message),
      join: () => void this.#sources.set(number, source),
      leave: () => this.#leave(number),
      as: (other) => this.as(other),
    });
    return source;
  }

  /** Lets somebody answer who is asked and not at this page. */
  othersAnswer(): void {
    this.#say({ kind: 'others-answer' });
  }

  #leave(number: number): void {
    this.#sources.delete(number);
    if (this.#sources.size === 0) this.#port.terminate?.();
  }

  #say(message: ToWorker): void {
    this.#port.postMessage(message);
  }
}

/** What a source needs of its match. */
interface Parts {
  say(message: ToWorker): void;
  join(): void;
  leave(): void;
  as(viewer: Viewer): MatchSource;
}

/** A match in a worker, for one viewer. */
class WorkerSource implements MatchSource {
  readonly access = signal<Access>(CONNECTING);
  readonly facts = signal<PublicFacts | undefined>(undefined);
  readonly own = signal<OwnFacts | undefined>(undefined);
  readonly skew = signal(0);
  readonly reach = signal<Reach>({});
  readonly #number: number;
  readonly #viewer: Viewer;
  readonly #parts: Parts;
  #listener: SourceListener | undefined;
  /** The view that came last. */
  #known: Readonly<Record<string, unknown>> = {};
  /** What was told on joining: all of a match in which one can seek. */
  #events: Past['events'] = [];
  /** Who waits for something to be looked up, in order. */
  readonly #lookingUp: { readonly what: keyof LookedUp; readonly found: (found: never) => void }[] = [];
  /** What was asked and has no answer yet, in order. */
  readonly #unanswered: ((answer: Answer) => void)[] = [];

  constructor(number: number, viewer: Viewer, parts: Parts) {
    this.#number = number;
    this.#viewer = viewer;
    this.#parts = parts;
  }

  subscribe(listener: SourceListener): () => void {
    this.#listener = listener;
    this.#parts.join();
    this.#parts.say({ kind: 'join', source: this.#number, viewer: this.#viewer });
    return () => {
      this.#listener = undefined;
      this.#parts.say({ kind: 'leave', source: this.#number });
      this.#parts.leave();
      this.#giveUp();
    };
  }

  act<K extends Deed>(command: K, payload: Payload<K>): Promise<Answer> {
    const asked = { command, payload } as Extract<ToWorker, { readonly kind: 'act' }>['asked'];
    return this.#ask({ kind: 'act', source: this.#number, asked });
  }

  refresh(): void {
    this.#parts.say({ kind: 'refresh', source: this.#number });
  }

  receive(message: ToSource): void {
    if (message.kind === 'joined') this.#joined(message);
    else if (message.kind === 'told') this.#told(message);
    else if (message.kind === 'view') this.#listener?.view(message.view, message.upTo);
    else if (message.kind === 'sought') this.#sought(message);
    else if (message.kind === 'looked-up') this.#lookedUp(message);
    else if (message.kind === 'answer') this.#unanswered.shift()?.(message.answer);
    else this.refuse(message.message);
  }

  /** The match is not there; the message says why. */
  refuse(message: string): void {
    this.access.value = { ...CONNECTING, status: 'refused', message };
    this.#giveUp();
  }

  #ask(message: ToWorker): Promise<Answer> {
    const { status } = this.access.peek();
    if (!this.#listener || status !== 'open') return Promise.resolve(NO_LINE);
    return new Promise((answered) => {
      this.#unanswered.push(answered);
      this.#parts.say(message);
    });
  }

  #giveUp(): void {
    for (const answered of this.#unanswered.splice(0)) answered(NO_LINE);
  }

  #joined({ known, viewers, steps, faults, dice }: Extract<ToSource, { readonly kind: 'joined' }>): void {
    const { facts, own, view, upTo, past } = known;
    this.#events = past.events;
    const seek = (event: number) => this.#ask({ kind: 'seek', source: this.#number, event });
    const lookUp: Reach['lookUp'] = (what, event = 0) =>
      new Promise((found) => {
        this.#lookingUp.push({ what, found });
        this.#parts.say({ kind: 'look-up', source: this.#number, what, event });
      });
    batch(() => {
      this.facts.value = facts;
      this.own.value = own;
      this.reach.value = {
        viewers,
        as: (viewer) => this.#parts.as(viewer),
        faults,
        dice,
        ...(steps && { seek, steps, lookUp }),
      };
      this.access.value = OPEN;
    });
    this.#known = { ...view };
    this.#listener?.view(view, upTo);
    if (past.events.length > 0) this.#listener?.happened(past.events, past.from);
  }

  #sought({ view, same, at }: Extract<ToSource, { readonly kind: 'sought' }>): void {
    // Frozen as in the worker: the page folds the view further, and must not change what it gets again.
    const whole = { ...view, ...Object.fromEntries(same.map((part) => [part, Object.freeze(this.#known[part])])) };
    this.#known = { ...whole };
    this.#listener?.sought(whole, at, this.#events.slice(at));
  }

  #lookedUp({ what, found }: Extract<ToSource, { readonly kind: 'looked-up' }>): void {
    const next = this.#lookingUp.findIndex((waiting) => waiting.what === what);
    this.#lookingUp.splice(next, 1)[0]?.found(found as never);
  }

  #told({ facts, own, events }: Extract<ToSource, { readonly kind: 'told' }>): void {
    batch(() => {
      this.facts.value = facts;
      this.own.value = own;
    });
    if (events.length > 0) this.#listener?.happened(events);
  }
}
