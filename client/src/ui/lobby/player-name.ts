import { keep, kept } from '../../table/keep.ts';

const NAME = 'ironhex.name';

/** The player's name in the last match, as this browser has saved it. */
export const keptName = (): string | undefined => kept(NAME);

/** Remembers a name for the next match. */
export const keepName = (name: string): void => keep(NAME, name);

/** The player's salt for the dice: 16 random bytes in hexadecimal. */
export const newSalt = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
