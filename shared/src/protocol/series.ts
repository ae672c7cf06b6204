/** How a series of matches stands, each but the first the rematch of the one before. */
export interface Series {
  /** In the playing order of this match: everybody's name, and how many matches each has won so far. */
  readonly players: readonly { readonly name: string; readonly won: number }[];
  /** How many matches nobody won. */
  readonly drawn: number;
}
