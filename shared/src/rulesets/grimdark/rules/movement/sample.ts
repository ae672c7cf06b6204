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

/** Is a suitable unit so near that a path of this length could end beside it? A search is slow, so this looks first. */
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

/** The nearer to an enemy of two hexes by chance: without this, random players would seldom meet. */
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

/** Chances out of twelve: to charge if possible; otherwise to Hold, to Advance, or for the rest to Rush. */
const CHARGES = 9;
const HOLDS = 3;
const ADVANCES = 6;
/** To board a transport that is near. */
const BOARDS = 3;

/** An action by chance, mostly a charge where one is possible. Searches for one action only where that is enough. */
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
