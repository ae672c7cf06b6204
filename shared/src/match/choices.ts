/** All that a seat may do at a decision: enumerated lazily, or one of it drawn at random without enumerating. */
export interface Choices<I> extends Iterable<I> {
  /** One legal intent; `below(n)` gives an integer in [0, n). Undefined if there is none. */
  sample(below: (n: number) => number): I | undefined;
}

/** No choice at all: nothing is asked. */
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
