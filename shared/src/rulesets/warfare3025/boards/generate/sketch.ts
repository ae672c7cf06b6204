import type { Sketch } from '../../../../board/generate/index.ts';
import type { Feature } from '../features.ts';

/** A board of this game while it is being made. */
export type WarfareSketch = Sketch<Feature>;
