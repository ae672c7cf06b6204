/** Orders and moves: sections 9 to 11. */
export type MovementStep =
  /** Who counts as the higher race, step 1. */
  | { readonly do: 'initiative' }
  /** Orders are written for the turn that begins (after set-up, SET-8), or for the next one, ORD-2. */
  | { readonly do: 'plan'; readonly of: 'now' | 'next' }
  | { readonly do: 'movement'; readonly movement: 1 | 2 | 3 }
  /** Late tokens of units that fought, MOV-9. */
  | { readonly do: 'late'; readonly movement: 1 | 2 | 3 };
