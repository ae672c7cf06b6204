import type { HexLabel } from '../../../../hex/index.ts';
import { chosen, type Question } from '../../model/asks.ts';
import type { Event } from '../../model/events.ts';
import { figuresOf } from '../../model/figures.ts';
import { fieldUnits } from '../../model/in-order.ts';
import type { State } from '../../model/state.ts';
import type { Table } from '../../model/table.ts';
import { isShaken, type Unit, withMark } from '../../model/units.ts';
import { abilityOf, type PoisonCloud } from '../../roster/index.ts';
import type { Answers, StepRules } from '../chapter.ts';
import { isBio } from '../damage/hit.ts';
import { placeMarkers } from '../hexes/markers.ts';
import { enemiesAt } from '../movement/stacking.ts';
import { mayFire } from '../orders/writable.ts';
import { idsOf } from './fighters.ts';

const cloudOf = (table: Pick<Table, 'arsenal'>, unit: Unit): PoisonCloud | undefined =>
  abilityOf(figuresOf(table, unit).abilities, 'release_cloud')?.cloud;

/** Units that may have a cloud to release, as far as all players know: the order for it is secret, AB-RC. */
const holders = (table: Pick<Table, 'units' | 'arsenal'>): readonly Unit[] =>
  fieldUnits(table).filter(
    (unit) => !unit.hidden && !unit.harm.unconscious && !unit.marks.includes('cloud_released') && cloudOf(table, unit),
  );

/**
 * Whether, as far as all players know, a unit may have a cloud to release. Then a window opens, even if no seat has a
 * question.
 */
export const mayReleaseClouds = (table: Pick<Table, 'units' | 'arsenal'>): boolean => holders(table).length > 0;

/** The units that were ordered to release a cloud this turn, and have not yet. */
const releasing = (state: State): readonly Unit[] => holders(state).filter(({ id }) => state.orders[id]?.release);

/** Where a unit may place its cloud: its own hex, and the contested one that it enters. */
const hexesFor = ({ contests }: Table, { id, at }: Unit): readonly HexLabel[] => [
  ...new Set([at!, ...contests.filter((contest) => idsOf(contest).includes(id)).map((contest) => contest.at)]),
];

/** Does a biological enemy stand on the ground there? */
const isWorth = (table: Table, unit: Unit, at: HexLabel): boolean =>
  enemiesAt(table, unit, at, 'ground').some((enemy) => isBio(table, enemy));

const NO = 'no';

/**
 * The question where a cloud is released, P11: `no`, or a hex. In the third movement a hex with a biological enemy comes
 * first. It is asked in secret, for the order is not known to others.
 */
const question = (table: Table, unit: Unit, movement: 1 | 2 | 3): Question => {
  const hexes = hexesFor(table, unit);
  const worth = movement === 3 ? hexes.filter((hex) => isWorth(table, unit, hex)) : [];
  const others = hexes.filter((hex) => !worth.includes(hex));
  return {
    seat: unit.seat,
    prompt: 'cloud',
    key: `cloud ${unit.id}`,
    unit: unit.id,
    options: [...worth, NO, ...others],
    secret: true,
  };
};

/** The questions about clouds in one of the three movements. */
export const releaseQuestions = (state: State, movement: 1 | 2 | 3): readonly Question[] =>
  releasing(state).map((unit) => question(state, unit, movement));

/** Clouds are released, AB-RC. */
export const releaseClouds = function* (state: State, movement: 1 | 2 | 3, answers: Answers): Generator<Event> {
  const asked = releasing(state).map((unit) => ({ unit, ask: question(state, unit, movement) }));
  for (const { unit, ask } of asked) {
    const at = chosen(ask, answers[ask.key]);
    if (at === NO) continue;
    const cloud = cloudOf(state, unit)!;
    yield {
      kind: 'cloud-released',
      unit: unit.id,
      at,
      cloud,
      to: {
        units: { [unit.id]: { marks: withMark(unit.marks, 'cloud_released') } },
        markers: placeMarkers(state, [at], [cloud]),
      },
    };
  }
};

/** Is the unit's order to release a cloud allowed now, ORD-10? */
const isAllowed = (state: State, unit: Unit): boolean => {
  const gunnery = state.orders[unit.id]?.now?.gunnery;
  return (
    gunnery?.includes('Release') === true &&
    !isShaken(unit) &&
    cloudOf(state, unit) !== undefined &&
    mayFire(figuresOf(state, unit), unit.speed, gunnery)
  );
};

/** The units with an order to release a cloud that would count if it was checked now, AB-RC. */
export const releasesNow = (state: State): readonly Unit[] => holders(state).filter((unit) => isAllowed(state, unit));

/** At Gunnery 1 the owner alone learns which orders to release a cloud count in this turn, AB-RC. */
export const RELEASE_STEPS: StepRules<'releases'> = {
  releases: {
    perform: function* (state) {
      const units = releasesNow(state);
      if (units.length === 0) return;
      const orders = units.map(({ id }) => [id, { ...state.orders[id]!, release: true }] as const);
      yield { kind: 'went-on', to: { orders: Object.fromEntries(orders) } };
    },
  },
};
