/** The end of a turn: sections 20 and 21. */
export type AftermathStep =
  | { readonly do: 'healing'; readonly round: 1 | 2 }
  | { readonly do: 'agony'; readonly phase: 0 | 1 | 2 | 3 | 4 }
  | { readonly do: 'aftermath' };
