import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

/** The top of the project. */
const ROOT = resolve(import.meta.dirname, '../../..');

const SHARED = JSON.parse(readFileSync(join(ROOT, 'shared/package.json'), 'utf8')) as {
  readonly exports: Readonly<Record<string, string>>;
};

/** All TypeScript files of ours under a folder, as paths from the top. */
export const filesIn = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : filesIn(path);
    return /\.tsx?$/.test(entry.name) ? [path] : [];
  });

/** The text of a file without its comments: what is written about something is not a use of it. */
export const codeOf = (file: string): string =>
  readFileSync(join(ROOT, file), 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '');

/**
 * What a file imports: paths from the top for our own files, names for packages. `types`: type imports too. `later`: also
 * what it loads by `import()` when it needs it.
 */
export const importsOf = (file: string, { types = true, later = true } = {}): string[] => {
  const pattern =
    /(?:^|\n)\s*(?:import|export)\s+(type\s)?[^'"`;]*?from\s+['"]([^'"]+)['"]|import\s*(\(?)\s*['"]([^'"]+)['"]/g;
  return [...codeOf(file).matchAll(pattern)].flatMap(([, type, from, call, bare]) => {
    if ((type && !types) || (call && !later)) return [];
    return [resolved(file, (from ?? bare)!)];
  });
};

/** The file behind a name that the shared package exports. Names that stand in no line of it are those of rulesets. */
const exportOf = (name: string): string => {
  const [id = '', door] = name.split('/');
  const line = SHARED.exports[`./${name}`] ?? SHARED.exports[door === 'ruleset' ? './*/ruleset' : './*']!;
  return line.replace('*', id);
};

/** What a file imports by this name: a path from the top for our own files, the name itself for packages. */
export const resolved = (file: string, name: string): string => {
  if (name.startsWith('.')) {
    const path = join(dirname(file), name);
    const found = ['', '.ts', '.tsx', '/index.ts'].find(
      (end) => existsSync(join(ROOT, path + end)) && /\.\w+$/.test(path + end),
    );
    return relative(ROOT, join(ROOT, path + (found ?? '')));
  }
  const [, folder] = /^@ironhex\/shared\/(.+)$/.exec(name) ?? [];
  return folder === undefined ? name : join('shared', exportOf(folder));
};

/** Every file of ours that is loaded when these are, or `later` than these: types are gone by then. */
export const loadedWith = (files: readonly string[], { later = true } = {}): Set<string> => {
  const found = new Set(files);
  for (const file of found)
    for (const name of importsOf(file, { types: false, later }))
      if (/\.tsx?$/.test(name) && existsSync(join(ROOT, name))) found.add(name);
  return found;
};
