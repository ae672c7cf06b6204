import { copyOf, followSeen, type Ruleset, type RulesetTypes } from '@ironhex/shared/match';
import { isSeatEvent, type Past } from '@ironhex/shared/protocol';

/** How many events lie between two views that are kept: as many are folded at most for any other view. */
const EVERY = 50;

type Rules = Pick<Ruleset<RulesetTypes>, 'follow'>;

/** The views of one viewer all along a match. Each is made on demand; some are kept as checkpoints. */
export class Checkpoints {
  readonly #rules: Rules;
  readonly #events: Past['events'];
  /**
   * The view before the first event, after {@link EVERY} events, after twice as many, and so on, up to the latest one
   * requested.
   */
  readonly #views: object[];

  constructor(rules: Rules, { from, events }: Past) {
    this.#rules = rules;
    this.#events = events;
    this.#views = [from!];
  }

  /** The view after so many events; undefined if there are fewer. */
  at(event: number): object | undefined {
    if (!Number.isInteger(event) || event < 0 || event > this.#events.length) return undefined;
    for (let kept = this.#views.length; kept * EVERY <= event; kept += 1)
      this.#views.push(this.#after(kept * EVERY, kept - 1));
    return this.#after(event, Math.floor(event / EVERY));
  }

  /** The view after so many events, folded from a stored one. */
  #after(event: number, kept: number): object {
    const view = copyOf(this.#views[kept]!);
    for (const { seen } of this.#events.slice(kept * EVERY, event))
      if (!isSeatEvent(seen)) followSeen(this.#rules, view, copyOf(seen));
    return view;
  }
}
