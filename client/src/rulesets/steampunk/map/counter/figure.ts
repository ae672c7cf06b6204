import { fillerOf } from '../../../../map/counters/figure.ts';
import { SHAPES } from './shapes.ts';

/** Fills the shape of a type of unit. */
export const fillFigure = fillerOf(SHAPES);
