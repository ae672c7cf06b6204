import type { SecretScript } from '../../pilot.ts';
import { atOnce } from './at-once.ts';
import { hiddenUnits } from './hidden-units.ts';
import { orders } from './orders.ts';
import { setUp } from './set-up.ts';
import { underTokens } from './under-tokens.ts';
import { whoHides } from './who-hides.ts';

/** What players keep from each other: before the match, and in it. */
export const secrets: readonly SecretScript[] = [setUp, orders, ...atOnce, whoHides, hiddenUnits, ...underTokens];
