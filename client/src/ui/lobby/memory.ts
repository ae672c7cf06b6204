import { keep, kept } from '../../table/keep.ts';

const NAME = 'ironhex.name';

/** The name under which somebody sat down the last time. */
export const keptName = (): string | undefined => kept(NAME);

/** Remembers a name for the next match. */
export const keepName = (name: string): void => keep(NAME, name);

/** What this player adds to the dice: 16 random bytes, as text. */
export const newSalt = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
