/** How a series of matches stands, each but the first the rematch of the one before. */
export interface Series {
  /**
   * In the playing order of this match: everybody's name, how many matches each has won so far, and what all of them
   * together brought into the standings, in games that have such points.
   */
  readonly players: readonly { readonly name: string; readonly won: number; readonly standing?: number }[];
  /** How many matches nobody won. */
  readonly drawn: number;
}
