import type { Direction } from '../../../../hex/index.ts';
import type { Edge } from '../../ground/zones.ts';
import { unharmed } from '../../model/figures.ts';
import type { Options } from '../../model/options.ts';
import type { SeatTold } from '../../model/table.ts';
import { nothingDone, type Unit, type UnitId } from '../../model/units.ts';
import { type ArmyUnit, type Built, builtOf, type Speed } from '../../roster/index.ts';
import { loadsAtStart } from '../gunnery/weapons.ts';

/** The facing towards the enemy of a side that sets up at this edge. */
export const towardsEnemy = (edge: Edge): Direction => (edge === 'south' ? 0 : 3);

/** Speeds from the slowest to the fastest, P4. */
const SLOWEST_FIRST: readonly Speed[] = [
  'still',
  'rest',
  'crawl',
  'setup',
  'slow',
  'fast',
  'still_fly',
  'slow_fly',
  'fast_fly',
];

/** The speeds with which a unit may start, the slowest first: those for which it has orders or a default, SET-3. */
export const startSpeeds = ({ speeds, orders, defaults }: Built): readonly Speed[] =>
  SLOWEST_FIRST.filter(
    (speed) => speeds.includes(speed) && ((orders.movement[speed]?.length ?? 0) > 0 || defaults[speed] !== undefined),
  );

/** The name of a seat's unit of this number, such as `b3`. */
const unitId = ({ id }: Pick<SeatTold, 'id'>, number: number): UnitId => `${id[0]!}${number}`;

/** A unit as it is before it is set up. */
export const newUnit = (seat: SeatTold, number: number, bought: ArmyUnit, { startLoaded }: Options): Unit => {
  const built = builtOf(bought);
  return {
    id: unitId(seat, number),
    seat: seat.id,
    side: seat.side,
    bought,
    status: 'waiting',
    at: null,
    facing: towardsEnemy(seat.edge),
    speed: startSpeeds(built)[0]!,
    hidden: false,
    token: null,
    harm: unharmed(built),
    ledger: null,
    aim: [],
    loads: loadsAtStart(built, startLoaded),
    did: nothingDone(),
    remainder: null,
    struckAt: null,
    draggedBy: null,
    marks: [],
  };
};
