import { type Older, olderForm, type Sentences, withReason } from '../../../match/index.ts';

/** The reasons of outcomes exactly as versions 1 and 2 wrote them, by their present codes. */
const REASONS = {
  'all-lost': 'Both sides have lost their last unit.',
  'last-standing': 'The other side has no units left.',
  'time-up': ({ limit }: { readonly limit: number }) => `Time is up at ${limit} ticks.`,
  conceded: 'The other side has conceded.',
} satisfies Sentences;

/** The reasons of advantages, likewise. */
const ADVANTAGES: Readonly<Record<string, string>> = {
  still: 'attacker does not move',
  'target-stationary': 'target stationary',
  behind: 'from behind',
  'weapon-tier': 'weapon above armour tier',
  piercing: 'armour piercing',
  spread: 'spread',
  'other-range': "not the weapon's best range",
  fast: 'fast',
  cover: 'in cover',
  'armour-tier': 'armour above weapon tier',
};

/** Outcomes and advantages gave their reasons in words. */
const inWords = olderForm(
  (fields) =>
    withReason(fields, REASONS) ??
    (typeof fields.why === 'string' && Object.hasOwn(ADVANTAGES, fields.why)
      ? { ...fields, why: ADVANTAGES[fields.why] }
      : undefined),
);

/** What earlier versions wrote in another form. */
export const OLDER: Readonly<Record<string, Older>> = { '1': inWords, '2': inWords };
