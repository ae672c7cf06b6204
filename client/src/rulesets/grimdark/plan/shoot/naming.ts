import { figuresOf, livingModels, type Table, type Unit } from '@ironhex/shared/grimdark';

/**
 * The models that so many Snipers do well to name, by their places among the living: the joined hero first, and none more
 * often than it has wounds left as long as there are others.
 */
export const worthNaming = (table: Table, target: Unit, snipers: number): number[] => {
  const { track } = figuresOf(table, target);
  const living = livingModels(target).map((model, place) => ({
    place,
    hero: track[model]!.hero,
    left: track[model]!.tough - target.wounds[model]!,
  }));
  const inTurn = living
    .toSorted((one, other) => Number(other.hero) - Number(one.hero))
    .flatMap(({ place, left }) => Array<number>(left).fill(place));
  return Array.from({ length: snipers }, (_, i) => inTurn[i % inTurn.length]!);
};
