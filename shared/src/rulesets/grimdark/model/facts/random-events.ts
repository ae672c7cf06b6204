/** What happens in this chapter. */
export type RandomEventsFact = { readonly kind: 'random-events-unwritten' };
