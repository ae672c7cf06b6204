/** Damage and what lies on hexes: sections 14, 15 and 19. */
export type DamageStep =
  /** Ledgers become live, DET-5. */
  | { readonly do: 'apply' }
  /** Hex effects, section 19. */
  | { readonly do: 'trigger'; readonly movement: 1 | 2 | 3 };
