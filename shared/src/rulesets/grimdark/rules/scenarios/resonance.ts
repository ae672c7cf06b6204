// How chambers roll, score and are worked on, G-18.4.
import type { Dice } from '../../../../dice/index.ts';
import type { HexLabel } from '../../../../hex/index.ts';
import { quarterCentre } from '../../ground/quarters.ts';
import type { Event } from '../../model/events.ts';
import { d3Of } from '../../model/needed.ts';
import type { Chamber } from '../../model/scenario.ts';
import type { State } from '../../model/state.ts';
import type { Table } from '../../model/table.ts';
import type { Unit } from '../../model/units.ts';
import { first, type StepRules } from '../chapter.ts';
import { livingModels, unitOf, unitsOnMap } from '../figures.ts';
import { pickQuarter } from '../random-events/row.ts';
import { holders } from '../rounds/markers.ts';
import { scored } from '../victory.ts';
import { INTERFACE, interfaceNeed, isWithin, NEAR, type Resonance, resonanceOf } from './chambers.ts';

/** Victory points for a controlled chamber, and for one that scores double in this round. */
const CHAMBER = 2;
const DOUBLED = 4;
/** More victory points: for each of these pairs, and for three or more chambers. */
const PAIRS: readonly (readonly [Chamber, Chamber])[] = [
  ['knowledge', 'logic'],
  ['emotion', 'will'],
];
const PAIR = 3;
const THREE = 5;

/** The seat with more living models near a chamber, of units that count there, G-14.2; null: neither. */
const ownerOf = (table: Table, at: string): string | null => {
  const near = holders(table, at, NEAR);
  const [a, b] = table.seats.map(({ id }) =>
    near.reduce((sum, unit) => sum + (unit.seat === id ? livingModels(unit).length : 0), 0),
  );
  if (a === b) return null;
  return table.seats[a! > b! ? 0 : 1]!.id;
};

/** The victory points that a seat has for the chambers that it controls. */
export const pointsFor = ({ chambers, doubled }: Pick<Resonance, 'chambers' | 'doubled'>, seat: string): number => {
  const own = chambers.flatMap(({ chamber, owner }) => (owner === seat ? chamber : []));
  const each = own.reduce((sum, chamber) => sum + (doubled.includes(chamber) ? DOUBLED : CHAMBER), 0);
  const pairs = PAIRS.filter((pair) => pair.every((chamber) => own.includes(chamber))).length;
  return each + PAIR * pairs + (own.length >= 3 ? THREE : 0);
};

/** Chambers are controlled and score, G-8.5 step 1. */
export const chambersScored = (state: State, resonance: Resonance): Event => {
  const chambers = resonance.chambers.map((each) => ({ ...each, owner: ownerOf(state, each.at) }));
  const points = Object.fromEntries(
    state.seats.map(({ id }) => [id, pointsFor({ ...resonance, chambers }, id)] as const),
  );
  const owners = chambers.map(({ owner }) => owner);
  const open = { scenario: { ...resonance, chambers }, ...scored(state, points) };
  return { kind: 'chambers-scored', owners, points, to: { open } };
};

/** The unit that worked on a chamber takes its Quality test, G-18.4. */
const tested = (state: State, unit: Unit, die: number): Event => {
  const { base, reasons, needs } = interfaceNeed(state, unit);
  const success = die >= needs;
  const points = success ? INTERFACE : 0;
  const told = { unit: unit.id, seat: unit.seat, base, reasons, needs, die, success, points };
  return {
    kind: 'interface-tested',
    ...told,
    ...(success && { to: { open: scored(state, { [unit.seat]: points }) } }),
  };
};

/** At the end of an activation: a unit that worked on a chamber is tested, unless it is Shaken by now. */
export const resonanceActivation = (
  state: State,
  { interfaced }: Resonance,
  unit: Unit,
  roll: () => number,
): readonly Event[] =>
  interfaced.includes(unit.id) && unit.place === 'map' && !unit.shaken ? [tested(state, unit, roll())] : [];

/** A chamber strikes: every unit near it takes D3 hits, one D3 for all. */
const surgeHits = function* (state: State, chamber: Chamber, at: HexLabel, dice: Dice): Generator<Event> {
  const die = dice.roll(6, `chamber: ${chamber}: hits`);
  const hits = d3Of(die);
  const units = unitsOnMap(state)
    .filter((unit) => isWithin(state, unit, NEAR, at))
    .map(({ id }) => id);
  yield { kind: 'scenario-struck', source: chamber, units, die, hits };
  const each = { hits, ap: 0, rules: {}, source: 'chamber', by: null };
  yield first(state, ...units.map((target) => ({ do: 'hits', hits: { ...each, target } }) as const));
};

/** A chamber moves to the centre of a random quarter. */
const surgeMove = (resonance: Resonance, { board }: State, chamber: Chamber, die: number, dice: Dice): Event => {
  const quarter = pickQuarter(dice, `chamber: ${chamber}: quarter`);
  const chambers = resonance.chambers.map((each) =>
    each.chamber === chamber ? { ...each, at: quarterCentre(board, quarter) ?? each.at } : each,
  );
  const { at } = chambers.find((each) => each.chamber === chamber)!;
  const to = { open: { scenario: { ...resonance, chambers } } };
  return { kind: 'chamber-surged', chamber, die, what: 'moved', quarter, at, to };
};

/** What chambers do outside of the end phase, G-18.4. */
export const RESONANCE_STEPS: StepRules<'surge' | 'interface' | 'benefits'> = {
  surge: {
    perform: function* (state, { chamber }, _answers, dice) {
      const resonance = resonanceOf(state)!;
      const { at } = resonance.chambers.find((each) => each.chamber === chamber)!;
      const die = dice.roll(6, `chamber: ${chamber}`);
      if (die <= 2) {
        yield { kind: 'chamber-surged', chamber, die, what: 'hits' };
        yield* surgeHits(state, chamber, at, dice);
      } else if (die <= 4) {
        const scenario = { ...resonance, doubled: [...resonance.doubled, chamber] };
        yield { kind: 'chamber-surged', chamber, die, what: 'doubled', to: { open: { scenario } } };
      } else yield surgeMove(resonance, state, chamber, die, dice);
    },
  },
  interface: {
    perform: function* (state, { unit }) {
      const resonance = resonanceOf(state)!;
      const scenario = { ...resonance, interfaced: [...resonance.interfaced, unit] };
      yield { kind: 'interface-began', unit, to: { open: { scenario } } };
    },
  },
  benefits: {
    perform: function* (state, { unit: id, logic, named }) {
      const { seat } = unitOf(state, id);
      if (named) {
        const resonance = resonanceOf(state)!;
        const scenario = {
          ...resonance,
          usedKnowledge: [...resonance.usedKnowledge, seat],
          named: { ...resonance.named, [named.seat]: named.unit },
        };
        yield { kind: 'next-named', seat: named.seat, unit: named.unit, to: { open: { scenario } } };
      }
      if (!logic) return;
      const resonance = resonanceOf(state)!;
      const scenario = { ...resonance, usedLogic: [...resonance.usedLogic, seat] };
      const what = { kind: 'hit', amount: 1, scope: 'all' } as const;
      const effects = [...state.effects, { source: 'logic', on: { unit: id }, what, until: 'activation' } as const];
      yield { kind: 'logic-used', seat, unit: id, to: { open: { scenario, effects } } };
    },
  },
};
