import { followSeen, isOfEngine, type RulesetTypes } from '@ironhex/shared/match';
import { isSeatEvent, type SeenEvent } from '@ironhex/shared/protocol';
import type { BaseCounter, BaseCue, Cues } from '../../map/picture.ts';
import type { GameRules } from '../rules.ts';
import { castOf, KEPT_SCENES, NOTHING_SHOWN, type Show } from './scenes.ts';
import { Stretch } from './stretch.ts';

/** How long the player wants to watch before the rest is shown at once: the clock of the next decision runs already. */
export interface Patience {
  /** With more events waiting than this, none of them is shown for itself. */
  readonly events: number;
  /** Milliseconds of showing one by one. */
  readonly time: number;
}

/** Where what happens is shown. */
interface Screen<V> {
  /** Shows one cue; resolves when what follows may be shown. */
  play(cue: BaseCue): Promise<void>;
  /** The view as it is after an event. */
  show(view: V): void;
  /** Called when an event was shown, or will only be reported. `after` is the view then; `show` has its cues. */
  told(event: SeenEvent, after: V, show: Show): void;
  /** An event has happened before the viewer's eyes: it is none of the past. `after` is the view then. */
  happened(event: SeenEvent, after: V): void;
  /** Called when the events after this one were not shown and will arrive again. */
  forget(after: number): void;
  /** Everything that happened has been shown. */
  settled(): void;
  /** What is shown no longer follows the match: a new view is needed. */
  behind(): void;
  /** How long the player wants to watch. */
  patience(): Patience;
  /** Reports that something could not be shown. Playback continues. */
  failed(error: unknown): void;
}

/** What of a game the playback uses. */
export type PlaybackRules<T extends RulesetTypes> = Pick<GameRules<T>, 'follow' | 'copy' | 'cues' | 'counters'>;

/** How many events of the past share the copy of a view from which what they have shown is worked out. */
const TOGETHER = 25;

/**
 * Shows what happened in its order, each event with its cues, on a view that is folded along event by event. When
 * nothing is left to show, the view is what all events have led to.
 *
 * No exception of a game stops it. A cue that fails is left out. After an event that cannot be folded in, events are
 * only told of, until a new view comes from the server: that one is right again.
 */
export class Playback<T extends RulesetTypes> {
  readonly #rules: PlaybackRules<T>;
  readonly #screen: Screen<T['view']>;
  /** What is being shown, and what waits to be. */
  readonly #queue: SeenEvent[] = [];
  #shown: T['view'] | undefined;
  #latest: T['view'] | undefined;
  /** The number of the last event in the shown view, and in the last one from the server. */
  #at = 0;
  #upTo = 0;
  #playing = false;
  /** Counts the seeks: a seek drops what is being shown. */
  #sought = 0;
  /** An event could not be applied to the view: the page lags behind until the server sends a new view. */
  #behind = false;
  /** When showing the queue began, in milliseconds of the page. */
  #begun = 0;
  /** Came before the first view. */
  #early: { readonly events: readonly SeenEvent[]; readonly from: T['view'] | undefined } | undefined;

  constructor(rules: PlaybackRules<T>, screen: Screen<T['view']>) {
    this.#rules = rules;
    this.#screen = screen;
  }

  /** The view after event number `upTo`, as the server has sent it. Events up to there may still come. */
  update(view: T['view'], upTo: number): void {
    this.#latest = view;
    this.#upTo = upTo;
    if (!this.#shown) this.#at = upTo;
    this.#settle();
    const early = this.#early;
    this.#early = undefined;
    if (early) this.push(early.events, early.from);
  }

  /**
   * Things that happened, in order. Those before the first view shown are only told of, on a view folded along `from` the
   * beginning of the match.
   */
  push(events: readonly SeenEvent[], from?: T['view']): void {
    if (!this.#latest) {
      this.#early = { events: [...(this.#early?.events ?? []), ...events], from: this.#early?.from ?? from };
      return;
    }
    const past = events.filter(({ n }) => n <= this.#at);
    this.#tellPast(past, from);
    this.#queue.push(...events.slice(past.length));
    if (!this.#playing) void this.#run();
  }

  /**
   * Shows the match as it was after event `at`, with this view. Later events are pushed again afterwards; skipped ones, in the
   * queue or new, are only reported.
   */
  seek(view: T['view'], at: number, events: readonly SeenEvent[]): void {
    const skipped = [...this.#queue.splice(0), ...events].filter(({ n }) => n <= at);
    this.#sought += 1;
    this.#playing = false;
    if (at < this.#at) this.#screen.forget(at);
    else this.#tellPast(skipped, this.#shown);
    this.#latest = view;
    this.#upTo = at;
    this.#at = at;
    this.#settle();
  }

  #tellPast(past: readonly SeenEvent[], from: T['view'] | undefined): void {
    const latest = this.#latest!;
    let along = from && this.#try(() => this.#rules.copy(from));
    let stretch: Stretch | undefined;
    const first = Math.max(0, past.length - KEPT_SCENES);
    for (const [i, event] of past.entries()) {
      if (i >= first && (i - first) % TOGETHER === 0) stretch = along && this.#stretchFrom(along);
      if (along && !this.#fold(along, event)) along = undefined;
      const show = (along && stretch?.showOf(event)) ?? NOTHING_SHOWN;
      this.#try(() => this.#screen.told(event, along ?? latest, show));
    }
  }

  /** What the next events of the past have shown is told from the views around them: later, from a copy of the first one. */
  #stretchFrom(view: T['view']): Stretch | undefined {
    const first = this.#try(() => this.#rules.copy(view));
    return first && new Stretch((events) => this.#showsOf(first, events));
  }

  /** What each of some events has shown, of which the first one follows a view. */
  #showsOf(first: T['view'], events: readonly SeenEvent[]): readonly Show[] {
    let before = first;
    return events.map((event) => {
      const after = this.#try(() => this.#rules.copy(before));
      if (!after || !this.#fold(after, event)) return NOTHING_SHOWN;
      const show = this.#showOf(event, before, after);
      before = after;
      return show;
    });
  }

  /** An event without cues ends in the same batch, so that the page never shows a question twice because of it. */
  async #run(): Promise<void> {
    const sought = this.#sought;
    this.#playing = true;
    this.#begun = performance.now();
    for (let [event] = this.#queue; event; [event] = this.#queue) {
      const after = this.#behind ? undefined : this.#after(event);
      this.#behind = after === undefined;
      const show = after ? this.#showOf(event, this.#shown!, after) : NOTHING_SHOWN;
      if (show.cues.length > 0) await this.#playCues(show.cues);
      if (this.#sought !== sought) return;
      this.#queue.shift();
      this.#step(event, after, show);
    }
    this.#playing = false;
    this.#settle();
  }

  /** An event is over. */
  #step(event: SeenEvent, after: T['view'] | undefined, show: Show): void {
    if (after) {
      this.#shown = after;
      this.#try(() => this.#screen.show(after));
    }
    this.#at = event.n;
    this.#try(() => this.#screen.told(event, after ?? this.#latest!, show));
    this.#try(() => this.#screen.happened(event, after ?? this.#latest!));
  }

  /** The view after an event; undefined if the event cannot be folded in. */
  #after(event: SeenEvent): T['view'] | undefined {
    const after = this.#try(() => this.#rules.copy(this.#shown!));
    return after && this.#fold(after, event) ? after : undefined;
  }

  /** Folds an event into a view; false if that fails. What happens to a seat changes nothing in a view. */
  #fold(view: T['view'], { seen }: SeenEvent): boolean {
    if (isSeatEvent(seen)) return true;
    return (
      this.#try(() => {
        followSeen(this.#rules, view, seen);
        return true;
      }) === true
    );
  }

  /** What there is to see of an event. */
  #showOf({ seen }: SeenEvent, before: T['view'], after: T['view']): Show {
    if (isSeatEvent(seen) || isOfEngine(seen)) return NOTHING_SHOWN;
    const cues = this.#try(() => this.#rules.cues(seen, before, after)) ?? [];
    if (cues.length === 0) return NOTHING_SHOWN;
    const countersOf = (view: T['view']) => () => this.#rules.counters(view);
    let cast: readonly BaseCounter[] | undefined;
    return {
      cues,
      cast: () => (cast ??= this.#try(() => castOf(cues, countersOf(before), countersOf(after))) ?? []),
    };
  }

  async #playCues(cues: Cues): Promise<void> {
    const sought = this.#sought;
    for (const cue of cues) {
      if (this.#late() || this.#sought !== sought) return;
      await Promise.all([cue].flat().map((each) => this.#play(each)));
    }
  }

  async #play(cue: BaseCue): Promise<void> {
    try {
      await this.#screen.play(cue);
    } catch (error) {
      this.#screen.failed(error);
    }
  }

  /** Whether to skip the animation of the rest: too many events wait, the page is hidden, or it takes too long. */
  #late(): boolean {
    const { events, time } = this.#screen.patience();
    return this.#queue.length - 1 > events || document.hidden || performance.now() - this.#begun > time;
  }

  /** Ends the show when the events have led to the last view of the server, or beyond it. */
  #settle(): void {
    const latest = this.#latest;
    if (!latest || this.#playing || this.#at < this.#upTo) return;
    if (this.#at === this.#upTo) {
      this.#shown = latest;
      this.#behind = false;
    }
    if (this.#behind) {
      this.#screen.behind();
      return;
    }
    this.#try(() => this.#screen.show(this.#shown!));
    this.#try(() => this.#screen.settled());
  }

  #try<R>(act: () => R): R | undefined {
    try {
      return act();
    } catch (error) {
      this.#screen.failed(error);
      return undefined;
    }
  }
}
