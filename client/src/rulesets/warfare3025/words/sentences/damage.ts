import { TRACK } from '@ironhex/shared/warfare3025';
import { entry, placesOf, type Sentences } from '../entry.ts';
import { rollText } from '../rolls.ts';
import { componentWord, unitName, weaponName, who } from '../units.ts';
import { ticks, tierWord } from '../words.ts';

/** What is marked on cards, W-12. */
export const DAMAGE: Sentences<'damaged' | 'resisted' | 'weaponEmptied' | 'ticksGained' | 'destroyed'> = {
  damaged: ({ unit, component, amount, total, rule }, { view }) => {
    const part = componentWord(view.cards[unit]!, component);
    const lost = total >= TRACK;
    const state = lost ? `it is destroyed, ${TRACK} of ${TRACK}` : `${total} of ${TRACK}`;
    return entry(`${who(view, unit)} takes ${amount} damage to its ${part}: ${state} (${rule}).`, {
      tone: lost ? 'important' : 'plain',
      units: [unit],
      at: placesOf(view, unit),
    });
  },
  resisted: ({ unit, roll, incoming, success }, { view }) => {
    const end = success ? 'the damage is discarded' : 'the damage stays';
    return entry(
      `${who(view, unit)} rolls structure against ${incoming} damage: ${tierWord(roll.tier)}, ${end} (${roll.rule}).`,
      { rolls: [rollText(roll, { name: who(view, unit) })], units: [unit], at: placesOf(view, unit) },
    );
  },
  weaponEmptied: ({ unit, weapon }, { view }) =>
    entry(`${who(view, unit)} has fired its ${weaponName(view, unit, weapon)} empty (W-9.6).`, {
      tone: 'important',
      units: [unit],
      at: placesOf(view, unit),
    }),
  ticksGained: ({ unit, ticks: gained, rule }, { view }) =>
    entry(`${who(view, unit)} gains ${ticks(gained)} by haywire (${rule}).`, {
      units: [unit],
      at: placesOf(view, unit),
    }),
  destroyed: ({ unit, by }, { view }) =>
    entry(`${who(view, unit)} is destroyed${by ? ` by ${unitName(view, by)}` : ''} (W-2.2).`, {
      tone: 'important',
      units: [unit, ...(by ? [by] : [])],
      at: placesOf(view, unit),
    }),
};
