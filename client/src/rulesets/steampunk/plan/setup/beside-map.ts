import { computed } from '@preact/signals';
import type { Work } from '../work.ts';

const NOTHING: Work['shown'] = computed(() => ({}));

/** Planning that is done in a panel alone: the map shows nothing of it, and picking there means nothing. */
export const besideMap = (draft: Pick<Work, 'undoable' | 'undo' | 'refusal'>): Work => ({
  shown: NOTHING,
  pick: () => false,
  pickCounter: () => false,
  face: () => {},
  focus: () => [],
  get undoable() {
    return draft.undoable;
  },
  undo: () => draft.undo(),
  ...(draft.refusal ? { refusal: draft.refusal } : {}),
});
