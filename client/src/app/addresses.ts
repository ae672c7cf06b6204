/** The address at which a match of a game is made. */
export const newMatchAddress = (game: string): string => `/new/${game}`;
