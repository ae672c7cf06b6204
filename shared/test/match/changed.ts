type Tree = { [key: string]: Tree | unknown };

/** A copy of plain data with another value at a path such as `seats.1.id`; undefined takes the field away. */
export const changed = (data: object, at: string, value: unknown): object => {
  const copy = structuredClone(data) as Tree;
  const keys = at.split('.');
  const last = keys.pop()!;
  const parent = keys.reduce((tree, key) => tree[key] as Tree, copy);
  if (value === undefined) delete parent[last];
  else parent[last] = value;
  return copy;
};
