import { bandLabels, bands } from './bands';
import { cursor } from './cursor';
import { entries } from './entries';
import { grid } from './grid';
import type { Layer } from './layer';
import { pathLabels, paths } from './paths';
import { reach } from './reach';
import { sight } from './sight';
import { spotlight } from './spotlight';
import { terrain } from './terrain';
import { wheel } from './wheel';

/** What lies at the bottom and changes only with the map. */
export const GROUND: readonly Layer[] = [terrain, grid];

/** What is drawn on the ground, under the counters, bottom first. */
export const UNDER: readonly Layer[] = [bands, entries, reach, paths];

/** What is drawn over the counters, bottom first. */
export const OVER: readonly Layer[] = [spotlight, sight, bandLabels, pathLabels, cursor, wheel];
