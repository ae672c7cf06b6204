import { copyOf, type Placed } from '../../../match/index.ts';
import { someFaults } from '../../../reading/index.ts';
import { type Fault, fail, ok, type Result } from '../../../result.ts';
import { settle } from '../model/change.ts';
import type { Contest, Fight } from '../model/contest.ts';
import type { UnitOrders } from '../model/orders.ts';
import type { State } from '../model/state.ts';
import type { Step } from '../model/steps.ts';
import type { SeatTold } from '../model/table.ts';
import type { SteampunkTypes } from '../model/types.ts';
import type { Race } from '../roster/index.ts';
import { UNITS } from '../roster/index.ts';
import { create } from '../rules/setup/create.ts';
import { TURN } from '../rules/turn.ts';
import { faultsOfProgress } from './seal.ts';
import { faultsOfUnits, unitsFrom } from './units.ts';

/** The race that a seat's units have. */
const raceOf = ({ position }: Placed<SteampunkTypes>, seat: string): Race | null => {
  const unit = position.units.find((each) => each.seat === seat);
  return unit ? UNITS.get(unit.unit)!.race : null;
};

const seatFrom = (placed: Placed<SteampunkTypes>, told: SeatTold): SeatTold => {
  const { edge, race, budget, announced, hiddenCost } = placed.position.seats[told.id] ?? {};
  return {
    ...told,
    edge: edge ?? told.edge,
    race: race ?? raceOf(placed, told.id),
    budget: budget ? ({ ...budget } as SeatTold['budget']) : told.budget,
    announced: announced ?? told.announced,
    hiddenCost: hiddenCost ?? told.hiddenCost,
  };
};

/** What is left of a turn from one of its steps on, and the turns after it. */
const restOfTurn = (step: number): readonly Step[] => [
  ...TURN.slice(Math.max(0, step - 1)).map((_, index): Step => ({ do: 'step', step: Math.max(1, step) + index })),
  { do: 'turn' },
];

const ordersFrom = ({ position }: Placed<SteampunkTypes>): Record<string, UnitOrders> =>
  Object.fromEntries(
    position.units.flatMap(({ id, orders }) => {
      if (!orders) return [];
      const { now, next, instead, release } = orders;
      return [[id, { now, next, ...(instead && { instead }), ...(release && { release }) }]];
    }),
  );

const seatFaults = ({ seats, position }: Placed<SteampunkTypes>): Fault[] =>
  [
    ...Object.keys(position.seats).map((seat) => ['seats', seat]),
    ...Object.keys(position.own).map((seat) => ['own', seat]),
  ]
    .filter(([, seat]) => !seats.some(({ id }) => id === seat))
    .map(([field, seat]) => ({ at: `position.${field}.${seat}`, message: `There is no seat "${seat}" (SET-2).` }));

/** What a position is read as, whoever wrote the step in progress. */
export const stateOf = (placed: Placed<SteampunkTypes>): Result<State, readonly Fault[]> => {
  const faults = [...seatFaults(placed), ...faultsOfUnits(placed)];
  if (faults.length > 0) return fail(someFaults(faults));
  const { position } = placed;
  const begun = create(placed);
  const own = Object.fromEntries(
    Object.entries(begun.own).map(([seat, nothing]) => [seat, { ...nothing, ...copyOf(position.own[seat] ?? {}) }]),
  );
  const state: State = {
    ...begun,
    seats: begun.seats.map((told) => seatFrom(placed, told)),
    stage: position.stage,
    turn: position.turn,
    step: position.step,
    units: unitsFrom(placed),
    markers: copyOf(position.markers) as State['markers'],
    initiative: position.initiative,
    contests: copyOf(position.contests) as unknown as readonly Contest[],
    late: copyOf(position.late),
    fight: copyOf(position.fight) as unknown as Fight | null,
    arsenal: position.arsenal,
    batch: position.batch,
    outcome: (position.outcome as State['outcome'] | undefined) ?? null,
    own: own as State['own'],
    orders: ordersFrom(placed),
    agenda: position.outcome ? [] : ((copyOf(position.agenda) as Step[] | undefined) ?? restOfTurn(position.step)),
    answered: copyOf(position.answered) as State['answered'],
    window: position.window,
  };
  return ok(state);
};

/**
 * The state of a position, or what is wrong with it, each fault at its place in the position file and with its rule. A
 * position need not be one that play could reach; it must only be one from which the rules can go on.
 */
export const fromPosition = (placed: Placed<SteampunkTypes>): Result<State, readonly Fault[]> => {
  const read = stateOf(placed);
  if (!read.ok) return read;
  const wrong = faultsOfProgress(placed.position, read.value);
  return wrong.length > 0 ? fail(wrong) : ok(settle(read.value));
};
