import { copyOf, faultOf, type Placed, settle, told } from '../../../match/index.ts';
import { someFaults } from '../../../reading/index.ts';
import { type Fault, fail, ok, type Result } from '../../../result.ts';
import { isOnBoard } from '../ground/survey.ts';
import type { Contest, Fight } from '../model/contest.ts';
import type { UnitOrders } from '../model/orders.ts';
import type { State } from '../model/state.ts';
import type { Step } from '../model/steps.ts';
import type { SeatTold, Stage } from '../model/table.ts';
import type { SteampunkTypes } from '../model/types.ts';
import type { Race } from '../roster/index.ts';
import { builtOf, totalCost, UNITS } from '../roster/index.ts';
import { releasesNow } from '../rules/assault/release.ts';
import { create } from '../rules/setup/create.ts';
import { armyFaults, budgetIn, budgetNames } from '../rules/setup/races.ts';
import { REFUSALS } from '../words/refusals.ts';
import { agendaFrom, isBefore, usualStep } from './agenda.ts';
import { MOST } from './most.ts';
import { faultsOfProgress } from './seal.ts';
import { faultsOfSize } from './size.ts';
import { boughtOf, faultsOfUnits, unitsFrom } from './units.ts';

/** The race that a seat's units have. */
const raceOf = ({ position }: Placed<SteampunkTypes>, seat: string): Race | null => {
  const unit = position.units.find((each) => each.seat === seat);
  return unit ? UNITS.get(unit.unit)!.race : null;
};

/** What the set-up asks of a seat's units and was told before it: its Huge units, and what is hidden, ARM-7, SET-6. */
const toldBySetup = ({ position, options }: Placed<SteampunkTypes>, seat: string): Partial<SeatTold> => {
  if (!isBefore(position.stage)) return {};
  const bought = position.units
    .filter((unit) => unit.seat === seat)
    .map((unit) => ({ unit, built: builtOf(boughtOf(unit), position.arsenal) }));
  const [usual] = budgetNames(options, seat, null);
  return {
    budget: budgetIn(options, usual!),
    announced: bought.filter(({ built }) => built.size === 'Huge').map(({ built }) => built.id),
    hiddenCost: totalCost(bought.filter(({ unit }) => unit.hidden).map(({ built }) => built.cost)),
  };
};

const seatFrom = (placed: Placed<SteampunkTypes>, told: SeatTold): SeatTold => {
  const { edge, race, budget, announced, hiddenCost } = placed.position.seats[told.id] ?? {};
  const usual = placed.position.agenda ? {} : toldBySetup(placed, told.id);
  return {
    ...told,
    ...usual,
    edge: edge ?? told.edge,
    race: race ?? raceOf(placed, told.id),
    ...(budget && { budget: { ...budget } as SeatTold['budget'] }),
    ...(announced && { announced }),
    ...(hiddenCost && { hiddenCost }),
  };
};

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

const markerFaults = ({ board, position }: Placed<SteampunkTypes>): Fault[] =>
  Object.keys(position.markers)
    .filter((hex) => !isOnBoard(board, hex))
    .map((hex) => ({ at: `position.markers.${hex}`, message: `There is no hex ${hex} on this board (MAP-1).` }));

/** Who sets up must have a race. */
const raceFaults = (placed: Placed<SteampunkTypes>): Fault[] => {
  const { seats, position } = placed;
  if (!isBefore(position.stage) || position.stage === 'races') return [];
  return seats
    .filter(({ id }) => !position.seats[id]?.race && !position.units.some(({ seat }) => seat === id))
    .map(({ id }) => ({ at: `position.seats.${id}.race`, message: 'A seat without units says its race (ARM-2).' }));
};

/** The armies that the host has chosen keep to their rules, and nobody stands there yet before they are built, ARM-1 to ARM-5. */
const armiesFaults = ({ options, position }: Placed<SteampunkTypes>): Fault[] => {
  const early = BEFORE_ARMIES.includes(position.stage) && position.units.length > MOST.unitsBefore;
  return [
    ...Object.entries(position.own).flatMap(([id, { army }]) =>
      armyFaults(options, { id, force: army }).map((refusal) =>
        faultOf(told(REFUSALS, refusal), `position.own.${id}.army`),
      ),
    ),
    ...(early
      ? [
          {
            at: 'position.units',
            message: `Before armies are built, at most ${MOST.unitsBefore} units stand there (ARM-2).`,
          },
        ]
      : []),
  ];
};
const BEFORE_ARMIES: readonly Stage[] = ['races', 'armies'];

/** The orders of units as they stand: in the middle of a turn it was seen at Gunnery 1 who releases clouds, AB-RC. */
const ordersIn = (state: State): State['orders'] => {
  if (state.stage !== 'turn' || state.step <= GUNNERY_1) return state.orders;
  const releasing = releasesNow(state).map(({ id }) => [id, { ...state.orders[id]!, release: true }] as const);
  return { ...state.orders, ...Object.fromEntries(releasing) };
};
const GUNNERY_1 = 3;

/** What a position is read as, whether rules or people wrote the step in progress. */
export const stateOf = (placed: Placed<SteampunkTypes>): Result<State, readonly Fault[]> => {
  const faults = [
    ...seatFaults(placed),
    ...markerFaults(placed),
    ...faultsOfUnits(placed),
    ...raceFaults(placed),
    ...armiesFaults(placed),
  ];
  if (faults.length > 0) return fail(someFaults(faults));
  const { position } = placed;
  const units = unitsFrom(placed);
  const tooMuch = faultsOfSize(placed, Object.values(units));
  if (tooMuch.length > 0) return fail(someFaults(tooMuch));
  const begun = create(placed);
  const own = Object.fromEntries(
    Object.entries(begun.own).map(([seat, nothing]) => [seat, { ...nothing, ...copyOf(position.own[seat] ?? {}) }]),
  );
  const written: State = {
    ...begun,
    seats: begun.seats.map((told) => seatFrom(placed, told)),
    stage: position.stage,
    turn: position.agenda === undefined && isBefore(position.stage) ? 0 : position.turn,
    step: position.step ?? usualStep(position.stage),
    units,
    markers: copyOf(position.markers) as State['markers'],
    initiative: position.initiative,
    timeUp: position.timeUp,
    contests: copyOf(position.contests) as unknown as readonly Contest[],
    late: copyOf(position.late),
    fight: copyOf(position.fight) as unknown as Fight | null,
    arsenal: position.arsenal,
    batch: position.batch,
    outcome: (position.outcome as State['outcome'] | undefined) ?? null,
    scores: copyOf(position.scores) as State['scores'],
    own: own as State['own'],
    orders: ordersFrom(placed),
    agenda: position.outcome ? [] : ((copyOf(position.agenda) as Step[] | undefined) ?? []),
    answered: copyOf(position.answered) as State['answered'],
    window: position.window,
  };
  return ok(
    position.outcome || position.agenda
      ? written
      : { ...written, agenda: agendaFrom(written), orders: ordersIn(written) },
  );
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
