import type { Demand, Role, Table } from '@ironhex/shared/warfare3025';
import { entry, placesOf, type Sentences } from '../entry.ts';
import { rollText } from '../rolls.ts';
import { unitName } from '../units.ts';
import { count, directionWord, HALT_WORDS, list, needWord, tierWord } from '../words.ts';

/** Whether the hexes just entered are the first on the map, W-3.6. */
const enters = (table: Table, role: Role, entered: number): boolean => {
  const action = role === 'actor' ? table.action : table.interrupt;
  return action?.from === null && action.done === entered;
};

const needWords = (needs: readonly string[], demand?: Demand): string =>
  list(needs.map((rule) => needWord(rule, demand)));

/** Movement and what goes wrong in it, W-5 to W-7. */
export const MOVEMENT: Sentences<
  'moved' | 'piloted' | 'overwhelmed' | 'armourSaved' | 'halted' | 'unsteadied' | 'stabilised' | 'backedUp' | 'faced'
> = {
  moved: ({ role, unit, path, altitude }, { table }) => {
    const last = path.at(-1)!;
    const entering = enters(table, role, path.length) ? `enters the map at ${path[0]}` : '';
    const how = altitude === undefined ? 'moves' : 'jumps';
    const height = altitude === undefined ? '' : `, at level ${altitude}`;
    const far = `${how} ${count(path.length, 'hex')} to ${last}${height}`;
    const done = !entering ? far : path.length === 1 ? entering : `${entering} and ${far}`;
    return entry(`${unitName(table, unit)} ${done}.`, { tone: 'quiet', units: [unit], at: path });
  },
  piloted: ({ unit, at, needs, demand, roll, success }, { table }) =>
    entry(
      `${unitName(table, unit)} rolls piloting for ${needWords(needs, demand)} at ${at}: ${tierWord(roll.tier)}, it ${
        success ? 'succeeds' : 'fails'
      } (${roll.rule}).`,
      { rolls: [rollText(roll, { name: unitName(table, unit), needs, demand })], units: [unit], at: [at] },
    ),
  overwhelmed: ({ unit, at, needs }, { table }) =>
    entry(`${unitName(table, unit)} fails at ${at} without a roll: ${needWords(needs)} at once (W-6.2).`, {
      tone: 'important',
      units: [unit],
      at: [at],
    }),
  armourSaved: ({ unit, roll, success }, { table }) =>
    entry(
      `${unitName(table, unit)} rolls armour against difficult terrain: ${tierWord(roll.tier)}, its armour ${
        success ? 'holds' : 'does not hold'
      } (${roll.rule}).`,
      { rolls: [rollText(roll, { name: unitName(table, unit) })], units: [unit], at: placesOf(table, unit) },
    ),
  halted: ({ unit, reason, rule }, { table }) =>
    entry(`${unitName(table, unit)} stops ${HALT_WORDS[reason]} (${rule}).`, {
      tone: reason === 'fall' || reason === 'stuck' ? 'important' : 'plain',
      units: [unit],
      at: placesOf(table, unit),
    }),
  unsteadied: ({ unit }, { table }) =>
    entry(`${unitName(table, unit)} is unstable: 5 damage more on its piloting rolls until it stabilises (W-13c.7).`, {
      tone: 'important',
      units: [unit],
      at: placesOf(table, unit),
    }),
  stabilised: ({ unit }, { table }) =>
    entry(`${unitName(table, unit)} stands firm again (W-13c.8).`, { units: [unit], at: placesOf(table, unit) }),
  backedUp: ({ unit, to }, { table }) =>
    entry(
      `${unitName(table, unit)} goes back ${to === null ? 'off the map' : `to ${to}`}: its hex is taken (W-11.5).`,
      {
        units: [unit],
        at: to === null ? [] : [to],
      },
    ),
  faced: ({ unit, facing }, { table }) =>
    entry(`${unitName(table, unit)} faces ${directionWord(facing)}.`, {
      tone: 'quiet',
      units: [unit],
      at: placesOf(table, unit),
    }),
};
