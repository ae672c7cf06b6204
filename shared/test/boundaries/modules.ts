import { codeOf, resolved } from './imports.ts';

/** What a file takes from another one: names of its exports, or `*` for all of them. */
interface Link {
  readonly from: string;
  readonly names: readonly string[];
}

/** One file as the others see it. */
interface Module {
  readonly file: string;
  readonly exports: readonly string[];
  readonly links: readonly Link[];
  /** The files whose exports it passes on by `export *`. */
  readonly forwards: readonly string[];
}

const FROM = /^(import|export)\s+(?:type\s+)?([^'"`;=()]*?)\s*from\s+['"]([^'"]+)['"]/gm;
/** `import('./x.ts')` and `import './x.ts'`. */
const WHOLE = /\bimport\(\s*['"]([^'"]+)['"]|^import\s+['"]([^'"]+)['"]/gm;
const DECLARED =
  /^export\s+(?:declare\s+)?(?:abstract\s+)?(?:async\s+)?(?:const|let|function\*?|class|interface|type|enum)\s+(\w+)/gm;
const LISTED = /^export\s+(?:type\s+)?(?:const\s+)?\{([^}]*)\}/gm;

/** The names in braces, each as it is called in this file and in the other one. */
const namesIn = (list: string): { readonly here: string; readonly there: string }[] =>
  list
    .split(',')
    .map((name) => name.trim().replace(/^type\s+/, ''))
    .filter((name) => name !== '')
    .map((name) => {
      const [there = '', here = there] = name.split(/\s+as\s+|\s*:\s*/);
      return { here, there };
    });

/** What a file of ours exports, and what it takes from other files. */
export const moduleOf = (file: string, code = codeOf(file)): Module => {
  const links: Link[] = [];
  const forwards: string[] = [];
  for (const [, keyword, clause = '', name = ''] of code.matchAll(FROM)) {
    const from = resolved(file, name);
    const [, braces] = /\{([^}]*)\}/.exec(clause) ?? [];
    if (braces !== undefined) links.push({ from, names: namesIn(braces).map(({ there }) => there) });
    else if (keyword === 'export') forwards.push(from);
    else links.push({ from, names: ['*'] });
  }
  // What is loaded as a whole is used by name somewhere in the file.
  for (const [, later, now] of code.matchAll(WHOLE))
    links.push({ from: resolved(file, (later ?? now)!), names: code.match(/\b\w+\b/g)! });
  const exports = [
    ...[...code.matchAll(DECLARED)].map(([, name]) => name!),
    ...[...code.matchAll(LISTED)].flatMap(([, list]) => namesIn(list!).map(({ here }) => here)),
  ];
  return { file, exports, links, forwards };
};

/** Exports that no other file takes, as `file: name`. */
export const unusedExports = (modules: readonly Module[]): string[] => {
  const byFile = new Map(modules.map((module) => [module.file, module]));
  const taken = new Map(modules.map(({ file }) => [file, new Set<string>()]));
  const take = (file: string, names: readonly string[]): void => {
    for (const name of names) taken.get(file)?.add(name);
    for (const behind of byFile.get(file)?.forwards ?? []) take(behind, names);
  };
  for (const { links } of modules) for (const { from, names } of links) take(from, names);
  return modules.flatMap(({ file, exports }) => {
    const names = taken.get(file)!;
    return names.has('*') ? [] : exports.filter((name) => !names.has(name)).map((name) => `${file}: ${name}`);
  });
};

/** Files that import each other in a circle, circle by circle: by types too, and by what they load later. */
export const circles = (modules: readonly Module[]): string[][] => {
  const found: string[][] = [];
  const next = new Map(
    modules.map(({ file, links, forwards }) => [file, [...links.map(({ from }) => from), ...forwards]]),
  );
  // Tarjan: `lowest` is the earliest visited file that a file leads back to; `path` holds files without a circle yet.
  const places = new Map<string, number>();
  const path: string[] = [];
  const visit = (file: string): number => {
    const place = places.size;
    let lowest = place;
    places.set(file, place);
    path.push(file);
    for (const other of next.get(file)!) {
      if (!next.has(other)) continue;
      if (!places.has(other)) lowest = Math.min(lowest, visit(other));
      else if (path.includes(other)) lowest = Math.min(lowest, places.get(other)!);
    }
    if (lowest < place) return lowest;
    const circle = path.splice(path.indexOf(file));
    if (circle.length > 1) found.push(circle.sort());
    return lowest;
  };
  for (const { file } of modules) if (!places.has(file)) visit(file);
  return found;
};
