import type { SeatInfo } from '../../table/facts.ts';
import { keep, kept } from '../../table/keep.ts';
import { UI } from '../../text/ui.ts';

const NAME = 'ironhex.name';

/** The player's name in the last match, as this browser has saved it. */
export const keptName = (): string | undefined => kept(NAME);

/** Remembers a name for the next match. */
export const keepName = (name: string): void => keep(NAME, name);

/**
 * What to call a player whose name is not known: by the place at the table, never as the seat is called. In a rematch the
 * player keeps the name and may have another seat.
 */
export const placeName = (seats: readonly Pick<SeatInfo, 'id'>[], own: string | null): string =>
  UI.lobby.player(1 + seats.findIndex(({ id }) => id === own));

/** The player's salt for the dice: 16 random bytes in hexadecimal. */
export const newSalt = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
