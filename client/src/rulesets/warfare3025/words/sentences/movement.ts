import type { Role, View } from '@ironhex/shared/warfare3025';
import { entry, placesOf, type Sentences } from '../entry.ts';
import { rollText } from '../rolls.ts';
import { who } from '../units.ts';
import { capital, count, directionWord, HALT_WORDS, list, NEED_WORDS, tierWord } from '../words.ts';

/** Whether the hexes just entered are the first on the map, W-3.6. */
const enters = (view: View, role: Role, entered: number): boolean => {
  const action = role === 'actor' ? view.action : view.interrupt;
  return action?.from === null && action.done === entered;
};

const needWords = (needs: readonly string[]): string => list(needs.map((rule) => NEED_WORDS[rule] ?? rule));

/** Movement and what goes wrong in it, W-5 to W-7. */
export const MOVEMENT: Sentences<
  'moved' | 'piloted' | 'overwhelmed' | 'armourSaved' | 'halted' | 'backedUp' | 'faced'
> = {
  moved: ({ role, unit, path, altitude }, { view }) => {
    const last = path.at(-1)!;
    const entering = enters(view, role, path.length) ? `enters the map at ${path[0]}` : '';
    const how = altitude === undefined ? 'moves' : 'jumps';
    const height = altitude === undefined ? '' : `, at level ${altitude}`;
    const far = `${how} ${count(path.length, 'hex')} to ${last}${height}`;
    const done = !entering ? far : path.length === 1 ? entering : `${entering} and ${far}`;
    return entry(`${who(view, unit)} ${done}.`, { units: [unit], at: path });
  },
  piloted: ({ unit, at, needs, roll, success }, { view }) =>
    entry(
      `${who(view, unit)} rolls piloting for ${needWords(needs)} at ${at}: ${tierWord(roll.tier)}, it ${
        success ? 'succeeds' : 'fails'
      } (${roll.rule}).`,
      { rolls: [rollText(roll, { name: who(view, unit), needs })], units: [unit], at: [at] },
    ),
  overwhelmed: ({ unit, at, needs }, { view }) =>
    entry(`${who(view, unit)} fails at ${at} without a roll: ${needWords(needs)} at once (W-6.2).`, {
      tone: 'important',
      units: [unit],
      at: [at],
    }),
  armourSaved: ({ unit, roll, success }, { view }) =>
    entry(
      `${who(view, unit)} rolls armour against difficult terrain: ${tierWord(roll.tier)}, its armour ${
        success ? 'holds' : 'does not hold'
      } (${roll.rule}).`,
      { rolls: [rollText(roll, { name: who(view, unit) })], units: [unit], at: placesOf(view, unit) },
    ),
  halted: ({ unit, reason, rule }, { view }) =>
    entry(`${who(view, unit)} stops ${HALT_WORDS[reason]} (${rule}).`, { units: [unit], at: placesOf(view, unit) }),
  backedUp: ({ unit, to }, { view }) =>
    entry(`${who(view, unit)} goes back ${to === null ? 'off the map' : `to ${to}`}: its hex is taken (W-11.5).`, {
      units: [unit],
      at: to === null ? [] : [to],
    }),
  faced: ({ unit, facing }, { view }) =>
    entry(`${capital(who(view, unit))} faces ${directionWord(facing)}.`, {
      tone: 'quiet',
      units: [unit],
      at: placesOf(view, unit),
    }),
};
