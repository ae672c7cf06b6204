/** What happens in this chapter. */
export type MovementFact = { readonly kind: 'movement-unwritten' };
