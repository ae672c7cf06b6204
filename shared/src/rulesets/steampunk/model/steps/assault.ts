/** Assaults and retreats: section 16. */
export type AssaultStep =
  /** Pre-assault retreat, PAR. */
  | { readonly do: 'slips' }
  /** Clouds, stench and fear, AS-3. */
  | { readonly do: 'abilities' }
  /** All assaults of this step, AS-5 to AS-14. */
  | { readonly do: 'assaults' }
  /** Retreats after them, RET. */
  | { readonly do: 'retreats' };
