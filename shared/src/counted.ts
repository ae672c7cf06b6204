/** A number with its noun, in the singular for one: `1 model`, `2 models`, `1 hex`, `2 hexes`. */
export const counted = (n: number | bigint, one: string, many = `${one}s`): string =>
  `${n} ${Number(n) === 1 ? one : many}`;
