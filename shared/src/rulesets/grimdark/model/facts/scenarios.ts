/** What happens in this chapter. */
export type ScenariosFact = { readonly kind: 'scenarios-unwritten' };
