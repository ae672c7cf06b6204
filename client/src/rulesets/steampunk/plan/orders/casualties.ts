import type { Built, BuiltModel } from '@ironhex/shared/steampunk';

/** Models of a unit that are alike, by their places in it. */
interface ModelKind {
  readonly name: string;
  /** Ids of their weapons, which tell them from others of the same name. */
  readonly weapons: readonly string[];
  readonly models: readonly number[];
}

const keyOf = ({ id, weapons }: BuiltModel): string => JSON.stringify([id, weapons]);

/** The models of a unit by kind: one that has other weapons is of a kind of its own. */
export const kindsOf = ({ models }: Pick<Built, 'models'>): readonly ModelKind[] => {
  const places = Map.groupBy(
    models.map((_, index) => index),
    (index) => keyOf(models[index]!),
  );
  return [...places.values()].map((same) => {
    const { name, weapons } = models[same[0]!]!;
    return { name, weapons, models: same };
  });
};

/** Which kind an order lets die first, by its place among them; undefined: as usual, basic models before replacements. */
export const firstToDie = (kinds: readonly ModelKind[], casualties: readonly number[] = []): number | undefined => {
  const place = kinds.findIndex(({ models }) => models.join() === casualties.join());
  return place < 0 ? undefined : place;
};
