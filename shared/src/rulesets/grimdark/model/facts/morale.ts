/** What happens in this chapter. */
export type MoraleFact = { readonly kind: 'morale-unwritten' };
