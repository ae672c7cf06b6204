/** The one thing that there is; undefined if there is none, or more than one. Looks no further than the second. */
export const onlyOf = <T>(all: Iterable<T>): T | undefined => {
  const [one, another] = all;
  return another === undefined ? one : undefined;
};
