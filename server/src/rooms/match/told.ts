import {
  type Awaited,
  type ForcesBrought,
  firstState,
  forcesBrought,
  type Happened,
  LONGEST_SHOW,
  PUBLIC,
  type RulesetTypes,
  type Viewer,
} from '@ironhex/shared/match';
import type { SeatEvent } from '@ironhex/shared/protocol';
import type { AnyRuleset } from './history/blueprint.ts';
import type { DoneEntry } from './history/entries.ts';
import type { Layout } from './layout.ts';
import { sitterOf } from './seats/seats.ts';

/** The event that a policy or the clock has answered for a seat, and its viewers, as things stand before the answer. */
export const toldOf = (
  { seat, intent, by }: DoneEntry,
  layout: Pick<Layout, 'seats' | 'viewers'>,
  awaited: (viewer: Viewer) => readonly Awaited[],
): { readonly event: SeatEvent; readonly viewers: readonly Viewer[] } => {
  if (by !== 'clock') return { event: { kind: 'seat-answered', seat, intent }, viewers: [seat] };
  /**
   * Only viewers to whom the match visibly waited for this seat alone saw its clock end. No other viewer may learn who
   * was late.
   */
  const sawItEnd = (viewer: Viewer): boolean => {
    const open = awaited(viewer).filter(({ committed }) => !committed);
    return open.length > 0 && open.every((each) => each.seat === seat);
  };
  return {
    event: { kind: 'seat-timed-out', seat, name: sitterOf(layout.seats.get(seat)) },
    viewers: layout.viewers.filter((viewer) => viewer === seat || sawItEnd(viewer)),
  };
};

/** What each viewer may know of the setup with which the match begins, as far as its first view is another one. */
const toldOfForces = (layout: Layout): readonly (readonly [Viewer, ForcesBrought])[] => {
  const state = firstState(layout.ruleset, layout.setup);
  return layout.viewers.flatMap((viewer) => {
    const change = forcesBrought(layout.firstView(viewer), layout.ruleset.view(state, viewer));
    return change ? [[viewer, change] as const] : [];
  });
};

/** Passes on to each viewer of a table what that viewer may see of an entry, and adds up how long a page shows it. */
export class Announcer {
  readonly #viewers: () => readonly Viewer[];
  readonly #seen: (viewer: Viewer, seen: RulesetTypes['seen']) => void;
  #show = 0;
  #at = 0;
  #shownAt = 0;

  constructor(viewers: () => readonly Viewer[], seen: (viewer: Viewer, seen: RulesetTypes['seen']) => void) {
    this.#viewers = viewers;
    this.#seen = seen;
  }

  /** Milliseconds for which a page shows the public events of the current entry. */
  get show(): number {
    return this.#show;
  }

  /** When a page at normal speed has shown all events so far, in epoch milliseconds. */
  get shownAt(): number {
    return this.#shownAt;
  }

  /** The next entry begins. */
  begin(at: number): void {
    this.#at = at;
    this.#show = 0;
  }

  /** Something happened to a seat: all viewers see it, or only these. */
  seat(event: SeatEvent | undefined, viewers = this.#viewers()): void {
    if (event) for (const viewer of viewers) this.#seen(viewer, event);
  }

  /** The match begins with forces that players have brought, or without seats that were left out. */
  forces(layout: Layout): void {
    for (const [viewer, change] of toldOfForces(layout)) this.#seen(viewer, change);
  }

  /** Something happened by the rules. */
  happened({ seen }: Happened<RulesetTypes>, ruleset: Pick<AnyRuleset, 'showing'>): void {
    for (const viewer of this.#viewers()) for (const event of seen.get(viewer) ?? []) this.#seen(viewer, event);
    for (const event of seen.get(PUBLIC) ?? []) this.#show += ruleset.showing?.(event) ?? 0;
    this.#shownAt = Math.min(Math.max(this.#shownAt, this.#at) + this.#show, this.#at + LONGEST_SHOW);
  }
}
