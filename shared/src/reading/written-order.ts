const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Data as a schema has read it, with the fields in the order in which they were written: digests of records are made of that
 * order, and a schema has one of its own. Fields that reading has added come last.
 */
export const inWrittenOrder = <T>(read: T, written: unknown): T => {
  if (Array.isArray(read) && Array.isArray(written))
    return read.map((each, index) => inWrittenOrder(each, written[index])) as T;
  if (!isObject(read) || !isObject(written)) return read;
  const first = Object.keys(written).filter((key) => Object.hasOwn(read, key));
  const last = Object.keys(read).filter((key) => !Object.hasOwn(written, key));
  return Object.fromEntries([...first, ...last].map((key) => [key, inWrittenOrder(read[key], written[key])])) as T;
};
