/** A position of a match, 4.7. */
export interface Position {
  readonly round: number;
}
