import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { entered, gamesIn, REGISTRIES } from '../new-game/registries.ts';

const ROOT = join(import.meta.dirname, '../..');
const foldersIn = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

/** The games that players get: those with rules. */
const GAMES = foldersIn('shared/src/rulesets');

/** Registries of tests have one more game, which only they have. */
const FOR_TESTS = /^(shared\/test|e2e)\//;
const ONLY_FOR_TESTS = foldersIn('shared/test/rulesets').filter((id) => !GAMES.includes(id));

test.each(REGISTRIES)('$file has every game', (registry) => {
  const expected = FOR_TESTS.test(registry.file) ? [...GAMES, ...ONLY_FOR_TESTS] : GAMES;
  expect(gamesIn(readFileSync(join(ROOT, registry.file), 'utf8'), registry)).toEqual(expected.toSorted());
});

describe.each(GAMES)('%s', (id) => {
  test.each(['client/src/rulesets', 'shared/test/rulesets', 'shared/test/rules', 'e2e/rulesets'])(
    'has a folder in %s',
    (folder) => {
      expect(foldersIn(folder)).toContain(id);
    },
  );

  test('has the same id in its rules and on its page', () => {
    const files = [
      `shared/src/rulesets/${id}/ruleset.ts`,
      `client/src/rulesets/${id}/game.ts`,
      `client/src/rulesets/${id}/index.ts`,
    ];
    for (const file of files) expect(readFileSync(join(ROOT, file), 'utf8'), file).toMatch(`id: '${id}'`);
  });

  test('says in a README where its rules are', () => {
    expect(existsSync(join(ROOT, `shared/src/rulesets/${id}/README.md`))).toBe(true);
  });
});

test('no folder of a page or of a pilot is left without its rules', () => {
  expect(foldersIn('client/src/rulesets')).toEqual(GAMES);
  expect(foldersIn('e2e/rulesets')).toEqual([...GAMES, ...ONLY_FOR_TESTS].sort());
});

test.each(REGISTRIES)('a game entered in $file is found there', (registry) => {
  const text = readFileSync(join(ROOT, registry.file), 'utf8');
  const { imported } = registry.entry('river-war', 'riverWar');
  const after = entered(text, registry, 'river-war', 'riverWar');
  expect(gamesIn(after, registry)).toEqual([...gamesIn(text, registry), 'river-war'].sort());
  expect(after.split(imported)).toHaveLength(3);
});

test('a registry without its list is an error', () => {
  expect(() => entered('', REGISTRIES[0]!, 'river-war', 'riverWar')).toThrow('RULESETS');
});
