/**
 * A view cut into parts, so that only what changed goes over the wire. The server writes the parts into its state, the
 * page puts the view together again; neither knows the ruleset.
 *
 * Each top-level key of the view is a part of JSON text. An array whose elements all have an `id` is cut further: one
 * part `key/id` per element, and the part `key` holds the ids in order. `~` and `/` in keys are written `~0` and `~1`.
 */
export type Parts = Iterable<readonly [string, string]>;

/** One part before it is written as JSON. */
export type RawPart = readonly [key: string, value: unknown];

const escaped = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');
const unescaped = (key: string): string => key.replaceAll('~1', '/').replaceAll('~0', '~');

const idOf = (element: unknown): string | undefined => {
  if (typeof element !== 'object' || element === null || Array.isArray(element)) return undefined;
  const { id } = element as { id?: unknown };
  return typeof id === 'string' ? id : undefined;
};

/** The ids of an array whose elements can stand alone: each has one, no two the same. */
const idsOf = (value: unknown): string[] | undefined => {
  if (!Array.isArray(value)) return undefined;
  const ids: string[] = [];
  for (const element of value) {
    const id = idOf(element);
    if (id === undefined) return undefined;
    ids.push(id);
  }
  return new Set(ids).size === ids.length ? ids : undefined;
};

/** The parts of a view, each with its value as it stands in the view. */
export function* partsOf(view: object): Generator<RawPart> {
  for (const [name, value] of Object.entries(view)) {
    const key = escaped(name);
    const ids = idsOf(value);
    yield [key, ids ?? value];
    if (ids) for (const [index, id] of ids.entries()) yield [`${key}/${id}`, (value as unknown[])[index]];
  }
}

/** The parts of a view as JSON texts. */
export const flattenView = (view: object): Map<string, string> =>
  new Map([...partsOf(view)].map(([key, value]) => [key, JSON.stringify(value)]));

/** What was read from a part last time, kept between calls of {@link assembleView}. */
export type PartMemo = Map<string, { readonly text: string; readonly value: unknown }>;

const read = (key: string, text: string, memo: PartMemo | undefined): unknown => {
  const known = memo?.get(key);
  if (known?.text === text) return known.value;
  const value: unknown = JSON.parse(text);
  memo?.set(key, { text, value });
  return value;
};

/**
 * Puts a view together from its parts, in any order. With a `memo` only changed parts are read again, and unchanged
 * ones are the identical objects as last time: treat the result as read-only then.
 */
export const assembleView = (parts: Parts, memo?: PartMemo): object => {
  const texts = new Map(parts);
  if (memo) for (const key of memo.keys()) if (!texts.has(key)) memo.delete(key);
  const element = (key: string, id: string) => read(`${key}/${id}`, texts.get(`${key}/${id}`)!, memo);
  const entries: [string, unknown][] = [];
  for (const [key, text] of texts) {
    if (key.includes('/')) continue;
    const value = read(key, text, memo);
    const whole = Array.isArray(value) && value.every((id) => typeof id === 'string' && texts.has(`${key}/${id}`));
    entries.push([unescaped(key), whole ? value.map((id: string) => element(key, id)) : value]);
  }
  return Object.fromEntries(entries);
};
