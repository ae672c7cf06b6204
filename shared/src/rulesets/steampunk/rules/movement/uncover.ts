import {
  DIRECTIONS,
  type Direction,
  type HexLabel,
  indexOfAxial,
  labelOfIndex,
  opposite,
  turn,
} from '../../../../hex/index.ts';
import { axialOf } from '../../ground/places.ts';
import { sees, spotOf } from '../../ground/sight.ts';
import { terrainAt } from '../../ground/survey.ts';
import { chosen, type Question } from '../../model/asks.ts';
import { fieldUnits } from '../../model/in-order.ts';
import type { Step } from '../../model/steps.ts';
import type { Table } from '../../model/table.ts';
import { layerOf, type Unit } from '../../model/units.ts';
import type { StepRules } from '../chapter.ts';
import { directionsFrom, enemyDistance, isFree, visibleEnemies } from './ground.ts';
import { revealed } from './reveal.ts';
import { mayStand } from './stacking.ts';

/** The hexes of the board at a distance from one, clockwise from a direction. */
const ring = ({ board }: Table, at: HexLabel, distance: number, first: Direction): readonly HexLabel[] => {
  const centre = axialOf(at);
  let q = centre.q + DIRECTIONS[first].q * distance;
  let r = centre.r + DIRECTIONS[first].r * distance;
  const hexes: HexLabel[] = [];
  for (const direction of directionsFrom(turn(first, 2)))
    for (let i = 0; i < distance; i++) {
      const index = indexOfAxial(board, q, r);
      if (index >= 0) hexes.push(labelOfIndex(board, index));
      q += DIRECTIONS[direction].q;
      r += DIRECTIONS[direction].r;
    }
  return hexes;
};

/**
 * Where a unit is put that is seen in its hiding place, CON-8: there; or the nearest hexes where it can stand, without
 * enemies and not full, clockwise from behind. None: it is destroyed.
 */
const uncoverHexes = (table: Table, unit: Unit): readonly HexLabel[] => {
  const at = unit.at!;
  const isLegal = (hex: HexLabel): boolean => mayStand(table, unit, hex) && isFree(table, unit, hex);
  if (isFree(table, unit, at)) return [at];
  const farthest = table.board.width + table.board.height;
  for (let distance = 1; distance <= farthest; distance++) {
    const legal = ring(table, at, distance, opposite(unit.facing)).filter(isLegal);
    if (legal.length > 0) return legal;
  }
  return [];
};

const uncovered = ({ id }: Unit): Step => ({ do: 'uncover', unit: id });

const hiddenUnits = (table: Table): readonly Unit[] => fieldUnits(table).filter(({ hidden }) => hidden);

/** Steps that uncover hidden units with an enemy at a distance of 1 or less, AFT-5. */
export const uncoverNear = (table: Table): readonly Step[] =>
  hiddenUnits(table)
    .filter((unit) => enemyDistance(table, unit, unit.at!) <= 1)
    .map(uncovered);

const MOVING: ReadonlySet<string> = new Set(['slow', 'fast', 'slow_fly', 'fast_fly']);

const isSeenBy = (table: Table, unit: Unit, enemy: Unit): boolean =>
  sees(table, spotOf(table.board, unit.at!, layerOf(unit)), spotOf(table.board, enemy.at!, layerOf(enemy)));

/** Steps that uncover hidden units that move at speed slow or faster in the open while an enemy sees them, CON-8 (c). */
export const uncoverMoving = (table: Table): readonly Step[] =>
  hiddenUnits(table)
    .filter(
      (unit) =>
        MOVING.has(unit.speed) &&
        terrainAt(table.board, unit.at!) === 'clear' &&
        visibleEnemies(table, unit).some((enemy) => isSeenBy(table, unit, enemy)),
    )
    .map(uncovered);

/** Where it is put, P21; no question, if it has been seen otherwise in the meantime. */
const questions = (table: Table, unit: Unit): readonly Question[] =>
  unit.hidden && unit.status === 'field'
    ? [
        {
          seat: unit.seat,
          prompt: 'reveal',
          key: `uncover ${unit.id}`,
          unit: unit.id,
          options: uncoverHexes(table, unit),
        },
      ]
    : [];

/** How a hidden unit is shown without bonuses: after a Spot, in Aftermath, or because it moved in the open. */
export const UNCOVER_STEPS: StepRules<'uncover'> = {
  uncover: {
    asks: (state, { unit }) => ({ questions: questions(state, state.units[unit]!) }),
    perform: function* (state, { unit: id }, answers) {
      const unit = state.units[id]!;
      for (const question of questions(state, unit))
        if (question.options.length > 0) {
          const at = chosen(question, answers[question.key]);
          yield* revealed(state, [{ unit: id, at, facing: unit.facing, bonuses: false }]);
        } else
          yield { kind: 'lost-uncovered', unit: id, to: { units: { [id]: { status: 'destroyed', hidden: false } } } };
    },
  },
};
