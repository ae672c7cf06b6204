import type { PartsRule } from './chapter.ts';

/** A step that does nothing until its chapter is written. */
export const NOTHING_YET = { perform: () => [] };

/** A prompt without parts until its chapter is written. */
export const NO_PARTS_YET: PartsRule = { check: () => undefined, parts: () => [] };
