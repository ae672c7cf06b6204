import type { Setup } from '@ironhex/shared/match';
import fc from 'fast-check';
import type { GrimdarkTypes } from '../../../src/rulesets/grimdark/model/types.ts';
import { grimdarkSample } from './sample.ts';

/** Matches of all kinds, always the same, for tests that want to see much and prove nothing for all of them. */
export const someSetups = (matches: number): readonly Setup<GrimdarkTypes>[] =>
  fc.sample(grimdarkSample.setups, { seed: 7, numRuns: matches });
