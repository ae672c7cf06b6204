import type { Army } from '@ironhex/shared/steampunk';
import { signal } from '@preact/signals';
import { keep, keptList } from '../../../table/keep.ts';
import { readArmy } from './read.ts';

/** Under what this browser keeps armies. */
const NAME = 'ironhex.steampunk.armies';
/** So many are kept; then the oldest gives way. */
const MOST = 60;

/** An army that is kept has a name. */
export type NamedArmy = Army & { readonly name: string };

const isNamed = (entry: unknown): entry is NamedArmy => {
  const read = readArmy(entry);
  return read.ok && read.value.name !== undefined;
};

const kept = signal<readonly NamedArmy[]>(keptList(NAME, isNamed));
// What another page of this browser keeps or forgets, this one does too.
globalThis.addEventListener?.('storage', ({ key }) => {
  if (key === NAME) kept.value = keptList(NAME, isNamed);
});

const replace = (armies: readonly NamedArmy[]): void => {
  kept.value = armies;
  keep(NAME, JSON.stringify(armies));
};

const isCalled =
  ({ race, name }: NamedArmy) =>
  (other: NamedArmy): boolean =>
    other.race === race && other.name === name;

/** The player's own armies, kept in this browser: the newest first. */
export const ownArmies = (): readonly NamedArmy[] => kept.value;

/** Is there an army of this race with this name, which keeping another would replace? */
export const isKept = (army: NamedArmy): boolean => kept.value.some(isCalled(army));

/** Keeps an army in this browser, in place of the one of its race that has its name. */
export const keepArmy = (army: NamedArmy): void =>
  replace([army, ...kept.peek().filter((other) => !isCalled(army)(other))].slice(0, MOST));

/** Forgets an army. */
export const forgetArmy = (army: NamedArmy): void => replace(kept.peek().filter((other) => !isCalled(army)(other)));
