/** What happens in this chapter. */
export type MeleeFact = { readonly kind: 'melee-unwritten' };
