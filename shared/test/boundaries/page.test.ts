import { describe, expect, it } from 'vitest';
import { filesIn, importsOf, loadedWith } from './imports.ts';

/**
 * The folders of the page, each with those that it may import. Arrows point one way. `rulesets` is the registry and what
 * a game has to bring; a game itself is `<id>`.
 */
const MAY_USE: Readonly<Record<string, readonly string[]>> = {
  text: [],
  map: ['text'],
  table: ['map', 'text'],
  net: ['table'],
  worker: ['table', 'text'],
  local: ['worker', 'table', 'text'],
  replay: ['worker', 'table', 'text'],
  lessons: ['local', 'table', 'text'],
  rulesets: ['table', 'map', 'lessons', '<id>'],
  advice: ['table', 'text', 'rulesets'],
  ui: ['table', 'map', 'text', 'rulesets', 'advice'],
  plan: ['table', 'map', 'text', 'rulesets', 'ui'],
  '<id>': ['table', 'map', 'text', 'rulesets', 'lessons', 'ui', 'plan'],
  app: ['table', 'net', 'local', 'replay', 'lessons', 'map', 'text', 'rulesets', 'advice', 'ui'],
};

/** What each folder may import of a package. Whatever is not named here may be imported by all. */
const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  'colyseus.js': ['net'],
  phaser: ['map'],
  preact: ['rulesets', 'ui', 'app', '<id>'],
};

const files = filesIn('client/src');
const GAME = /^client\/src\/rulesets\/([^/]+)\//;

/** The folder of the page that a file lies in; `<id>` for those of a game. */
const folderOf = (file: string): string => (GAME.test(file) ? '<id>' : file.split('/')[2]!);

const imports = files.flatMap((file) => importsOf(file).map((name) => ({ file, name, folder: folderOf(file) })));

/** Only their types may be imported: the shell is typed by what a game brings, and knows no game. */
const typesOnly = (file: string, name: string): boolean => !importsOf(file, { types: false }).includes(name);

describe('the arrows of the page', () => {
  it('leave no folder out', () => {
    expect([...new Set(files.map(folderOf))].sort()).toEqual(Object.keys(MAY_USE).sort());
  });

  it.each(Object.entries(MAY_USE))('%s imports only what it may', (folder, allowed) => {
    const wrong = imports.filter(
      ({ folder: from, name }) =>
        from === folder &&
        name.startsWith('client/src/') &&
        folderOf(name) !== folder &&
        !allowed.includes(folderOf(name)),
    );
    expect(wrong).toEqual([]);
  });

  it('lead from a folder to what a game brings by types only, but for the registry that the app asks', () => {
    const wrong = imports.filter(
      ({ file, name, folder }) =>
        folder !== 'rulesets' &&
        name.startsWith('client/src/rulesets/') &&
        !GAME.test(name) &&
        name !== 'client/src/rulesets/index.ts' &&
        !typesOnly(file, name),
    );
    expect(wrong).toEqual([]);
  });

  it('keep the games apart from each other', () => {
    const wrong = imports.filter(
      ({ file, name }) => GAME.test(file) && GAME.test(name) && GAME.exec(file)![1] !== GAME.exec(name)![1],
    );
    expect(wrong).toEqual([]);
  });

  it('lead to the rules of a game from its own folder only', () => {
    const wrong = imports.filter(({ file, name }) => {
      const [, game] = /^shared\/src\/rulesets\/([^/]+)\//.exec(name) ?? [];
      const [, own] = GAME.exec(file) ?? [];
      return game !== undefined && game !== own;
    });
    expect(wrong).toEqual([]);
  });

  it.each(Object.entries(PACKAGES))('lead to %s from the folders that work with it', (name, folders) => {
    const wrong = imports.filter(
      (each) => (each.name === name || each.name.startsWith(`${name}/`)) && !folders.includes(each.folder),
    );
    expect(wrong).toEqual([]);
  });

  it('load no game before one is on the page: only what says what it is, and its picture', () => {
    const first = [...loadedWith(['client/src/app/main.tsx'], { later: false })];
    const games = first.filter((file) => GAME.test(file));
    expect(games.length).toBeGreaterThan(0);
    expect(games.filter((file) => !file.endsWith('/game.ts'))).toEqual([]);
    expect(first.filter((file) => file.startsWith('shared/src/rulesets/') || file.includes('/map/'))).toEqual([]);
  });

  it('lead to a game from the registry only', () => {
    const registry = 'client/src/rulesets/games.ts';
    const others = imports.filter(({ file, name }) => !GAME.test(file) && file !== registry && GAME.test(name));
    expect(others).toEqual([]);
  });
});
