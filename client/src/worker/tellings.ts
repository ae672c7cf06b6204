import { copyOf, type RulesetTypes, type Viewer, type WentBack } from '@ironhex/shared/match';
import type { Past, SeatEvent, SeenEvent } from '@ironhex/shared/protocol';

/** An event that a viewer can see, of the match or of its seats. */
type ViewerEvent = RulesetTypes['seen'] | WentBack | SeatEvent;

/** The events of each viewer of a match, numbered per viewer. */
export class Tellings {
  readonly #told: ReadonlyMap<Viewer, { readonly from: object; readonly events: SeenEvent[] }>;
  /** How many events each viewer had been told at the end of each step. */
  readonly #steps: ReadonlyMap<Viewer, number[]>;

  /** `first` is the view of a viewer before anything has happened. */
  constructor(viewers: readonly Viewer[], first: (viewer: Viewer) => object) {
    this.#told = new Map(viewers.map((viewer) => [viewer, { from: first(viewer), events: [] }]));
    this.#steps = new Map(viewers.map((viewer) => [viewer, []]));
  }

  /** Adds events for viewers. Copies them, since a ruleset may change the objects it has given. */
  tell(seen: Iterable<readonly [Viewer, readonly ViewerEvent[]]>): void {
    for (const [viewer, parts] of seen) {
      const told = this.#told.get(viewer)!.events;
      for (const each of parts) told.push({ n: told.length + 1, seen: copyOf(each) });
    }
  }

  /** A step of the match is over: its beginning, or one of its intents. */
  endStep(): void {
    for (const [viewer, steps] of this.#steps) steps.push(this.past(viewer).events.length);
  }

  /** How many events a viewer had been told when the match had begun, and after each of its intents. */
  steps(viewer: Viewer): readonly number[] {
    return this.#steps.get(viewer)!;
  }

  /** All events of a viewer, and the view before the first. */
  past(viewer: Viewer): Past {
    return this.#told.get(viewer)!;
  }
}
