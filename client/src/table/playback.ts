import { isSeatEvent, type SeenEvent } from '@ironhex/shared/protocol';
import { follow, type Seen, type View } from '@ironhex/shared/warfare3025';
import { type Cue, cuesOf } from '../rulesets/warfare3025/map/cues.ts';

/** Events behind the present at which showing them one by one would only keep the player waiting. */
const TOO_FAR = 60;
/** Milliseconds that showing may take before the rest comes at once: the clock of whoever is asked runs already. */
const LONGEST = 3000;

/** Where what happens is shown. */
export interface Screen {
  /** Shows one cue; resolves when what follows may be shown. */
  play(cue: Cue): Promise<void>;
  /** The table as it is after an event. */
  show(view: View): void;
  /** An event has been shown. `after` is the table then. */
  told(event: SeenEvent, after: View): void;
  /** Everything that happened has been shown. */
  settled(): void;
}

/** The same table, free to be changed: the board and the cards never change and are shared. */
const copyOf = ({ board, cards, options, ...rest }: View): View => ({
  ...structuredClone(rest),
  board,
  cards,
  options,
});

/** Folds an event into a table. What happens to a seat changes nothing on it. */
const fold = (table: View, { seen }: SeenEvent): void => {
  if (!isSeatEvent(seen)) follow(table, seen as Seen);
};

/**
 * Shows what happened in its order, each event with its cues, on a table that is folded along event by event. When
 * nothing is left to show, the table is what the server last said.
 */
export class Playback {
  readonly #screen: Screen;
  readonly #queue: SeenEvent[] = [];
  #shown: View | undefined;
  #latest: View | undefined;
  /** The number of the last event in what is shown, and in what the server last said. */
  #at = 0;
  #upTo = 0;
  #playing = false;
  /** When showing what is under way began, in milliseconds of the page. */
  #begun = 0;
  /** Came before the first table. */
  #early: { readonly events: readonly SeenEvent[]; readonly from: View | undefined } | undefined;

  constructor(screen: Screen) {
    this.#screen = screen;
  }

  /** What the server last said: the table after event number `upTo`. Its events may still be under way. */
  update(view: View, upTo: number): void {
    this.#latest = view;
    this.#upTo = upTo;
    if (!this.#shown) this.#at = upTo;
    this.#settle();
    const early = this.#early;
    this.#early = undefined;
    if (early) this.push(early.events, early.from);
  }

  /**
   * Things that happened, in order. Those before the first table shown are only told of, on a table folded along `from`
   * the beginning of the match.
   */
  push(events: readonly SeenEvent[], from?: View): void {
    if (!this.#latest) {
      this.#early = { events: [...(this.#early?.events ?? []), ...events], from: this.#early?.from ?? from };
      return;
    }
    const past = events.filter(({ n }) => n <= this.#at);
    const along = from ? copyOf(from) : this.#latest;
    for (const event of past) {
      if (from) fold(along, event);
      this.#screen.told(event, along);
    }
    this.#queue.push(...events.slice(past.length));
    if (!this.#playing) void this.#run();
  }

  async #run(): Promise<void> {
    this.#playing = true;
    this.#begun = performance.now();
    for (let event = this.#queue.shift(); event; event = this.#queue.shift()) await this.#step(event);
    this.#playing = false;
    this.#settle();
  }

  async #step(event: SeenEvent): Promise<void> {
    const before = this.#shown!;
    const after = copyOf(before);
    fold(after, event);
    const cues = isSeatEvent(event.seen) ? [] : cuesOf(event.seen as Seen, before, after);
    for (const cue of cues) if (!this.#late()) await this.#screen.play(cue);
    this.#shown = after;
    this.#at = event.n;
    this.#screen.show(after);
    this.#screen.told(event, after);
  }

  /** Would showing more keep the player waiting for nothing? */
  #late(): boolean {
    return this.#queue.length > TOO_FAR || document.hidden || performance.now() - this.#begun > LONGEST;
  }

  /** Shows what the server last said, if that is what was played: not before, and nothing older either. */
  #settle(): void {
    if (!this.#latest || this.#playing || this.#at !== this.#upTo) return;
    this.#shown = this.#latest;
    this.#screen.show(this.#latest);
    this.#screen.settled();
  }
}
