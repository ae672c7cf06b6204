import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

const ROOT = join(import.meta.dirname, '../..');
const textOf = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

describe('.editorconfig', () => {
  const settings = Object.fromEntries(
    textOf('.editorconfig')
      .split('\n')
      .filter((line) => line.includes('='))
      .map((line) => line.split('=').map((part) => part.trim())),
  );

  test('says what biome.json says, and what Biome does where that says nothing', () => {
    const { indentStyle, indentWidth, lineWidth, lineEnding = 'lf' } = JSON.parse(textOf('biome.json')).formatter;
    expect(settings).toMatchObject({
      indent_style: indentStyle,
      indent_size: String(indentWidth),
      max_line_length: String(lineWidth),
      end_of_line: lineEnding,
    });
  });
});

describe('the workflow of the forge', () => {
  const { jobs } = parse(textOf('.github/workflows/check.yml'));
  const { steps } = jobs.check;

  test('calls what a submission must pass, as a program, and gives it an hour and a half', () => {
    expect(jobs.check['timeout-minutes']).toBe(90);
    const { run } = steps.at(-1);
    expect(statSync(join(ROOT, run)).mode & 0o111).not.toBe(0);
  });

  test('takes a Node that package.json allows', () => {
    const { with: options } = steps.find(({ uses }: { uses?: string }) => uses?.startsWith('actions/setup-node@'));
    expect(options).toEqual({ 'node-version-file': 'package.json' });
    expect(JSON.parse(textOf('package.json')).engines.node).toBe('>=20');
  });
});
