import { useComputed } from '@preact/signals';
import { createContext } from 'preact';
import type { ClientMatch } from '../../table/match.ts';

/**
 * Whether Tab stops inside an entry of the log. Only the entry chosen with the arrows has tab stops: otherwise there
 * would be hundreds of them before the next part of the page.
 */
export const Reach = createContext(true);

const ENTRY = '.episode';

/** Moves the focus in a list of entries by the arrows; true if the key has been used. */
export const stepBy = (key: string, list: HTMLElement): boolean => {
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return false;
  const entries = [...list.querySelectorAll<HTMLElement>(ENTRY)];
  const at = entries.findIndex((entry) => entry.contains(document.activeElement));
  const next = at < 0 ? entries.at(-1) : entries[at + (key === 'ArrowUp' ? -1 : 1)];
  next?.focus();
  return entries.length > 0;
};

/** Whether the reader has unfolded the entry of this name. A change redraws only that entry. */
export const useUnfolded = ({ log }: ClientMatch, name: string): boolean =>
  useComputed(() => log.unfolded.value.has(name)).value;
