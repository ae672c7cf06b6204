import { signal } from '@preact/signals';
import { keep, keptList } from '../../table/storage/keep.ts';

/** So many are kept; then the oldest gives way. */
const MOST = 60;

/** The player's own forces of one game, kept in this browser. What is kept has a name. */
export interface OwnForces<F> {
  /** The newest first. */
  all(): readonly F[];
  /** Is there one of the same kind with this name, which keeping another would replace? */
  isKept(force: F): boolean;
  /** Keeps one, in place of the one that it replaces. */
  keep(force: F): void;
  forget(force: F): void;
}

/**
 * The forces that this browser stores under a name. `belongs` tests whether a stored entry, perhaps from an older
 * version of the page, is playable; `isCalled` tests whether one would replace the other.
 */
export const ownForces = <F>(
  key: string,
  belongs: (entry: unknown) => entry is F,
  isCalled: (one: F, other: F) => boolean,
): OwnForces<F> => {
  const kept = signal<readonly F[]>(keptList(key, belongs));
  // What another page of this browser keeps or forgets, this one does too.
  globalThis.addEventListener?.('storage', (event) => {
    if (event.key === key) kept.value = keptList(key, belongs);
  });
  const replace = (forces: readonly F[]): void => {
    kept.value = forces;
    keep(key, JSON.stringify(forces));
  };
  const others = (force: F): readonly F[] => kept.peek().filter((other) => !isCalled(force, other));
  return {
    all: () => kept.value,
    isKept: (force) => kept.value.some((other) => isCalled(force, other)),
    keep: (force) => replace([force, ...others(force)].slice(0, MOST)),
    forget: (force) => replace(others(force)),
  };
};
