import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const PACKAGES = ['shared', 'client', 'server', 'e2e'];
const BESIDE = [
  'scripts',
  'docs',
  'biome.json',
  'package.json',
  'tsconfig.base.json',
  'vitest.config.ts',
  '.gitignore',
];

/** What is installed or built, and no source. */
const MADE = /^(node_modules|dist|dist-test)$/;

/** Links to what is installed in a folder. The project's own packages are those of the copy. */
const linkInstalled = (copy: string, folder: string): void => {
  const from = join(ROOT, folder, 'node_modules');
  const to = join(copy, folder, 'node_modules');
  const link = (name: string): void => {
    const own = name.startsWith('@ironhex/') ? join(copy, basename(name)) : undefined;
    symlinkSync(own ?? realpathSync(join(from, name)), join(to, name), 'junction');
  };
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    if (!name.startsWith('@')) {
      if (!name.startsWith('.') || name === '.bin') link(name);
      continue;
    }
    mkdirSync(join(to, name));
    for (const inner of readdirSync(join(from, name))) link(`${name}/${inner}`);
  }
};

/** A copy of the sources of this project in a folder of its own, with what is installed here: its path. */
export const copyOfTree = (): string => {
  const copy = mkdtempSync(join(realpathSync(tmpdir()), 'ironhex-tree-'));
  const filter = (path: string): boolean => !MADE.test(basename(path));
  for (const name of [...PACKAGES, ...BESIDE])
    if (existsSync(join(ROOT, name))) cpSync(join(ROOT, name), join(copy, name), { recursive: true, filter });
  for (const folder of ['', ...PACKAGES]) linkInstalled(copy, folder);
  return copy;
};
