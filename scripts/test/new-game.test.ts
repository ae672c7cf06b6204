import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyOfTree } from './tree.ts';

/** Where a game's folders are. */
const FOLDERS = [
  'shared/src/rulesets',
  'shared/test/rulesets',
  'shared/test/rules',
  'client/src/rulesets',
  'e2e/rulesets',
];
const NEW = FOLDERS.map((folder) => `${folder}/toy2`);

let copy: string;
beforeAll(() => {
  copy = copyOfTree();
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Runs a program in the copy: its exit code, and all that it wrote. */
const run = (program: string, ...given: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(program, given, {
    cwd: copy,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    env: { ...process.env, NO_COLOR: '1' },
  });
  return { status, output: `${stdout}${stderr}` };
};
const newGame = (...given: readonly string[]) => run(process.execPath, 'scripts/new-game.ts', ...given);
const filesNow = () => readdirSync(join(copy, 'shared'), { recursive: true, encoding: 'utf8' }).length;

describe('a game that cannot be called so', () => {
  test.each([
    [[], 'Say what the game is to be called'],
    [['grimdark'], '"grimdark" is taken'],
    [['sealed-orders'], '"sealed-orders" is taken'],
    [['match'], '"match" is taken'],
    [['class'], '"class" is taken'],
    [['Toy'], '"Toy" cannot be the id of a game'],
    [['toy_2'], '"toy_2" cannot be the id of a game'],
    [['../toy'], '"../toy" cannot be the id of a game'],
    [['2toys'], '"2toys" cannot be the id of a game'],
    [['xy'], '"xy" cannot be the id of a game'],
    [['x'.repeat(31)], 'it has 3 to 30 characters'],
  ])('%j gets a sentence, and nothing is written', (given, sentence) => {
    const before = filesNow();
    const { status, output } = newGame(...given);
    expect(status).toBe(1);
    expect(output).toContain(sentence);
    expect(filesNow()).toBe(before);
  });
});

describe('a new game', () => {
  test('is copied to where a game belongs', () => {
    expect(newGame('toy2')).toMatchObject({ status: 0 });
    for (const folder of NEW) expect(existsSync(join(copy, folder)), folder).toBe(true);
    expect(newGame('toy2').output).toContain('"toy2" is taken');
  });

  test.each([
    ['shared', 'src/rulesets/toy2'],
    ['client', 'src/rulesets/toy2'],
    [
      'e2e',
      'rulesets/toy2',
      'drivers/shared-site.ts',
      '../client/src/app/window.d.ts',
      '../shared/test/rulesets/toy2',
      '../shared/test/rules/toy2',
    ],
  ])('compiles in %s', (project, ...include) => {
    // Only what is new, with what that imports: the whole of a project takes ten times as long.
    const compilerOptions = { composite: false, emitDeclarationOnly: false, noEmit: true };
    const settings = { extends: './tsconfig.json', compilerOptions, include };
    writeFileSync(join(copy, project, 'toy2.json'), JSON.stringify(settings));
    // One checker: several look at the same types again, each for itself.
    expect(run('npx', 'tsc', '--checkers', '1', '-p', `${project}/toy2.json`)).toEqual({ status: 0, output: '' });
  });

  test('needs no mending of its style', () => {
    const { status, output } = run('npx', 'biome', 'check', '--error-on-warnings', ...NEW);
    expect(status, output).toBe(0);
  });

  test('passes its own tests, those of the registries, the arrows, and what is played by chance in every game', () => {
    const given = ['shared/test/boundaries', 'rules/toy2', 'properties/play', 'registries'];
    const { status, output } = run(
      'npx',
      'vitest',
      'run',
      '--project',
      'shared',
      '--project',
      'scripts',
      ...given,
      '-t',
      '^(?!.*(warfare3025|steampunk|grimdark|sealed-orders))',
    );
    expect(status, output).toBe(0);
  });
});
