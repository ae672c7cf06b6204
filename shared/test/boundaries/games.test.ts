import { describe, expect, it } from 'vitest';
import { TEST_RULESETS } from '../rulesets/index.ts';
import { codeOf, filesIn } from './imports.ts';

/** Where a game is entered. */
const REGISTRIES: ReadonlySet<string> = new Set([
  'shared/src/rulesets/index.ts',
  'shared/src/rulesets/computers.ts',
  'shared/src/rulesets/reckoners.ts',
  'client/src/rulesets/games.ts',
  'shared/test/rulesets/index.ts',
  'shared/test/rulesets/samples.ts',
  'client/test/rulesets/games.ts',
  'e2e/rulesets/index.ts',
]);

/** Where tests of what is around a game get one to play. */
const EXAMPLES: ReadonlySet<string> = new Set(['server/test/example.ts', 'client/test/example.ts']);

const FOLDERS = [
  'shared/src',
  'shared/bin',
  'shared/bench',
  'shared/test',
  'client/src',
  'client/test',
  'server/src',
  'server/test',
  'e2e',
];

const SETTINGS = [
  ...['package.json', 'shared/package.json', 'client/package.json', 'server/package.json', 'e2e/package.json'],
  ...['vitest.config.ts', 'client/vite.config.ts'],
];

const files = [...FOLDERS.flatMap(filesIn), ...SETTINGS].filter(
  (file) => !file.includes('node_modules') && !file.startsWith('shared/test/boundaries/'),
);

/** Does a file belong to a game: its rules, its page, its pilot, or the tests of one of these? */
const isOf = (file: string, id: string): boolean => file.includes(`/rulesets/${id}/`) || file.includes(`/rules/${id}/`);

describe.each([...TEST_RULESETS.keys()])('%s', (id) => {
  it('is named in its own folders, in the registries, and nowhere else', () => {
    const naming = files.filter((file) => codeOf(file).includes(id));
    const wrong = naming.filter((file) => !isOf(file, id) && !REGISTRIES.has(file) && !EXAMPLES.has(file));
    expect(wrong).toEqual([]);
    expect(naming.filter((file) => isOf(file, id)).length).toBeGreaterThan(0);
  });
});
