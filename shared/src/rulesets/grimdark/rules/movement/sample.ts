import { indexDistance, indexOfLabel, labelOfIndex } from '../../../../hex/index.ts';
import { distanceBetween } from '../../ground/footprint.ts';
import type { Reach } from '../../ground/moving/reach.ts';
import type { Table } from '../../model/table.ts';
import type { Unit } from '../../model/units.ts';
import type { Below } from '../chapter.ts';
import { fieldOf } from '../field.ts';
import { areEnemies, rulesNow, unitOf } from '../figures.ts';
import { type Act, HOLD } from './act.ts';
import { canBoard } from './boarding.ts';
import { actAlong } from './choices.ts';
import { moveNow, startOf } from './mover.ts';
import { boardingsOf, chargesOf, reachOf } from './reaches.ts';

const oneOf = <T>(list: readonly T[], below: Below): T => list[below(list.length)]!;

type Going = 'advance' | 'rush';

/**
 * Is there a unit that will do, so near that a path of this length could lead beside it? Only then a search is worth
 * it.
 */
const isNear = (table: Table, unit: Unit, allowance: number, willDo: (other: Unit) => boolean): boolean => {
  const from = startOf(table, unit);
  return fieldOf(table).bodies.some(
    (body) => distanceBetween(table.board, from, body) <= allowance + 1 && willDo(unitOf(table, body.id)),
  );
};

const charge = (table: Table, unit: Unit, below: Below): Act | undefined => {
  const { allowance } = moveNow(table, unit, 'charge');
  const charges = isNear(table, unit, allowance, (other) => areEnemies(unit, other)) ? chargesOf(table, unit) : [];
  if (charges.length === 0) return undefined;
  const { unit: target, ends } = oneOf(charges, below);
  return actAlong('charge', reachOf(table, unit, 'charge'), ends[0]!, { target: target.id });
};

const board = (table: Table, unit: Unit, action: Going, below: Below): Act | undefined => {
  const { allowance } = moveNow(table, unit, action);
  const isOpen = (other: Unit) => canBoard(table, unit, other);
  const boardings = isNear(table, unit, allowance, isOpen) ? boardingsOf(table, unit, action) : [];
  if (boardings.length === 0) return undefined;
  const { unit: transport, ends } = oneOf(boardings, below);
  return actAlong(action, reachOf(table, unit, action), ends[0]!, { board: transport.id });
};

/** Of two hexes by chance the one that is nearer to an enemy: else those who go by chance would seldom meet. */
const goal = ({ seat }: Unit, { field, ends }: Reach, below: Below): number => {
  const { board: map, bodies } = field;
  const enemies = bodies.filter((body) => body.seat !== seat).map(({ at }) => indexOfLabel(map, at));
  const away = (hex: number) => Math.min(...enemies.map((enemy) => indexDistance(map, hex, enemy)));
  const [one, other] = [oneOf(ends, below), oneOf(ends, below)];
  return away(other) < away(one) ? other : one;
};

const walk = (table: Table, unit: Unit, action: Going, below: Below): Act => {
  const found = reachOf(table, unit, action);
  if (found.ends.length === 0) return HOLD;
  return actAlong(action, found, labelOfIndex(table.board, goal(unit, found, below)));
};

/** Out of twelve: how often a unit by chance charges if it can; else how often it Holds, or Advances; or it Rushes. */
const CHARGES = 9;
const HOLDS = 3;
const ADVANCES = 6;
/** And how often it boards a transport that is near. */
const BOARDS = 3;

/**
 * What a unit does that acts by chance. It charges when it can, mostly; at most one search is made, where that works.
 */
export const sampleAct = (table: Table, unit: Unit, below: Below): Act => {
  if (rulesNow(table, unit).immobile) return HOLD;
  const charged = below(12) < CHARGES ? charge(table, unit, below) : undefined;
  if (charged) return charged;
  const wish = below(12);
  if (wish < HOLDS) return HOLD;
  const action = wish < HOLDS + ADVANCES ? 'advance' : 'rush';
  const boarded = below(12) < BOARDS ? board(table, unit, action, below) : undefined;
  return boarded ?? walk(table, unit, action, below);
};
