import type { Numbers } from '@ironhex/shared/reckoning';

/** What programs take for the beginning of a formula, in any width of writing, with blanks before it or not. */
const FORMULA = /^\s*[=+\-@＝＋－＠\t\r]/;

/** One cell: a text that could be a formula gets an apostrophe in front, which spreadsheets read as `this is text`. */
const cell = (value: string | number): string => {
  const text = typeof value === 'string' && FORMULA.test(value) ? `'${value}` : String(value);
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Lets spreadsheets know that the text is UTF-8. */
const MARK = '\uFEFF';

/** A table of numbers as a CSV file, as RFC 4180 has it. `heads`: the titles before those of the numbers. */
export const csvOf = (
  heads: readonly string[],
  columns: Numbers['columns'],
  rows: readonly { readonly heads: readonly string[]; readonly values: readonly number[] }[],
): string => {
  const lines = [[...heads, ...columns], ...rows.map((row) => [...row.heads, ...row.values])];
  return `${MARK}${lines.map((line) => `${line.map(cell).join(',')}\r\n`).join('')}`;
};
