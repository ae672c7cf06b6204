import { useComputed } from '@preact/signals';
import type { ClientMatch } from '../../table/match.ts';

/** Whether the reader has unfolded what has this name. Only what it is about is drawn anew when that changes. */
export const useUnfolded = ({ log }: ClientMatch, name: string): boolean =>
  useComputed(() => log.unfolded.value.has(name)).value;
