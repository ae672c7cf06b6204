import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

const ROOT = join(import.meta.dirname, '../..');
const textOf = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const dependenciesOf = (folder: string): readonly string[] =>
  Object.keys(JSON.parse(textOf(`${folder}/package.json`)).dependencies).filter(
    (name) => !name.startsWith('@ironhex/'),
  );
const namesIn = (text: string): readonly string[] => [...text.matchAll(/`([^`\s]+)`/g)].map(([, name]) => name!);

/** What a package needs, by name: a version, or the whole key of another package. */
type Needs = Readonly<Record<string, string>>;
interface Lock {
  readonly importers: Readonly<
    Record<string, { readonly dependencies: Readonly<Record<string, { version: string }>> }>
  >;
  readonly snapshots: Readonly<
    Record<string, { readonly dependencies?: Needs; readonly optionalDependencies?: Needs }>
  >;
}
const { importers, snapshots } = parse(textOf('pnpm-lock.yaml')) as Lock;

/** The packages that the server brings along, as `name@version`, if some are left out. */
const installed = (without: readonly string[] = []): ReadonlySet<string> => {
  const found = new Set<string>();
  const add = (name: string, version: string): void => {
    const key = version in snapshots ? version : `${name}@${version}`;
    if (without.includes(name) || found.has(key) || !(key in snapshots)) return;
    found.add(key);
    const { dependencies, optionalDependencies } = snapshots[key]!;
    for (const need of Object.entries({ ...dependencies, ...optionalDependencies })) add(...need);
  };
  for (const [name, { version }] of Object.entries(importers.server!.dependencies)) add(name, version);
  return new Set([...found].map((key) => key.replace(/\(.*/, '')));
};

describe('what docs/operating.md says that the server runs on', () => {
  const [, section] = /\n## What it runs on\n(.*?)\n## /s.exec(textOf('docs/operating.md'))!;
  const [, used, unused, brought] =
    /uses four of its parts: (.*?)\. Four more .*? uses: (.*?)\. With what only they bring\s+these are (.*?)\. *\n/s.exec(
      section!,
    )!;

  test('are the packages that it and the shared rules name, each with what it is for', () => {
    const rows = section!.split('\n').filter((line) => line.startsWith('| `'));
    const named = rows.map((row) => namesIn(row)[0]!);
    expect(named.toSorted()).toEqual([...new Set([...dependenciesOf('server'), ...dependenciesOf('shared')])].sort());
  });

  test('has all parts of the bundle, used or not', () => {
    const bundle = Object.entries(snapshots).find(([key]) => key.startsWith('colyseus@'))![1];
    const parts = Object.keys(bundle.dependencies!).filter((name) => name !== '@colyseus/schema');
    expect([...namesIn(used!), ...namesIn(unused!)].toSorted()).toEqual(parts.toSorted());
  });

  test('tells how many packages only the unused parts bring, and some of them', () => {
    // The core takes @pm2/io if it is there, and only the unused tools bring it.
    const needed = installed([...namesIn(unused!), '@pm2/io']);
    const only = [...installed()].filter((key) => !needed.has(key));
    expect(only).toHaveLength(Number.parseInt(brought!, 10));
    const names = only.map((key) => key.slice(0, key.lastIndexOf('@')));
    expect(namesIn(brought!).filter((name) => !names.includes(name))).toEqual([]);
    expect(namesIn(brought!).length).toBeGreaterThan(3);
  });
});
