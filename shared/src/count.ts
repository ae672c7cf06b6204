/** Plurals that are not the noun with an `s`. */
const IRREGULAR: Readonly<Record<string, string>> = {
  die: 'dice',
  entry: 'entries',
  hero: 'heroes',
  hex: 'hexes',
  success: 'successes',
  'piece of cover': 'pieces of cover',
};

/** The plural of a noun; of several words the last one decides: `living models`. */
const plural = (noun: string): string =>
  IRREGULAR[noun] ?? noun.replace(/\S+$/, (last) => IRREGULAR[last] ?? `${last}s`);

/** A number with its noun, in the singular for one: `1 model`, `2 models`, `1 hex`, `2 hexes`. */
export const count = (n: number | bigint, noun: string): string => `${n} ${Number(n) === 1 ? noun : plural(noun)}`;

/** A time to wait, in words: `1 minute`, `20 minutes`, `3 hours`. Never too short. */
export const waitInWords = (milliseconds: number): string => {
  const minutes = Math.ceil(milliseconds / 60_000);
  return minutes < 100 ? count(minutes, 'minute') : count(Math.ceil(minutes / 60), 'hour');
};
