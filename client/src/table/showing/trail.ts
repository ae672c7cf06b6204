import type { Decision, RulesetTypes } from '@ironhex/shared/match';
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { Side } from '../../map/picture.ts';
import type { Decisions } from '../decisions.ts';
import type { Scene } from './scenes.ts';
import { trailOf } from './trail-legs.ts';

/** What the trail needs to know of its match. */
interface Source {
  readonly scenes: ReadonlySignal<readonly Scene[]>;
  /** The side of our seat; null for spectators. */
  readonly side: ReadonlySignal<Side>;
}

/**
 * What the last action of others has left on the map: the ways that they went and whom they attacked. It holds what this
 * viewer has been shown, and nothing else.
 */
export class Trail {
  readonly legs;
  /** The number of the last event that no longer leaves one. */
  readonly #since = signal(0);

  constructor({ scenes, side }: Source) {
    this.legs = computed(() => trailOf(scenes.value, this.#since.value, side.value));
  }

  /** Everything up to an event has been dealt with, or was taken back. */
  forget(n: number): void {
    this.#since.value = Math.max(n, this.#since.peek());
  }
}

/** The parts of a match that tell when its trail ends. */
interface TrailedMatch<T extends RulesetTypes> {
  readonly trail: Pick<Trail, 'forget'>;
  readonly log: { readonly scenes: ReadonlySignal<readonly Pick<Scene, 'n'>[]> };
  readonly decisions: Pick<Decisions<T>, 'own'>;
  readonly settled: ReadonlySignal<boolean>;
  readonly view: ReadonlySignal<T['view'] | undefined>;
}

/**
 * Ends the trail whenever our player has acted: a decision is answered that `acts`, which those do not that are answered
 * while others act. Parts of an answer leave the decision open, and the trail. Returns how to stop.
 */
export const endTrailAtActs = <T extends RulesetTypes>(
  match: TrailedMatch<T>,
  acts: (view: T['view'], decision: Decision) => boolean,
): (() => void) => {
  let open: readonly number[] = [];
  let at = 0;
  return effect(() => {
    const view = match.view.value;
    if (!match.settled.value || view === undefined) return;
    const own = match.decisions.own.value.filter((decision) => !decision.committed && acts(view, decision));
    const now = own.map(({ id }) => id);
    if (open.some((id) => !now.includes(id))) match.trail.forget(at);
    open = now;
    at = match.log.scenes.peek().at(-1)?.n ?? 0;
  });
};
