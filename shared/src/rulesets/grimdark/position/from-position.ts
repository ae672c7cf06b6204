import { copyOf, type Placed, settle } from '../../../match/index.ts';
import { someFaults } from '../../../reading/index.ts';
import { type Fault, fail, ok, type Result } from '../../../result.ts';
import type { State } from '../model/state.ts';
import type { Step } from '../model/steps.ts';
import type { Active } from '../model/table.ts';
import type { GrimdarkTypes } from '../model/types.ts';
import { create } from '../rules/setup/create.ts';
import { agendaFrom } from './agenda.ts';
import { faultsOfNames } from './names.ts';
import { faultsOfProgress } from './seal.ts';
import { faultsOfSize } from './size-faults.ts';
import { arsenalFrom, faultsOfProfiles, faultsOfUnits, unitsFrom } from './units.ts';

type Placing = Placed<GrimdarkTypes>;
type Position = Placing['position'];

const activeFrom = (position: Position, units: State['units']): Active | null => {
  if (!position.active) return null;
  const { unit, idle, from, ...rest } = position.active;
  const { seat, at, shaken } = units[unit]!;
  return { seat, unit, idle: idle ?? shaken, from: from === undefined ? at : from, ...rest };
};

/** Faults in what must be known once sides are chosen, G-7.5. */
const sideFaults = ({ stage, starter, seats }: Position): Fault[] => {
  if (stage === 'markers' || stage === 'sides' || stage === 'over') return [];
  return [
    ...(starter === null ? [{ at: 'position.starter', message: 'From declarations on a seat starts (G-7.5).' }] : []),
    ...Object.entries(seats).flatMap(([id, { edge }]) =>
      edge === null
        ? [{ at: `position.seats.${id}.edge`, message: 'From declarations on a seat has an edge (G-7.5).' }]
        : [],
    ),
  ];
};

/** Faults in the course of a battle. */
const courseFaults = ({ position, options }: Placing): Fault[] => {
  const { stage, outcome, active, scenario, units, items } = position;
  const unit = units.find(({ id }) => id === active?.unit);
  return [
    ...sideFaults(position),
    ...((stage === 'over') === (outcome !== undefined)
      ? []
      : [{ at: 'position.stage', message: 'A battle is over when it has an outcome, and only then (G-14.3).' }]),
    ...(unit && position.agenda === undefined && unit.at === null && unit.transport === null
      ? [{ at: 'position.active.unit', message: `${unit.id} is not there to be active (G-8.3).` }]
      : []),
    ...(active?.action === 'charge' && active.target === null
      ? [{ at: 'position.active.target', message: 'A Charge has a target (G-9.7).' }]
      : []),
    ...items.flatMap(({ at, carrier }, index) =>
      (at === null) === (carrier === null)
        ? [{ at: `position.items.${index}`, message: 'It lies at a hex or has a carrier, one of them (G-18.2).' }]
        : [],
    ),
    ...(scenario && scenario.kind !== options.scenario
      ? [{ at: 'position.scenario.kind', message: `The scenario of this match is "${options.scenario}" (G-18).` }]
      : []),
  ];
};

/** The state that a position says, its step in progress unchecked. */
const stateOf = (placed: Placing): State => {
  const { position } = placed;
  const begun = create(placed);
  const arsenal = arsenalFrom(position);
  const units = unitsFrom(position, arsenal);
  const [first] = begun.seats;
  const starter = position.starter === undefined ? first!.id : position.starter;
  const written: State = {
    ...begun,
    stage: position.outcome ? 'over' : position.stage,
    round: position.stage === 'battle' || position.stage === 'over' ? position.round : 0,
    phase: position.stage === 'battle' ? position.phase : null,
    seats: begun.seats.map((seat, side) => {
      const { edge, points = 0, army } = position.seats[seat.id] ?? {};
      const usual = side === 0 ? 'north' : 'south';
      return { ...seat, edge: edge === undefined ? usual : edge, points, ...(army && { army }) };
    }),
    units,
    markers: position.markers ?? begun.markers,
    markersToPlace: position.markersToPlace,
    starter,
    finished: position.finished,
    passed: position.passed,
    active: activeFrom(position, units),
    fight: position.fight,
    effects: position.effects,
    items: position.items,
    scenario: { ...begun.scenario, ...position.scenario } as State['scenario'],
    turn: position.turn,
    batch: position.batch,
    arsenal,
    forces: { ...begun.forces, ...(position.forces as State['forces']) },
    own: Object.fromEntries(
      Object.entries(begun.own).map(([seat, nothing]) => [seat, { ...nothing, ...copyOf(position.own[seat] ?? {}) }]),
    ) as State['own'],
    answered: copyOf(position.answered) as State['answered'],
    outcome: (position.outcome as State['outcome'] | undefined) ?? null,
    agenda: (copyOf(position.agenda) as Step[] | undefined) ?? [],
  };
  if (written.outcome || position.agenda) return written;
  return { ...written, agenda: agendaFrom(written, position.next ?? starter ?? first!.id) };
};

/**
 * The state of a position, or what is wrong with it, each fault at its place in the position file and with its rule. A
 * position need not be one that play could reach; the rules must only be able to continue from it.
 */
export const fromPosition = (placed: Placing): Result<State, readonly Fault[]> => {
  for (const faultsOf of [
    faultsOfNames,
    courseFaults,
    ({ position }: Placing) => faultsOfProfiles(position),
    faultsOfUnits,
    ({ position }: Placing) => faultsOfSize(position),
  ]) {
    const faults = faultsOf(placed);
    if (faults.length > 0) return fail(someFaults(faults));
  }
  const state = stateOf(placed);
  const wrong = faultsOfProgress(placed.position, state);
  return wrong.length > 0 ? fail(wrong) : ok(settle(state));
};
