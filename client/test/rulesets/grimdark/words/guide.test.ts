import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ARMIES, ARMY_IDS, RULE_NAMES } from '@ironhex/shared/grimdark';
import { expect, test } from 'vitest';
import { valuesText } from '../../../../src/rulesets/grimdark/words/figures.ts';

const rows = readFileSync(join(import.meta.dirname, '../../../../../docs/rules/grimdark.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );

test.each(ARMY_IDS.flatMap((army) => ARMIES[army].units.map((unit) => [unit.name, unit] as const)))(
  'the guide has %s with its figures and points',
  (name, unit) => {
    const size = unit.models.reduce((sum, { count }) => sum + count, 0);
    expect(rows.filter((row) => row[0] === name).map((row) => [row[1], row[2], row.at(-1)])).toEqual([
      [`${size}`, valuesText(unit), `${unit.points}`],
    ]);
  },
);

test('the guide tells every special rule', () => {
  const told = rows.map(([first = '']) => first.replace('(X)', ''));
  expect(Object.values(RULE_NAMES).filter((name) => !told.includes(name))).toEqual([]);
});
