/** What happens in this chapter. */
export type AttacksFact = { readonly kind: 'attacks-unwritten' };
