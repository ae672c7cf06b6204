/** A name without the number at its end, and that number with the blank before it: `Griffin` and ` 2`. */
export const partsOfName = (name: string): readonly [kind: string, number: string] => {
  const number = / \d{1,3}$/.exec(name)?.[0] ?? '';
  return [name.slice(0, name.length - number.length), number];
};
