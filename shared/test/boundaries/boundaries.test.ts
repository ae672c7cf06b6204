import { describe, expect, it } from 'vitest';
import { codeOf, filesIn, importsOf, loadedWith } from './imports.ts';

/** The folders of shared/src, each with those it may build on. Arrows point one way: later ones on earlier ones. */
const MAY_USE: Readonly<Record<string, readonly string[]>> = {
  'result.ts': [],
  'once-per.ts': [],
  'count.ts': [],
  'cost.ts': [],
  hex: ['cost.ts'],
  dice: [],
  reading: ['result.ts', 'count.ts'],
  board: ['hex', 'dice', 'reading', 'result.ts'],
  match: ['hex', 'dice', 'board', 'reading', 'result.ts', 'cost.ts', 'count.ts'],
  computer: ['dice', 'match'],
  agenda: ['dice', 'match', 'cost.ts'],
  reckoning: ['match'],
  protocol: ['match', 'board', 'reading', 'result.ts'],
  rulesets: [
    ...['hex', 'dice', 'board', 'match', 'computer', 'agenda', 'reckoning', 'reading'],
    ...['result.ts', 'once-per.ts', 'count.ts', 'cost.ts'],
  ],
};

/** The folders of server/src, and the files beside them, each with what it may build on. No two build on each other. */
const SERVER_MAY_USE: Readonly<Record<string, readonly string[]>> = {
  'clock.ts': [],
  'repeats.ts': [],
  'log.ts': ['repeats.ts'],
  'refusals.ts': [],
  'priority.ts': [],
  journal: [],
  metrics: ['journal'],
  guard: ['log.ts', 'refusals.ts', 'journal'],
  workshop: ['guard', 'priority.ts'],
  tables: ['guard', 'journal'],
  cluster: ['refusals.ts'],
  watchdog: ['log.ts', 'journal'],
  'rooms/match': ['clock.ts', 'journal', 'watchdog'],
  computer: ['priority.ts', 'rooms/match'],
  sync: ['guard', 'rooms/match'],
  'rooms/delayed': ['rooms/match', 'sync'],
  'rooms/storage': [
    ...['clock.ts', 'refusals.ts', 'computer', 'guard', 'journal', 'metrics', 'sync'],
    ...['rooms/match', 'rooms/delayed'],
  ],
  'rooms/commands': ['refusals.ts', 'guard', 'metrics', 'rooms/match', 'rooms/storage', 'sync'],
  'rooms/lifecycle': [
    ...['clock.ts', 'refusals.ts', 'cluster', 'computer', 'guard', 'journal', 'metrics', 'sync'],
    ...['rooms/match', 'rooms/storage', 'rooms/commands'],
  ],
  http: [
    ...['refusals.ts', 'cluster', 'guard', 'journal', 'metrics', 'sync', 'tables', 'workshop'],
    ...['rooms/match', 'rooms/storage', 'rooms/lifecycle'],
  ],
  'environment.ts': ['guard'],
  'app.ts': [
    ...[
      'clock.ts',
      'log.ts',
      'cluster',
      'computer',
      'guard',
      'http',
      'journal',
      'metrics',
      'sync',
      'tables',
      'workshop',
    ],
    ...['rooms/match', 'rooms/storage', 'rooms/lifecycle'],
  ],
  'main.ts': ['app.ts', 'clock.ts', 'environment.ts', 'journal', 'log.ts', 'metrics', 'rooms/match', 'watchdog'],
  'supervisor.ts': ['watchdog'],
};

/** Packages that the pure part may use: they compute, and do nothing else. */
const PURE = /^(zod|pure-rand|@noble\/hashes)(\/|$)/;

/** What would make a fold give something else another time, or let it reach out. */
const IMPURE =
  /\b(Math\.random|Date\.now|new Date|performance\.|setTimeout|setInterval|queueMicrotask|process\.|globalThis|localStorage|document\.|window\.|fetch\(|crypto\.|console\.)/;

/** Where a rule asks dice for something: by one of their methods, or through a helper that is given them. */
const ROLLS = /\bdice\??\.(?:roll|pick)\(|\b(?:roll|pick)\w*\(dice\b/;

/** The server itself, and the threads that make boards and think: a thread is started with nothing but a file. */
const PROGRAMS: ReadonlySet<string> = new Set([
  'server/src/main.ts',
  'server/src/workshop/thread.ts',
  'server/src/computer/thread.ts',
]);

/** Where workers of the page begin: a worker, too, is started with nothing but a file. */
const WORKERS: ReadonlySet<string> = new Set([
  'client/src/advice/worker.ts',
  'client/src/local/worker.ts',
  'client/src/replay/worker.ts',
]);

/** What a game tells the computer, and the registry of it. */
const THINKS = /^shared\/src\/rulesets\/(computers\.ts|[^/]+\/computer(\.ts$|\/))/;
/** Where the games are entered, which may know all of them. */
const REGISTRIES: ReadonlySet<string> = new Set(['index.ts', 'computers.ts', 'reckoners.ts']);

const folderOf = (file: string): string => file.split('/')[2]!;
/** The name in {@link SERVER_MAY_USE}: the rooms have folders in theirs. */
const serverFolderOf = (file: string): string => {
  const [, , folder, inner] = file.split('/');
  return folder === 'rooms' ? `${folder}/${inner}` : folder!;
};
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
      .filter((file) => folderOf(file) === 'rulesets' && !REGISTRIES.has(of(file)))
      .flatMap((file) => importsOf(file).map((name) => ({ file, name })))
      .filter(({ file, name }) => name.startsWith('shared/src/rulesets/') && of(name) !== of(file));
    expect(wrong).toEqual([]);
  });

  it('lead into what a game tells the computer from nowhere but the registry, and from there to its interface only', () => {
    const inside = (file: string) => THINKS.test(file);
    const imports = shared.flatMap((file) => importsOf(file).map((name) => ({ file, name })));
    expect(imports.filter(({ file, name }) => !inside(file) && inside(name))).toEqual([]);
    const wrong = imports.filter(
      ({ file, name }) =>
        inside(file) && name.startsWith('shared/src/computer/') && name !== 'shared/src/computer/index.ts',
    );
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

  it.each(Object.entries(SERVER_MAY_USE))('server/src/%s builds only on what comes before it', (folder, allowed) => {
    const wrong = server
      .filter((file) => serverFolderOf(file) === folder)
      .flatMap((file) => importsOf(file).map((name) => ({ file, name })))
      .filter(({ name }) => name.startsWith('server/src/') && ![folder, ...allowed].includes(serverFolderOf(name)));
    expect(wrong).toEqual([]);
  });

  it('leave no folder of the server out, and lead one way: each stands behind all that it builds on', () => {
    const folders = Object.keys(SERVER_MAY_USE);
    expect([...new Set(server.map(serverFolderOf))].sort()).toEqual(folders.toSorted());
    const back = folders.flatMap((folder, place) =>
      SERVER_MAY_USE[folder]!.filter((used) => folders.indexOf(used) >= place).map((used) => `${folder} → ${used}`),
    );
    expect(back).toEqual([]);
  });

  it('keep every rule out of the server: it knows only the interface, and its programs bring the rulesets', () => {
    const wrong = server.filter(
      (file) => !PROGRAMS.has(file) && importsOf(file).some((name) => name.startsWith('shared/src/rulesets')),
    );
    expect(wrong).toEqual([]);
  });

  describe('keep what resolves intents out of the page', () => {
    /** What rolls dice or picks by them among what these load. */
    const rolling = (files: readonly string[]) =>
      [...loadedWith(files)].filter((file) => file.startsWith('shared/src/rulesets/') && ROLLS.test(codeOf(file)));
    const entries = client.filter((file) => WORKERS.has(file));

    it('so that nothing that it loads rolls a die, but what its workers load', () => {
      expect(rolling(client.filter((file) => !WORKERS.has(file)))).toEqual([]);
      expect(entries.toSorted()).toEqual([...WORKERS].toSorted());
      for (const entry of entries) expect(rolling([entry])).not.toEqual([]);
    });

    it('as a scan finds that knows both ways to ask dice', () => {
      for (const code of ["dice.roll(6, 'hit')", "dice.pick(3, 'model')", 'rollTwice(dice, 6)', 'pickOne(dice, all)'])
        expect(ROLLS.test(code), code).toBe(true);
      for (const code of ['dice.length', 'pick(hex)', 'rolled(6)']) expect(ROLLS.test(code), code).toBe(false);
      // Of the files that ask dice, these do nothing but pick: a scan for rolls alone would miss them.
      const picking = shared.filter((file) => /\bdice\.pick\(/.test(codeOf(file)) && folderOf(file) === 'rulesets');
      expect(picking).not.toEqual([]);
      expect(picking.filter((file) => !ROLLS.test(codeOf(file)))).toEqual([]);
    });

    it('and what thinks about an answer, but out of its workers', () => {
      const thinking = [...loadedWith(client.filter((file) => !WORKERS.has(file)))].filter((file) => THINKS.test(file));
      expect(thinking).toEqual([]);
    });

    it('so that workers are started, and never imported', () => {
      const wrong = client.filter((file) => importsOf(file).some((name) => WORKERS.has(name)));
      expect(wrong).toEqual([]);
    });
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
    expect([...loadedWith(['server/src/main.ts'])]).toContain('shared/src/rulesets/warfare3025/rules/roll.ts');
  });
});
