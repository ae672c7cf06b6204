/** The end of a turn and of the match: sections 20 to 22. */
export type AftermathStep =
  | { readonly do: 'healing'; readonly round: 1 | 2 }
  | { readonly do: 'agony'; readonly phase: 0 | 1 | 2 | 3 | 4 }
  | { readonly do: 'aftermath' }
  | { readonly do: 'victory' }
  /** A round of the end-phase of a timed match, VIC-2. */
  | { readonly do: 'end-phase'; readonly round: number };
