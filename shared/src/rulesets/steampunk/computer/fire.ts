// What shooting is worth, from where a unit stands or will stand.
import type { Shot } from '../ask/intents.ts';
import type { Part } from '../model/steps/gunnery.ts';
import type { Table } from '../model/table.ts';
import type { Unit } from '../model/units.ts';
import { type Fire, oddsOf } from '../plan/odds/odds.ts';
import { defaultShots } from '../rules/gunnery/targets.ts';
import { gunsOf } from '../rules/gunnery/weapons.ts';
import { withUnit } from '../rules/movement/doings.ts';
import { worthOf } from './value.ts';

/** What firing so is worth, in match points; what it does to units of the own side is deducted. */
export const fireWorth = (table: Table, unit: Unit, fire: Fire, part: Part): number =>
  oddsOf(table, unit, fire, part).reduce((sum, odds) => {
    const target = table.units[odds.target]!;
    return sum + (target.side === unit.side ? -1 : 1) * worthOf(table, target, odds);
  }, 0);

/** What the shots of a unit with this word are worth, at the best targets; 0 if it cannot fire then. `unit`: as it will be. */
export const wordWorth = (table: Table, unit: Unit, word: string, part: Part): number => {
  const ready: Unit = {
    ...unit,
    did: { ...unit.did, parts: part === 1 ? [word, unit.did.parts[1]] : [unit.did.parts[0], word] },
  };
  if (gunsOf(table, ready, part).length === 0) return 0;
  const there = withUnit(table, ready);
  const shots: readonly Shot[] = defaultShots(there, ready, part);
  return shots.length === 0 ? 0 : fireWorth(there, ready, { use: 'normal', shots }, part);
};
