import type { HexLabel } from '@ironhex/shared/hex';
import type { Attack, Move, Plan, Table } from '@ironhex/shared/warfare3025';
import { unitName, weaponName } from './units.ts';
import { count, directionWord, ticks } from './words.ts';

/** A plan in words: short, or in full with the hex at the end. */
type Length = 'short' | 'full';

/** A jump inside a path, W-7.1. */
const jumpPhrase = ({ jump, path }: Move): string => {
  if (!jump) return '';
  const whole = jump.hexes === path.length ? 'all of it' : `${jump.hexes} of them`;
  return `, ${whole} as a jump ${count(jump.rise, 'level')} up`;
};

/** A movement, W-5: how far and how. `from` is where it starts, null from off the map. */
const movePhrase = (move: Move, from: HexLabel | null, length: Length): string => {
  const last = move.path.at(-1);
  if (last === undefined) return `turns to face ${directionWord(move.facing)}`;
  const to = length === 'full' || from === null ? ` to ${last}` : '';
  const entering = from === null ? `enters the map at ${move.path[0]}` : '';
  const far = `moves ${count(move.path.length, 'hex')}${to}${jumpPhrase(move)}`;
  const pressing = move.onPoor === 'press' ? ', pressing on after a poor roll' : '';
  const { careful } = move;
  const carefully = !careful
    ? ''
    : careful.length === move.path.length
      ? ', carefully'
      : `, ${count(careful.length, 'hex')} of them carefully`;
  if (entering && move.path.length === 1) return `${entering}${move.careful ? ', carefully' : ''}${pressing}`;
  return `${entering ? `${entering} and ` : ''}${far}${carefully}${pressing}`;
};

/** An attack, W-9. */
const attackPhrase = (table: Table, unit: string, attack: Attack, length: Length): string => {
  const weapon = weaponName(table, unit, attack.weapon);
  const target = unitName(table, attack.target);
  const extras = attack.extras > 0 ? ` with ${count(attack.extras, 'extra attack')}` : '';
  const aimed = attack.aim ? `, aimed for ${ticks(attack.aim)}` : '';
  return `fires ${length === 'full' ? 'its ' : ''}${weapon} at ${target}${extras}${aimed}`;
};

/** What a unit does in an action, in the order in which it is done, W-4.2 and W-11.8; empty for nothing. */
export const planPhrases = (
  table: Table,
  unit: string,
  plan: Plan,
  from: HexLabel | null,
  length: Length,
): string[] => {
  const { move, attack, stabilise, hide } = plan;
  if (hide) return ['hides'];
  if (stabilise) return ['stabilises'];
  const moving = move ? [movePhrase(move, from, length)] : [];
  if (!attack) return moving;
  const firing = attackPhrase(table, unit, attack, length);
  const hexes = move?.path.length ?? 0;
  if (move && attack.after === 0 && hexes > 0) return [firing, ...moving];
  const onTheWay = attack.after > 0 && attack.after < hexes;
  return [...moving, onTheWay ? `${firing} after ${count(attack.after, 'hex')}` : firing];
};
