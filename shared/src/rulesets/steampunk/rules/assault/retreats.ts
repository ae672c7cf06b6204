import { type Direction, type HexLabel, opposite } from '../../../../hex/index.ts';
import { distanceOf, neighbourOf, neighboursOf } from '../../ground/places.ts';
import { isOnBoard } from '../../ground/survey.ts';
import { chosen, type Question } from '../../model/asks.ts';
import type { Contest } from '../../model/contest.ts';
import type { Event } from '../../model/events.ts';
import type { CutOffWhy } from '../../model/facts/assault.ts';
import { figuresOf } from '../../model/figures.ts';
import { unitsInOrder } from '../../model/in-order.ts';
import type { State } from '../../model/state.ts';
import type { AssaultStep } from '../../model/steps/assault.ts';
import type { StepOf } from '../../model/steps.ts';
import type { Table } from '../../model/table.ts';
import { layerOf, type Unit, type UnitId } from '../../model/units.ts';
import { first, type StepRules } from '../chapter.ts';
import { isDead } from '../damage/harm.ts';
import { ruinBuilding } from '../movement/arrive.ts';
import { enemiesAt, fits, mayStand, type Stand, unitsAt } from '../movement/stacking.ts';
import { isFlyBy, specialOf } from './fighters.ts';

/** The hex behind a unit, RET-2; undefined off the board. */
export const behind = ({ board }: Pick<Table, 'board'>, { at, facing }: Unit): HexLabel | undefined =>
  neighbourOf(board, at!, opposite(facing));

/**
 * Whether an enemy is in the hex, in the layer of the unit. Units that are dead in the ledger occupy nothing, AS-15.
 */
const isHeld = (table: Stand, unit: Unit, at: HexLabel): boolean =>
  enemiesAt(table, unit, at, layerOf(unit)).some((enemy) => !isDead(enemy));

/** Whether the unit's own side has room for it, STK-1. Units that are dead in the ledger take none. */
const hasRoom = (table: Stand, unit: Unit, at: HexLabel): boolean => {
  const layer = layerOf(unit);
  const dead = unitsAt(table, at, layer).filter(isDead);
  return fits(table, unit, at, layer, { without: dead.map(({ id }) => id) });
};

/** Can a unit retreat to a hex: on the board, possible, without enemies and not full, PAR-2, RET-4? */
export const isOpen = (table: Stand, unit: Unit, at: HexLabel): boolean =>
  isOnBoard(table.board, at) && mayStand(table, unit, at) && !isHeld(table, unit, at) && hasRoom(table, unit, at);

/** May a unit that was entering stay where it came from, RET-3? */
export const mayRemain = (table: Stand, unit: Unit): boolean =>
  !isHeld(table, unit, unit.at!) && hasRoom(table, unit, unit.at!);

/** The hexes around a unit, clockwise from the one behind it: the order of RET-4, for any retreat. */
const aroundFromBehind = ({ board }: Pick<Table, 'board'>, { at, facing }: Unit): readonly HexLabel[] =>
  neighboursOf(board, at!, opposite(facing) as Direction);

/** Those of the hexes that are nearest to one, in their order. */
const nearest = (hexes: readonly HexLabel[], to: HexLabel): readonly HexLabel[] => {
  const least = Math.min(...hexes.map((hex) => distanceOf(hex, to)));
  return hexes.filter((hex) => distanceOf(hex, to) === least);
};

/** Destroys a unit that cannot retreat, RET-4 and RET-6. */
export const cutOff = function* (state: State, id: UnitId, why: CutOffWhy): Generator<Event> {
  const unit = state.units[id]!;
  if (isDead(unit)) return;
  const harm = { ...unit.harm, alive: unit.harm.alive.map(() => false) };
  yield { kind: 'cut-off', unit: id, why, to: { units: { [id]: { status: 'destroyed', harm, ledger: null } } } };
};

/** A unit that would fight its way out after so many nested assaults in a row is destroyed, so that they have an end. */
const MOST_NESTED = 5;

type Retreat = StepOf<'retreat'>;

/** What a unit that has to go does, RET-2 to RET-4. */
type RetreatWay =
  /** Nothing: it is dead, or has gone already. */
  | { readonly kind: 'gone' }
  /** It stays where it came from. */
  | { readonly kind: 'remains' }
  /** It goes to one of these hexes, or fights its way out through one; the default first. */
  | { readonly kind: 'goes' | 'cornered'; readonly to: readonly HexLabel[] }
  | { readonly kind: 'flees' }
  | { readonly kind: 'cut-off'; readonly why: CutOffWhy };

/** Why a unit is destroyed when it has to move, RET-6; undefined: it can move. */
const undoing = (table: Pick<Table, 'arsenal'>, unit: Unit): CutOffWhy | undefined => {
  const { types, models } = figuresOf(table, unit);
  if (types.includes('Towed')) return 'towed';
  return models.some((model, index) => unit.harm.alive[index] && specialOf(model, 'destroyed_if_retreat'))
    ? 'destroyed_if_retreat'
    : undefined;
};

/** Where a unit that cannot go where it should goes or fights instead, RET-4. */
const substitute = (table: Table, unit: Unit, wanted: HexLabel, nested: number): RetreatWay => {
  const around = aroundFromBehind(table, unit);
  const open = around.filter((hex) => isOpen(table, unit, hex));
  if (open.length > 0) return { kind: 'goes', to: nearest(open, wanted) };
  const canFightFor = (hex: HexLabel): boolean =>
    isHeld(table, unit, hex) && mayStand(table, unit, hex) && hasRoom(table, unit, hex);
  const held = canFightFor(wanted) ? [wanted] : around.filter(canFightFor);
  if (held.length === 0 || nested >= MOST_NESTED) return { kind: 'cut-off', why: 'no_hex' };
  return { kind: 'cornered', to: nearest(held, wanted) };
};

const wayOf = (table: Table, { unit: id, from, role, nested }: Retreat): RetreatWay => {
  const unit = table.units[id]!;
  if (isDead(unit) || unit.at !== from) return { kind: 'gone' };
  if (role === 'entering' && mayRemain(table, unit)) return { kind: 'remains' };
  const why = undoing(table, unit);
  if (why) return { kind: 'cut-off', why };
  const wanted = role === 'entering' ? from : behind(table, unit);
  if (wanted === undefined) return { kind: 'flees' };
  if (role === 'staying' && isOpen(table, unit, wanted)) return { kind: 'goes', to: [wanted] };
  return substitute(table, unit, wanted, nested);
};

/** The question where a unit retreats, P14. The options are hexes. */
const question = ({ seat, id }: Unit, options: readonly HexLabel[]): Question => ({
  seat,
  prompt: 'retreat',
  key: `retreat ${id}`,
  unit: id,
  options,
});

/**
 * The steps in which units leave a contested hex, RET-1. A unit that wanted to enter, did not, and need not retreat
 * stays where it came from, AS-2 and AS-15: it moves only if it cannot stay.
 */
export const retreatSteps = (
  table: Pick<Table, 'units'>,
  contest: Contest,
  leaving: readonly UnitId[],
): readonly AssaultStep[] => {
  const { at, entering, excluded = [], nested = 0 } = contest;
  const coming = [...entering, ...excluded];
  return unitsInOrder(table).flatMap((unit): readonly AssaultStep[] => {
    const came = coming.find((each) => each.unit === unit.id);
    if (leaving.includes(unit.id)) {
      const place = came ? ({ role: 'entering', from: came.from } as const) : ({ role: 'staying', from: at } as const);
      return [{ do: 'retreat', unit: unit.id, ...place, why: isFlyBy(unit, contest) ? 'flown' : 'lost', nested }];
    }
    if (!came || came.from === at) return [];
    return [{ do: 'retreat', unit: unit.id, role: 'entering', from: came.from, why: 'crowded', nested }];
  });
};

/** A unit with nowhere to go enters a hex that the enemy holds, RET-4. */
const breakout = (table: Table, unit: Unit, at: HexLabel, nested: number): Contest => {
  const layer = layerOf(unit);
  const enemies = enemiesAt(table, unit, at, layer).filter((enemy) => !isDead(enemy));
  return {
    at,
    layer,
    staying: enemies.map(({ id }) => id),
    held: [],
    entering: [{ unit: unit.id, from: unit.at!, backwards: false }],
    nested: nested + 1,
  };
};

/** Retreats after all assaults of a step, RET-1 to RET-4. */
export const RETREAT_STEPS: StepRules<'retreats' | 'retreat' | 'peace'> = {
  retreats: {
    perform: function* (state) {
      const steps = state.contests.flatMap((contest) => retreatSteps(state, contest, contest.outcome?.leaving ?? []));
      yield first(state, ...steps, { do: 'peace' });
    },
  },
  retreat: {
    asks: (state, step) => {
      const way = wayOf(state, step);
      return { questions: 'to' in way ? [question(state.units[step.unit]!, way.to)] : [] };
    },
    perform: function* (state: State, step, answers) {
      const { unit: id, from, why, nested } = step;
      const unit = state.units[id]!;
      const way = wayOf(state, step);
      const regroup = why === 'crowded' ? [] : [{ do: 'regroup', unit: id, why } as const];
      const to = 'to' in way ? chosen(question(unit, way.to), answers[`retreat ${id}`]) : from;
      switch (way.kind) {
        case 'gone':
          return;
        case 'remains':
          yield first(state, ...regroup);
          return;
        case 'goes':
          yield { kind: 'retreated', unit: id, from, at: to, to: { units: { [id]: { at: to } } } };
          yield* ruinBuilding(state, state.units[id]!, to);
          yield first(state, ...regroup);
          return;
        case 'flees':
          yield { kind: 'fled', unit: id, from, to: { units: { [id]: { status: 'fled' } } } };
          return;
        case 'cornered':
          yield { kind: 'cornered', unit: id, at: to };
          yield* ruinBuilding(state, unit, to);
          yield first(state, { do: 'assault', contest: breakout(state, unit, to, nested), round: 1 }, ...regroup);
          return;
        case 'cut-off':
          yield* cutOff(state, id, way.why);
          return;
      }
    },
  },
  peace: {
    perform: () => [{ kind: 'assaults-ended', to: { open: { contests: [], fight: null } } }],
  },
};
