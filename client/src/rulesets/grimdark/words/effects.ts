import { ARSENAL, type Effect, type EffectWhat, RULE_NAMES, type Table } from '@ironhex/shared/grimdark';
import { eventName } from './events.ts';

const signed = (amount: number): string => `${amount < 0 ? '−' : '+'}${Math.abs(amount)}`;

/** On which dice to hit. */
const SCOPES: Readonly<Record<Extract<EffectWhat, { kind: 'hit' }>['scope'], string>> = {
  shooting: 'to hit when shooting',
  melee: 'to hit in melee',
  all: 'to hit',
  'next-attacks': 'to hit with its next attacks',
};

/** What something does, by its kind: `+1 to hit in melee`. */
type Words = { readonly [K in EffectWhat['kind']]: (what: Extract<EffectWhat, { kind: K }>) => string };
const WORDS: Words = {
  hit: ({ amount, scope }) => `${signed(amount)} ${SCOPES[scope]}`,
  defense: ({ amount }) => `${signed(amount)} on block rolls`,
  morale: ({ amount, within }) =>
    within === undefined
      ? `${signed(amount)} on morale tests`
      : `${signed(amount)} on morale tests of enemies within ${within}`,
  grant: ({ rule }) => RULE_NAMES[rule],
  'cannot-shoot': () => 'cannot shoot',
  range: ({ amount }) => `${signed(amount)} range`,
  'melee-attacks': ({ amount }) => `${signed(amount)} melee attack for each model`,
  shots: ({ times }) => `${times} times the attacks when shooting`,
  fauna: () => 'terrain may bite',
  'first-die': ({ event }) => `waits for ${eventName(event)}`,
};

/** What something does, in a few words. */
export const effectText = (what: EffectWhat): string => (WORDS[what.kind] as (what: EffectWhat) => string)(what);

/** How long it lasts. */
export const UNTIL: Readonly<Record<Effect['until'], string>> = {
  attacks: 'for its next attacks',
  activation: 'until its activation is over',
  'next-activation': 'until its next activation is over',
  round: 'this round',
  battle: 'for the battle',
};

/** Where it comes from: the name of a spell or an event. */
export const sourceText = (source: string, { arsenal }: Pick<Table, 'arsenal'>): string => {
  const event = /^event (\d+)$/.exec(source);
  if (event) return eventName(Number(event[1]));
  return (arsenal.spells[source] ?? ARSENAL.spells[source])?.name ?? source;
};
