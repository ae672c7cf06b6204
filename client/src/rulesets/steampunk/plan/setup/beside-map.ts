import { computed } from '@preact/signals';
import type { Work } from '../work.ts';

const NOTHING: Work['shown'] = computed(() => ({}));

/** Planning that is done in a panel alone: the map shows nothing of it, and picking there means nothing. */
export const besideMap = (part: Pick<Work, 'undo' | 'refusal'>): Work => ({
  shown: NOTHING,
  pick: () => false,
  pickCounter: () => false,
  face: () => {},
  focus: () => [],
  ...part,
});
