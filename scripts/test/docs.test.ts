import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const textOf = (page: string): string => readFileSync(join(ROOT, page), 'utf8');
const foundIn = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, found]) => found!);
const filesAt = (pattern: string): string[] => globSync(pattern, { cwd: ROOT, exclude: ['**/node_modules/**'] }).sort();

const PAGES = filesAt('{*.md,{client,docs,e2e,scripts,server,shared}/**/*.md}');

/** Pages that name files from the root of the repository, in backticks. */
const NAMING = PAGES.filter((page) => ['docs/architecture.md', 'docs/new-game.md', 'CONTRIBUTING.md'].includes(page));

/** `client/src/net`, `shared/src/rulesets/<id>/ruleset.ts`: a path within one of the folders at the root. */
const PATH = /`((?:client|deploy|docs|e2e|scripts|server|shared)\/[^\s`]*)`/g;

test.each(NAMING)('%s names files and folders that are there', (page) => {
  const named = foundIn(textOf(page), PATH);
  expect(named).not.toEqual([]);
  expect(named.filter((path) => filesAt(path.replaceAll(/<\w+>/g, '*')).length === 0)).toEqual([]);
});

test.each(PAGES)('%s links to what is there', (page) => {
  const links = foundIn(textOf(page), /\]\(([^)#\s]+)[^)]*\)/g).filter((link) => !/^(https?|mailto):/.test(link));
  expect(links.filter((link) => !existsSync(join(ROOT, dirname(page), link)))).toEqual([]);
});

test('the list of decisions has each of them once, by its number', () => {
  const pages = filesAt('docs/decisions/0*.md').map((page) => basename(page));
  expect(foundIn(textOf('docs/decisions/README.md'), /\]\((0[^)]+)\)/g)).toEqual(pages);
  expect(new Set(pages.map((page) => page.slice(0, 4))).size).toBe(pages.length);
});
