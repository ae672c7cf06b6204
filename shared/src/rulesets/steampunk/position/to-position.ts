import { copyOf, something } from '../../../match/index.ts';
import type { State } from '../model/state.ts';
import type { Harm, Unit } from '../model/units.ts';
import { sealOf } from './seal.ts';
import { HARM_FIELDS } from './units.ts';

const writtenHarm = (harm: Harm): object => ({
  ...something({
    dead: harm.alive.flatMap((alive, index) => (alive ? [] : [index])),
    ...Object.fromEntries(HARM_FIELDS.map((field) => [field, harm[field]])),
  }),
  endurance: harm.endurance,
});

const didSomething = ({ steps, parts }: Unit['did']): boolean => [...steps, ...parts].some((each) => each !== null);

const writtenUnit = (state: State, unit: Unit): object => {
  const { side: _side, bought, harm, ledger, at, did, loads, facing, speed, status, id, seat, ...rest } = unit;
  const { now = null, next = null, instead, release } = state.orders[id] ?? {};
  return {
    id,
    seat,
    ...bought,
    status,
    ...(at !== null && { at }),
    facing,
    speed,
    ...writtenHarm(harm),
    ...(ledger && { ledger: writtenHarm(ledger) }),
    loads,
    ...something(rest),
    ...(didSomething(did) && { did }),
    ...(Object.hasOwn(state.orders, id) && {
      orders: { now, next, ...(instead && { instead }), ...(release && { release }) },
    }),
  };
};

const writtenSeat = ({ id: _id, side: _side, ...told }: State['seats'][number]): object =>
  Object.fromEntries(Object.entries(told).filter(([, value]) => value !== null));

/**
 * The position of a match that waits for a decision or is over. Reading it gives the same state. The board stands in the
 * position file itself.
 */
export const toPosition = (state: State): object =>
  copyOf({
    turn: state.turn,
    step: state.step,
    stage: state.stage,
    units: Object.values(state.units).map((unit) => writtenUnit(state, unit)),
    seats: Object.fromEntries(state.seats.map((told) => [told.id, writtenSeat(told)])),
    ...something({
      markers: state.markers,
      initiative: state.initiative,
      timeUp: state.timeUp,
      arsenal: state.arsenal,
      contests: state.contests,
      late: state.late,
      fight: state.fight,
      answered: state.answered,
      batch: state.batch,
      window: state.window,
      scores: state.scores,
    }),
    ...(state.outcome ? { outcome: state.outcome } : { agenda: [...state.agenda] }),
    own: state.own,
    seal: sealOf(state),
  });
