import { grimdark } from '@ironhex/shared/grimdark/ruleset';
import { viewing } from '../viewing.ts';

/** What a viewer knows of a table, and what a seat decides first. */
export const { viewOf, askedOf } = viewing(grimdark);
