/** Gunnery: section 13. */
export type GunneryStep = { readonly do: 'gunnery'; readonly part: 1 | 2 };
