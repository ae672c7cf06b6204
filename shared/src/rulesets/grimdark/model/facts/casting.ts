/** What happens in this chapter. */
export type CastingFact = { readonly kind: 'casting-unwritten' };
