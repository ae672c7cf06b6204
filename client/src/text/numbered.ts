type Names = ReadonlyMap<string, string>;

/** Names by id; what would be called the same gets a number: `Outriders 2`. */
export const numbered = (all: Iterable<readonly [id: string, name: string]>): Names =>
  new Map(
    [...Map.groupBy(all, ([, name]) => name)].flatMap(([name, alike]) =>
      alike.map(([id], index) => [id, alike.length === 1 ? name : `${name} ${index + 1}`] as const),
    ),
  );

/** The names of the units of a view, worked out once as long as its units stay the same. */
export const namesOnce = <V extends { readonly units: object }>(namesIn: (view: V) => Names): ((view: V) => Names) => {
  const known = new WeakMap<V['units'], Names>();
  return (view) => {
    const names = known.get(view.units) ?? namesIn(view);
    known.set(view.units, names);
    return names;
  };
};

/** A name without the number at its end, and that number with the blank before it: `Griffin` and ` 2`. */
export const partsOfName = (name: string): readonly [kind: string, number: string] => {
  const number = / \d{1,3}$/.exec(name)?.[0] ?? '';
  return [name.slice(0, name.length - number.length), number];
};
