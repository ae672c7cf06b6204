import { type Choices, type Decision, ownIn } from './decision.ts';
import type { Ruleset, RulesetTypes } from './ruleset.ts';
import type { SeatId } from './seat.ts';

/** No choices: no decision is open. */
export const NO_CHOICES: Choices<never> = {
  [Symbol.iterator]: () => [][Symbol.iterator](),
  sample: () => undefined,
};

/** Every one of these once, in their order: two that say the same are one. */
export const distinct = function* <I>(choices: Iterable<I>): Generator<I> {
  const seen = new Set<string>();
  for (const choice of choices) {
    const text = JSON.stringify(choice);
    if (!seen.has(text)) yield choice;
    seen.add(text);
  }
};

/** The decisions of one seat, from the view of that seat. */
export const decisionsOf = <T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  view: T['view'],
  seat: SeatId,
): readonly Decision[] => ownIn(ruleset.awaited(view), seat);

/** All that a seat may do now, at any of its decisions. Giving up is always possible, and not listed. */
export const choicesOf = <T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  view: T['view'],
  seat: SeatId,
): Choices<T['intent']> => {
  const all = decisionsOf(ruleset, view, seat).map((decision) => ruleset.choices(view, decision));
  return {
    *[Symbol.iterator]() {
      for (const choices of all) yield* choices;
    },
    sample: (below) => (all.length === 0 ? undefined : all[below(all.length)]!.sample(below)),
  };
};
