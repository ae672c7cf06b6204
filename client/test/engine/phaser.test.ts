import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/**
 * What the built page stands on inside Phaser, of which only a 2D canvas is built: `engine/phaser.js` names its modules,
 * `vite.config.ts` answers what its sources ask about the build. None of it is a promise of the library.
 */
const CLIENT = join(import.meta.dirname, '../..');
const PHASER = join(CLIENT, 'node_modules/phaser/src');
const textOf = (file: string): string => readFileSync(file, 'utf8');
const foundIn = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, found]) => found!);

const ENGINE = textOf(join(CLIENT, 'engine/phaser.js'));

/** The questions that `vite.config.ts` answers: what the page has, and what it leaves out. */
const ANSWERED = new Set([
  ...['CANVAS_RENDERER', 'WEBGL_RENDERER', 'WEBGL_DEBUG'],
  ...['FEATURE_SOUND', 'PLUGIN_CAMERA3D', 'PLUGIN_FBINSTANT'],
]);

it('Phaser has every module that the page builds', () => {
  const modules = foundIn(ENGINE, /'#phaser\/([^']+)'/g);
  expect(modules).not.toEqual([]);
  expect(modules.filter((module) => !existsSync(join(PHASER, module)))).toEqual([]);
});

it('the sources of Phaser ask for these parts of a build, and for no others', () => {
  const sources = globSync('**/*.js', { cwd: PHASER }).map((file) => textOf(join(PHASER, file)));
  const asked = new Set(sources.flatMap((source) => foundIn(source, /\btypeof ([A-Z][A-Z0-9_]{3,})\b/g)));
  expect([...asked].toSorted()).toEqual([...ANSWERED].toSorted());
});

it('vite.config.ts answers each of them', () => {
  const config = textOf(join(CLIENT, 'vite.config.ts'));
  expect([...ANSWERED].filter((name) => !config.includes(name))).toEqual([]);
});

it('the page uses nothing of Phaser that is not built', () => {
  const built = new Set(foundIn(ENGINE, /^export (?:const )?\{ ([^}]+) \}/gm).flatMap((names) => names.split(', ')));
  const used = globSync('src/**/*.{ts,tsx}', { cwd: CLIENT }).flatMap((file) =>
    foundIn(textOf(join(CLIENT, file)), /^import (?!type\b)\{ ([^}]+) \} from 'phaser';/gm)
      .flatMap((names) => names.split(', '))
      .filter((name) => !name.startsWith('type ')),
  );
  expect(used).not.toEqual([]);
  expect(used.filter((name) => !built.has(name))).toEqual([]);
});
