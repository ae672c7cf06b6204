/** Plain data of a position file. */
export type Json = { [key: string]: Json } | Json[] | string | number | boolean | null;

type Fields = { [key: string]: Json };

/** Every place in plain data that has a value, the cards of units left out. */
const placesIn = (data: Json, at: readonly string[] = []): (readonly string[])[] =>
  typeof data !== 'object' || data === null
    ? [at]
    : [
        ...(at.length > 0 ? [at] : []),
        ...Object.entries(data).flatMap(([key, inner]) => (key === 'card' ? [] : placesIn(inner, [...at, key]))),
      ];

const at = (data: Json, path: readonly string[]): Json => path.reduce((inner, key) => (inner as Fields)[key]!, data);

/** Puts at one place what stands at another, or a number, or nothing. */
export const mutate = (data: Json, below: (n: number) => number): void => {
  const places = placesIn(data);
  const path = places[below(places.length)]!;
  const parent = at(data, path.slice(0, -1)) as Fields;
  const last = path.at(-1)!;
  const like = places.filter((other) => other.at(-1) === last && other.length === path.length);
  const kind = below(4);
  if (kind === 0 && !Array.isArray(parent)) delete parent[last];
  else if (kind === 1 && typeof parent[last] === 'number') parent[last] = below(21);
  else if (kind === 2) parent[last] = structuredClone(at(data, like[below(like.length)]!));
  else parent[last] = structuredClone(at(data, places[below(places.length)]!));
};

/** From what is usual to what no schema allows. */
const LARGE = [6, 9, 12, 20, 40, 60, 99, 200, 999, 9999, 1e6, 1e12];

/** Copies of a list's entries, up to so many; what has an id of its own gets one, so that they are not the same. */
const longer = (list: readonly Json[], length: number): Json[] =>
  Array.from({ length: Math.max(length, list.length) }, (_, index) => {
    const entry = structuredClone(list[index % list.length]!);
    if (index < list.length || typeof entry !== 'object' || entry === null || Array.isArray(entry)) return entry;
    for (const name of ['id', 'source'] as const)
      if (typeof entry[name] === 'string') entry[name] = entry[name].replace(/\d*$/, `${index + 1}`);
    return entry;
  });

/** The name of a field in which a value stands, perhaps in a list. */
const nameOf = (path: readonly string[]): string | undefined => path.findLast((key) => !/^\d+$/.test(key));

/** One of these places: names are drawn first, so that those with long lists of numbers are not drawn most often. */
const drawn = (paths: readonly (readonly string[])[], below: (n: number) => number): readonly string[] => {
  const names = [...new Set(paths.map(nameOf))];
  const name = names[below(names.length)];
  const same = paths.filter((path) => nameOf(path) === name);
  return same[below(same.length)]!;
};

/** Makes one number, one list, or all numbers of the same name as large as chance says. */
export const enlarge = (data: Json, below: (n: number) => number): void => {
  const places = placesIn(data);
  const large = LARGE[below(LARGE.length)]!;
  const numbers = places.filter((path) => typeof at(data, path) === 'number');
  const lists = places.filter(
    (path) => (at(data, path) as Json[] | null)?.length && typeof at(data, path) !== 'string',
  );
  const set = (path: readonly string[], value: Json) => {
    (at(data, path.slice(0, -1)) as Fields)[path.at(-1)!] = value;
  };
  const chosen = below(3);
  if (chosen === 0 && lists.length > 0) {
    const path = drawn(lists, below);
    set(path, longer(at(data, path) as Json[], Math.min(large, 400)));
  } else if (numbers.length > 0) {
    const path = drawn(numbers, below);
    const all = chosen === 1 ? [path] : numbers.filter((other) => nameOf(other) === nameOf(path));
    for (const each of all) set(each, large);
  }
};
