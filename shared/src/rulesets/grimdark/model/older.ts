import { type Older, olderForm, type Sentences, wholly, withReason } from '../../../match/index.ts';

/** The reasons of outcomes exactly as versions 1 and 2 wrote them, by their present codes. */
const REASONS = {
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

/** Outcomes gave their reason in words. */
const inWords = olderForm((fields) => withReason(fields, REASONS));

/** What earlier versions wrote in another form; version 3 made its digests of whole agendas. */
export const OLDER: Readonly<Record<string, Older>> = { '1': inWords, '2': inWords, '3': wholly };
