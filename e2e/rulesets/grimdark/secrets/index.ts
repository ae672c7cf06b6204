import type { SecretScript } from '../../pilot.ts';
import { declarations } from './declarations.ts';
import { armed, rigging } from './rigged.ts';

/** What players keep from each other, G-19.5. */
export const secrets: readonly SecretScript[] = [declarations, rigging, armed];
