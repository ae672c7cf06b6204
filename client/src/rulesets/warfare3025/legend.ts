import type { Legend } from '../types.ts';

/** What the symbols of Warfare's map mean. */
export const legend: Legend = { terrain: [], symbols: [] };
