/** Names by id; what would be called the same gets a number: `Outriders 2`. */
export const numbered = (all: Iterable<readonly [id: string, name: string]>): ReadonlyMap<string, string> =>
  new Map(
    [...Map.groupBy(all, ([, name]) => name)].flatMap(([name, alike]) =>
      alike.map(([id], index) => [id, alike.length === 1 ? name : `${name} ${index + 1}`] as const),
    ),
  );
