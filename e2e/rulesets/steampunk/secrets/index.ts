import type { SecretScript } from '../../pilot.ts';
import { hiddenUnits } from './hidden-units.ts';
import { setUp } from './set-up.ts';

/** What players keep from each other: before the match, and in it. */
export const secrets: readonly SecretScript[] = [setUp, hiddenUnits];
