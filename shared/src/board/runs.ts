/** Whole numbers as a text of runs: `0x12 3 0x4` is twelve times 0, once 3, four times 0. */
export const writeRuns = (values: readonly number[]): string => {
  const runs: string[] = [];
  for (let from = 0; from < values.length; ) {
    let to = from + 1;
    while (to < values.length && values[to] === values[from]) to++;
    runs.push(to - from > 1 ? `${values[from]}x${to - from}` : `${values[from]}`);
    from = to;
  }
  return runs.join(' ');
};

/** The numbers of a text that {@link writeRuns} has written. */
export const readRuns = (text: string): number[] =>
  text.split(' ').flatMap((run) => {
    const [value, count = '1'] = run.split('x');
    return new Array<number>(Number(count)).fill(Number(value));
  });
