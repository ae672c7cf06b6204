import { describe, expect, it } from 'vitest';
import { filesIn } from './imports.ts';
import { circles, moduleOf, unusedExports } from './modules.ts';

/** Files that a tool loads by its settings: the set-up of tests, and the registry that the page of tests is built with. */
const LOADED_BY_TOOLS: ReadonlySet<string> = new Set([
  'e2e/drivers/shared-site.ts',
  'server/test/journal/shared-cluster.ts',
  'client/test/rulesets/games.ts',
]);

const modules = ['shared', 'client', 'server', 'e2e', 'scripts'].flatMap(filesIn).map((file) => moduleOf(file));

describe('the files of all packages', () => {
  it('import each other in no circle', () => {
    expect(circles(modules)).toEqual([]);
  });

  it('export only what another file imports', () => {
    const unused = unusedExports(modules).filter((found) => !LOADED_BY_TOOLS.has(found.split(':')[0]!));
    expect(unused).toEqual([]);
  });
});

describe('the check', () => {
  const read = (files: Readonly<Record<string, string>>) =>
    Object.entries(files).map(([file, code]) => moduleOf(file, code));

  it('sees circles by types, by what is passed on, and by what is loaded later', () => {
    const files = {
      'a.ts': "import type { B } from './b.ts';",
      'b.ts': "export * from './c.ts';",
      'c.ts': "export const load = () => import('./a.ts');",
      'd.ts': "import { load } from './c.ts';",
    };
    expect(circles(read(files))).toEqual([['a.ts', 'b.ts', 'c.ts']]);
  });

  it('sees every way to export and to import', () => {
    const files = {
      'a.ts': [
        'export const one = 1;',
        'export async function two() {}',
        'export interface Three {}',
        'export const { four, old: five } = given;',
        'const six = 6, seven = 7;',
        'export { six, seven as eight };',
      ].join('\n'),
      'b.ts': "export { one, type Three as Other } from './a.ts';",
      'c.ts': "const { four } = await import('./a.ts');",
      'd.ts': "export * from './a.ts';",
      'e.ts': "import {\n  type Other,\n  one as uno,\n} from './b.ts';\nimport { eight } from './d.ts';",
    };
    expect(unusedExports(read(files))).toEqual(['a.ts: two', 'a.ts: five', 'a.ts: six']);
  });

  it('takes a whole file as used when it is imported by a name of its own', () => {
    const files = { 'a.ts': 'export const one = 1;', 'b.ts': "import * as a from './a.ts';" };
    expect(unusedExports(read(files))).toEqual([]);
  });
});
