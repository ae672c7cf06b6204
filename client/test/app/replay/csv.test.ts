import { expect, test } from 'vitest';
import { csvOf } from '../../../src/app/replay/numbers/csv.ts';

const lineOf = (name: string): string =>
  csvOf(['Unit'], ['Shots'], [{ heads: [name], values: [3] }])
    .split('\r\n')
    .slice(1, -1)
    .join('\r\n');

test('a table is one line of titles and one for each row, for spreadsheets that expect UTF-8', () => {
  const rows = [
    { heads: ['Ada', 'Griffin'], values: [12, 0] },
    { heads: ['Grace', 'Łucznik'], values: [3, 4] },
  ];
  expect(csvOf(['Player', 'Unit'], ['Shots', 'Hits'], rows)).toBe(
    '\uFEFFPlayer,Unit,Shots,Hits\r\nAda,Griffin,12,0\r\nGrace,Łucznik,3,4\r\n',
  );
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', ' =1', '\t=1', '＝1', '＋1'])('the name %j is no formula', (name) => {
  expect(lineOf(name)).toBe(`'${name},3`);
});

test.each([
  ['Griffin, first', '"Griffin, first",3'],
  ['the "Griffin"', '"the ""Griffin""",3'],
  ['two\nlines', '"two\nlines",3'],
  ['=HYPERLINK("http://x","y")', '"\'=HYPERLINK(""http://x"",""y"")",3'],
  ['a-b', 'a-b,3'],
])('the name %j stays one cell', (name, line) => {
  expect(lineOf(name)).toBe(line);
});
