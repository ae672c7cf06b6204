/** A melee, 12: `fight` of the table says who fights whom. */
export type MeleeStep =
  /** The active unit has charged: the melee begins, if both are alive. Puts the others on the agenda. */
  { readonly do: 'melee' };
