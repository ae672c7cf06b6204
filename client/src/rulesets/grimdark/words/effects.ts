import { arsenalOf, type Effect, type EffectWhat, RULE_NAMES, type Table } from '@ironhex/shared/grimdark';
import { signed } from '../../../text/entry.ts';
import { eventName } from './events.ts';

/** Which attacks a modifier to hit is for. */
const SCOPES: Readonly<Record<Extract<EffectWhat, { kind: 'hit' }>['scope'], string>> = {
  shooting: 'to hit when shooting',
  melee: 'to hit in melee',
  all: 'to hit',
  'next-attacks': 'to hit with its next attacks',
};

/** Which die an event waits for, and what comes of the first of them, G-17.4. */
const FIRST_DICE: Readonly<Record<Extract<EffectWhat, { kind: 'first-die' }>['event'], string>> = {
  42: 'the first unit to roll a natural 1 when shooting takes D3 + 3 hits with AP 2',
  43: 'the first unit to roll a natural 6 in a melee causes D3 more wounds',
  45: 'the first tough unit to roll a natural 1 when blocking takes D3 more wounds',
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
  fauna: () => 'a die for each piece of terrain that its move enters: on a 1 a dangerous test',
  'first-die': ({ event }) => FIRST_DICE[event],
};

/** What something does, in a few words. */
export const effectText = (what: EffectWhat): string => (WORDS[what.kind] as (what: EffectWhat) => string)(what);

/** Is it good for the unit that it is on? Of the dice that events wait for only that of a Berserker is, G-17.4 (43). */
export const isHelp = (what: EffectWhat): boolean => {
  switch (what.kind) {
    case 'grant':
    case 'shots':
      return true;
    case 'cannot-shoot':
    case 'fauna':
      return false;
    case 'first-die':
      return what.event === 43;
    case 'morale':
      // With a distance it is a modifier of the enemies that are so near.
      return what.within === undefined ? what.amount > 0 : what.amount < 0;
    default:
      return what.amount > 0;
  }
};

/** How long it lasts. */
export const UNTIL: Readonly<Record<Effect['until'], string>> = {
  attacks: 'for its next attacks',
  activation: 'until its activation is over',
  'next-activation': 'until its next activation is over',
  round: 'this round',
  battle: 'for the battle',
};

/** What sources of effects and hits are called that are no weapon, spell or event. */
const SOURCES: Readonly<Record<string, string>> = {
  impact: 'Impact',
  dangerous: 'dangerous ground',
  storm: 'the storm',
  tomb: 'the tomb',
  chamber: 'a chamber',
  logic: 'the chamber of Logic',
};

/** Where an effect, hits or wounds come from: the name of a weapon, of a spell, of an event, or what else it is. */
export const sourceText = (source: string, table: Pick<Table, 'arsenal'>): string => {
  const event = /^event (\d+)$/.exec(source);
  if (event) return eventName(Number(event[1]));
  const { weapons, spells } = arsenalOf(table);
  return SOURCES[source] ?? spells[source]?.name ?? weapons[source]?.name ?? source;
};

/** The rule by which a source does what it does to a unit. */
export const sourceRule = (source: string, table: Pick<Table, 'arsenal'>): string => {
  if (source.startsWith('event ')) return 'G-17.4';
  if (source === 'impact') return 'G-12.2';
  if (source === 'dangerous') return 'G-9.9';
  if (source === 'storm') return 'G-18.3';
  if (source === 'tomb') return 'G-18.2';
  if (source === 'chamber' || source === 'logic') return 'G-18.4';
  return Object.hasOwn(arsenalOf(table).spells, source) ? 'G-16.6' : 'G-11.7';
};
