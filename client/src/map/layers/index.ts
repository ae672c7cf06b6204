import { bandLabels, bands } from './bands.ts';
import { cursor } from './cursor.ts';
import { entries } from './entries.ts';
import { grid } from './grid.ts';
import type { Layer } from './layer.ts';
import { pathLabels, paths } from './paths.ts';
import { reach } from './reach.ts';
import { sight } from './sight.ts';
import { spotlight } from './spotlight.ts';
import { terrain } from './terrain.ts';
import { wheel } from './wheel.ts';

/** What lies at the bottom and changes only with the map. */
export const GROUND: readonly Layer[] = [terrain, grid];

/** What is drawn on the ground, under the counters, bottom first. */
export const UNDER: readonly Layer[] = [bands, entries, reach, paths];

/** What is drawn over the counters, bottom first. */
export const OVER: readonly Layer[] = [spotlight, sight, bandLabels, pathLabels, cursor, wheel];
