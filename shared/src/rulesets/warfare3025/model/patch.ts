/** What is new, gone or changed in an object; of a list of things with ids, by id. All other lists are written whole. */
export interface Patch {
  /** Values that are new or replaced. */
  readonly set?: Readonly<Record<string, unknown>>;
  readonly gone?: readonly string[];
  /** Objects in which something has changed. */
  readonly in?: Readonly<Record<string, Patch>>;
}

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

interface Identified {
  readonly id: string;
}

const areIdentified = (value: unknown): value is readonly Identified[] =>
  Array.isArray(value) && value.every((each) => isObject(each) && 'id' in each && typeof each.id === 'string');

const byId = (list: readonly Identified[]): Fields => Object.fromEntries(list.map((each) => [each.id, each]));

/** Both values as objects to be compared field by field; undefined where one is replaced by the other as a whole. */
const compared = (before: unknown, after: unknown): readonly [Fields, Fields] | undefined => {
  if (isObject(before) && isObject(after)) return [before, after];
  if (areIdentified(before) && areIdentified(after)) return [byId(before), byId(after)];
  return undefined;
};

const isSame = (one: unknown, other: unknown): boolean =>
  one === other || (typeof one === 'object' && JSON.stringify(one) === JSON.stringify(other));

/** What turns one plain object into another; undefined if they are alike. Lists of things with ids are sorted by id. */
export const patchOf = (before: Fields, after: Fields): Patch | undefined => {
  const set: Record<string, unknown> = {};
  const inner: Record<string, Patch> = {};
  for (const [key, value] of Object.entries(after)) {
    const known = before[key];
    if (known === value) continue;
    const both = Object.hasOwn(before, key) ? compared(known, value) : undefined;
    if (both) {
      const patch = patchOf(...both);
      if (patch) inner[key] = patch;
    } else if (!Object.hasOwn(before, key) || !isSame(known, value)) set[key] = value;
  }
  const gone = Object.keys(before).filter((key) => !Object.hasOwn(after, key));
  if (Object.keys(set).length + Object.keys(inner).length + gone.length === 0) return undefined;
  return {
    ...(Object.keys(set).length > 0 && { set }),
    ...(gone.length > 0 && { gone }),
    ...(Object.keys(inner).length > 0 && { in: inner }),
  };
};

const patched = (value: unknown, patch: Patch): unknown => {
  if (!Array.isArray(value)) return withPatch(value as Fields, patch);
  const list = Object.values(withPatch(byId(value as Identified[]), patch)) as Identified[];
  return list.sort((one, other) => (one.id < other.id ? -1 : 1));
};

/** A copy of an object with what a patch changes in it; what is not changed is shared. */
const withPatch = (before: Fields, patch: Patch): Fields => {
  const after: Record<string, unknown> = { ...before };
  patchIn(after, patch);
  return after;
};

/** Changes an object as a patch says, and copies what it holds before changing that. */
export const patchIn = (target: Record<string, unknown>, patch: Patch): void => {
  for (const key of patch.gone ?? []) delete target[key];
  Object.assign(target, patch.set);
  for (const [key, inner] of Object.entries(patch.in ?? {})) target[key] = patched(target[key], inner);
};
