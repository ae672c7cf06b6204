/** Is a value one that files leave out: nothing, none, no? */
const isNothing = (value: unknown): boolean =>
  value === 0 ||
  value === false ||
  value === null ||
  (typeof value === 'object' && value !== null && Object.keys(value).length === 0);

/** Of the fields of a position only those that say something: whoever reads it fills in the others. */
export const something = (fields: object): object =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => !isNothing(value)));
