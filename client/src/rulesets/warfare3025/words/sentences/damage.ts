import { TRACK } from '@ironhex/shared/warfare3025';
import { entry, placesOf, type Sentences } from '../entry.ts';
import { rollText } from '../rolls.ts';
import { componentWord, unitName, weaponName } from '../units.ts';
import { ticks, tierWord } from '../words.ts';

/** What is marked on cards, W-12. */
export const DAMAGE: Sentences<'damaged' | 'resisted' | 'weaponEmptied' | 'ticksGained' | 'destroyed'> = {
  damaged: ({ unit, component, amount, total, rule }, { table }) => {
    const part = componentWord(table.cards[unit]!, component);
    const lost = total >= TRACK;
    const matters = lost || (component !== 'armour' && component !== 'structure');
    const state = lost ? `it is destroyed, ${TRACK} of ${TRACK}` : `${total} of ${TRACK}`;
    return entry(`${unitName(table, unit)} takes ${amount} damage to its ${part}: ${state} (${rule}).`, {
      tone: matters ? 'important' : 'plain',
      units: [unit],
      at: placesOf(table, unit),
    });
  },
  resisted: ({ unit, roll, incoming, success }, { table }) => {
    const end = success ? 'the damage is discarded' : 'the damage stays';
    return entry(
      `${unitName(table, unit)} rolls structure against ${incoming} damage: ${tierWord(roll.tier)}, ${end} (${roll.rule}).`,
      { rolls: [rollText(roll, { name: unitName(table, unit) })], units: [unit], at: placesOf(table, unit) },
    );
  },
  weaponEmptied: ({ unit, weapon }, { table }) =>
    entry(`${unitName(table, unit)} has fired its ${weaponName(table, unit, weapon)} empty (W-9.6).`, {
      tone: 'important',
      units: [unit],
      at: placesOf(table, unit),
    }),
  ticksGained: ({ unit, ticks: gained, rule }, { table }) =>
    entry(`${unitName(table, unit)} gains ${ticks(gained)} by haywire (${rule}).`, {
      units: [unit],
      at: placesOf(table, unit),
    }),
  destroyed: ({ unit, by }, { table }) =>
    entry(`${unitName(table, unit)} is destroyed${by ? ` by ${unitName(table, by)}` : ''} (W-2.2).`, {
      tone: 'important',
      units: [unit, ...(by ? [by] : [])],
      at: placesOf(table, unit),
    }),
};
