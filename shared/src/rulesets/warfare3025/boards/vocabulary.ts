import type { BoardVocabulary } from '../../../board/index.ts';
import { CONTRADICTIONS, FEATURES } from './features.ts';

/** What boards of Warfare 3025 are made of. */
export const VOCABULARY = {
  sizes: { width: { min: 5, max: 99 }, height: { min: 5, max: 99 } },
  levels: { min: -20, max: 20 },
  features: FEATURES,
  contradictions: CONTRADICTIONS,
} as const satisfies BoardVocabulary;
