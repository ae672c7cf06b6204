import type { RulesetWords, Sentences } from '../../../match/index.ts';
import type { Scenario } from '../model/options.ts';
import { REFUSALS } from './refusals.ts';

/** What the scenarios are called, G-18. */
export const SCENARIO_NAMES: Readonly<Record<Scenario, string>> = {
  seize: 'Seize ground',
  tomb: 'The tomb',
  storm: 'The storm',
  resonance: 'Resonance',
};

/** Why a battle ends, G-14 and G-18. */
export const OUTCOMES = {
  'none-left': 'No unit is left on either side.',
  'last-round': 'The last round is over.',
  'score-tied': ({ score }: { readonly score: number }) => `Both sides have a score of ${score}.`,
  'given-up': 'The other side gave up.',
  'relic-carried': ({ unit }: { readonly unit: string }) => `The unit ${unit} carries the relic.`,
  'relic-left': 'A draw: nobody carries the relic.',
  'relic-home': 'The relic is in the deployment zone of its finder.',
  'component-home': 'The component is at the edge of its finder.',
  'more-chambers': ({
    score,
    most,
    least,
  }: {
    readonly score: number;
    readonly most: number;
    readonly least: number;
  }) => `The score is ${score} each, and the winner holds more chambers, ${most} to ${least}.`,
} satisfies Sentences;

/** What the rules of Grimdark say, in English. */
export const WORDS: RulesetWords = { outcomes: OUTCOMES, refusals: REFUSALS };
