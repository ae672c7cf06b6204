import { computed, signal } from '@preact/signals';
import { keep, keptList } from './keep.ts';
import { keptSwitch } from './settings.ts';

const SEEN = 'ironhex.hints.seen';

const isName = (entry: unknown): entry is string => typeof entry === 'string';

/** Whether hints are shown at all. */
const shown = keptSwitch('ironhex.hints', true);
const seen = signal<readonly string[]>(keptList(SEEN, isName));

const write = (names: readonly string[]): void => {
  seen.value = names;
  keep(SEEN, JSON.stringify(names));
};

/** Is a hint still to be shown in this browser? Each has a name, such as `toy.activate`. */
export const isNew = (name: string): boolean => shown.value && !seen.value.includes(name);

/** The player has seen a hint: it is not shown again. */
export const saw = (name: string): void => {
  if (!seen.peek().includes(name)) write([...seen.peek(), name]);
};

/** Hides all hints from now on. */
export const stopHints = (): void => {
  shown.value = false;
};

/** Shows every hint once more. */
export const showHintsAgain = (): void => {
  shown.value = true;
  write([]);
};

/** Every hint is still to be shown. */
export const allNew = computed(() => shown.value && seen.value.length === 0);
