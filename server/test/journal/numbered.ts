/** Entries that say which they are, and are of different lengths: numbers from `first` to `last`. */
export const numbered = (first: number, last: number): readonly { readonly number: number; readonly text: string }[] =>
  Array.from({ length: last - first + 1 }, (_, index) => {
    const number = first + index;
    return { number, text: `entry ${number} `.repeat(number % 9) };
  });
