import { copyOf, type RulesetTypes, type Viewer, type WentBack } from '@ironhex/shared/match';
import type { Past, SeatEvent, SeenEvent } from '@ironhex/shared/protocol';

/** What a viewer can see happen, of the match or of its seats. */
type ViewerEvent = RulesetTypes['seen'] | WentBack | SeatEvent;

/** What each viewer of a match has been told, numbered per viewer. */
export class Tellings {
  readonly #told: ReadonlyMap<Viewer, { readonly from: object; readonly events: SeenEvent[] }>;

  /** `first` is what a viewer knows before anything has happened. */
  constructor(viewers: readonly Viewer[], first: (viewer: Viewer) => object) {
    this.#told = new Map(viewers.map((viewer) => [viewer, { from: first(viewer), events: [] }]));
  }

  /** Tells viewers what they saw just now: what a ruleset gives is part of its state, and may change later. */
  tell(seen: Iterable<readonly [Viewer, readonly ViewerEvent[]]>): void {
    for (const [viewer, parts] of seen) {
      const told = this.#told.get(viewer)!.events;
      for (const each of parts) told.push({ n: told.length + 1, seen: copyOf(each) });
    }
  }

  /** All that a viewer was told, and what it knew before that. */
  past(viewer: Viewer): Past {
    return this.#told.get(viewer)!;
  }
}
