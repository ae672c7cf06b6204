/** Characters of a player's name. */
export const MAX_NAME_LENGTH = 24;

/**
 * The name of a player outside of a list of players. One who has sat down in the middle of the match is marked,
 * whatever the name: it may be that of the player before.
 */
export const playerName = (name: string, newcomer: boolean): string => (newcomer ? `${name} (new player)` : name);
