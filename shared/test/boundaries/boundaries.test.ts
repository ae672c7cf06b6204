import { describe, expect, it } from 'vitest';
import { codeOf, filesIn, importsOf, loadedWith } from './imports.ts';

/** The folders of shared/src, each with those it may build on. Arrows point one way: later ones on earlier ones. */
const MAY_USE: Readonly<Record<string, readonly string[]>> = {
  'result.ts': [],
  hex: [],
  dice: [],
  reading: ['result.ts'],
  board: ['hex', 'dice', 'reading', 'result.ts'],
  match: ['hex', 'dice', 'board', 'reading', 'result.ts'],
  protocol: ['match', 'board', 'reading', 'result.ts'],
  rulesets: ['hex', 'dice', 'board', 'match', 'reading', 'result.ts'],
};

/** Packages that the pure part may use: they compute, and do nothing else. */
const PURE = /^(zod|pure-rand|@noble\/hashes)(\/|$)/;

/** What would make a fold give something else another time, or let it reach out. */
const IMPURE =
  /\b(Math\.random|Date\.now|new Date|performance\.|setTimeout|setInterval|queueMicrotask|process\.|globalThis|localStorage|document\.|window\.|fetch\(|crypto\.|console\.)/;

const folderOf = (file: string): string => file.split('/')[2]!;
const shared = filesIn('shared/src');
const client = filesIn('client/src');
const server = filesIn('server/src');

describe('the arrows', () => {
  it.each(Object.entries(MAY_USE))('%s builds only on what comes before it', (folder, allowed) => {
    const wrong = shared
      .filter((file) => folderOf(file) === folder)
      .flatMap((file) => importsOf(file).map((name) => ({ file, name })))
      .filter(({ name }) =>
        name.startsWith('shared/') ? ![folder, ...allowed].includes(folderOf(name)) : !PURE.test(name),
      );
    expect(wrong).toEqual([]);
  });

  it('leave no folder of the shared package out', () => {
    expect([...new Set(shared.map(folderOf))].sort()).toEqual(Object.keys(MAY_USE).sort());
  });

  it('keep the rulesets apart from each other', () => {
    const of = (file: string) => file.split('/')[3]!;
    const wrong = shared
      .filter((file) => folderOf(file) === 'rulesets' && of(file) !== 'index.ts')
      .flatMap((file) => importsOf(file).map((name) => ({ file, name })))
      .filter(({ file, name }) => name.startsWith('shared/src/rulesets/') && of(name) !== of(file));
    expect(wrong).toEqual([]);
  });

  it('lead from the client and the server to the shared package, never between the two or back', () => {
    const foreign = (files: readonly string[], pattern: RegExp) =>
      files.flatMap((file) => importsOf(file).filter((name) => pattern.test(name)));
    expect(foreign(shared, /^(client|server|e2e)\/|@ironhex\/(client|server)/)).toEqual([]);
    expect(foreign(client, /^(server|e2e)\/|@ironhex\/server|^node:/)).toEqual([]);
    expect(foreign(server, /^(client|e2e)\/|@ironhex\/client/)).toEqual([]);
  });

  it('let only client/src/net talk to the room', () => {
    const wrong = client.filter(
      (file) => importsOf(file).includes('colyseus.js') && !file.startsWith('client/src/net/'),
    );
    expect(wrong).toEqual([]);
  });

  it('keep every rule out of the server: it knows only the interface, and main hands it the rulesets', () => {
    const wrong = server.filter(
      (file) => file !== 'server/src/main.ts' && importsOf(file).some((name) => name.startsWith('shared/src/rulesets')),
    );
    expect(wrong).toEqual([]);
  });

  it('keep what resolves intents out of the page: nothing that it loads rolls a die', () => {
    const rules = [...loadedWith(client)].filter((file) => file.startsWith('shared/src/rulesets/'));
    const rolling = rules.filter((file) => /\bdice\.roll\(|\broll\(dice/.test(codeOf(file)));
    expect(rolling).toEqual([]);
  });
});

describe('the shared package', () => {
  it('has no clock, no chance of its own, and reaches nothing outside', () => {
    const wrong = shared.flatMap(
      (file) =>
        IMPURE.exec(codeOf(file))
          ?.slice(0, 1)
          .map((found) => `${file}: ${found}`) ?? [],
    );
    expect(wrong).toEqual([]);
  });

  it('is looked at by a scan that finds what it looks for', () => {
    expect(IMPURE.test('const now = Date.now();')).toBe(true);
    expect(importsOf('server/src/main.ts')).toContain('shared/src/rulesets/index.ts');
    expect([...loadedWith(['server/src/main.ts'])]).toContain('shared/src/rulesets/warfare3025/roll.ts');
  });
});
