/**
 * The same function of objects that never change, which works each answer out once and keeps it as long as its object.
 * Of two objects: `oncePer((one) => oncePer((other) => …))`.
 */
export const oncePer = <K extends object, T extends NonNullable<unknown>>(work: (about: K) => T): ((about: K) => T) => {
  const answers = new WeakMap<K, T>();
  return (about) => {
    const known = answers.get(about);
    if (known !== undefined) return known;
    const answer = work(about);
    answers.set(about, answer);
    return answer;
  };
};
