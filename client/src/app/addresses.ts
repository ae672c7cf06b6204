/** The address at which a match of a game is made. */
export const newMatchAddress = (game: string): string => `/new/${game}`;

/** Stands in the address where a match is made, to open a position file. */
export const POSITION_PLACE = '#position';

/** The address at which a position file of a game is opened. */
export const positionAddress = (game: string): string => `${newMatchAddress(game)}${POSITION_PLACE}`;
