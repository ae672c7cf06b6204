import type { DamageTable, Effect, TableName } from '@ironhex/shared/steampunk';
import { count } from '../../../text/numbers.ts';
import { markerText } from './abilities.ts';
import { dieText } from './dice.ts';
import { CRITICAL_WORDS } from './effects.ts';

/** What damage tables are called, chapter 15. */
export const TABLE_NAMES: Readonly<Record<TableName, string>> = {
  regular: 'Regular damage',
  psychic: 'Psychic damage',
  crew: 'Crew damage',
  light: 'Light damage',
  critical: 'Critical damage',
};

/** What a row of a damage table does, in few words, DMG-5. */
const effectWords = (effect: Effect): string => {
  switch (effect.do) {
    case 'kill':
      return `${count(effect.n, 'model')} ${effect.n === 1 ? 'dies' : 'die'}`;
    case 'destroy':
      return 'destroyed';
    case 'fd':
      return `+${effect.n} damage to come`;
    case 'cfd':
      return `+${effect.n} crew damage to come`;
    case 'bleed':
      return `bleeding ${dieText(effect.die)}`;
    case 'shaken':
      return 'shaken';
    case 'token':
      return effect.token === 'minor_acid' ? 'minor acid' : effect.token;
    case 'roll':
      return `${effect.times > 1 ? `${effect.times} × ` : ''}${effect.on} ${dieText(effect.die)}`;
    case 'crew_kill':
      return `${effect.n} of the crew ${effect.n === 1 ? 'dies' : 'die'}`;
    case 'crippled_crew':
      return 'crippled crew';
    case 'double_if_shaken':
      return 'doubled if shaken';
    case 'crit':
      return effect.which === 'assault_minus' ? `${effect.n} strength dice fewer` : CRITICAL_WORDS[effect.which];
    case 'turn_180':
      return 'turned about';
    case 'hexes':
      return `${effect.markers.map(markerText).join(', ')} around it`;
    case 'unconscious':
      return 'unconscious';
  }
};

/** Rows of a damage table in words: `4–5`, `shaken`. */
export const tableRows = (table: DamageTable): readonly (readonly [results: string, effects: string])[] =>
  table.map(({ from, effects }, i) => {
    const next = table[i + 1]?.from;
    const results = next === undefined ? `${from}+` : next - 1 === from ? `${from}` : `${from}–${next - 1}`;
    return [results, effects.map(effectWords).join(', ')];
  });
