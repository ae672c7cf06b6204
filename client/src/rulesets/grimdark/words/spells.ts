import { RULE_NAMES, rulesInWords, type Spell, type SpellEffect } from '@ironhex/shared/grimdark';
import { signed } from '../../../text/entry.ts';
import { count, list } from '../../../text/numbers.ts';

/** When a spell's modifier counts, G-16.6. */
const SCOPES: Readonly<Record<Extract<SpellEffect, { kind: 'modifier' }>['scope'], string>> = {
  shooting: 'when shooting',
  melee: 'in melee',
  'all-attacks': 'against all attacks',
  'next-attacks': 'the next time it shoots or strikes',
};

/** Whom a spell takes, such as `One or two friendly units within 12 hexes`. */
const targetsText = ({ targets, side, range }: Spell): string =>
  `${targets === 1 ? 'One' : 'One or two'} ${side === 'enemy' ? 'enemy' : 'friendly'} ${targets === 1 ? 'unit' : 'units'} within ${count(range, 'hex')}`;

const effectText = (effect: SpellEffect, each: string): string => {
  if (effect.kind === 'hits') {
    const traits = [...(effect.ap > 0 ? [`AP ${effect.ap}`] : []), ...rulesInWords(effect.rules)];
    return `takes ${count(effect.hits, 'hit')}${traits.length > 0 ? ` with ${list(traits)}` : ''}`;
  }
  if (effect.kind === 'grant') return `${each} ${RULE_NAMES[effect.rule]} until the end of the round`;
  const what = effect.stat === 'hit' ? 'to hit' : 'to Defense rolls';
  const until = effect.scope === 'next-attacks' ? '' : ' until the end of the round';
  return `${each} ${signed(effect.amount)} ${what} ${SCOPES[effect.scope]}${until}`;
};

/** A spell's name and price, such as `White Fire (3 tokens)`. */
export const spellLine = ({ name, value }: Pick<Spell, 'name' | 'value'>): string =>
  `${name} (${count(value, 'token')})`;

/** What a spell does, in one sentence with its rule. */
export const spellText = (spell: Spell): string =>
  `${targetsText(spell)} ${effectText(spell.effect, spell.targets === 1 ? 'has' : 'have')} (G-16.6).`;
