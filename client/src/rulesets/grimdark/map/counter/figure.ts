import { fillerOf } from '../../../../map/counters/figure.ts';
import { SHAPES } from './shapes.ts';

/** Fills the shape of a profile, or of a role. */
export const fillFigure = fillerOf(SHAPES);
