import type { Scene } from '../pilot.ts';

/** From the first decision to the end. */
export const steampunkScenes: readonly Scene[] = [];
