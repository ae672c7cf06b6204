// The terminals and the component of the storm, G-18.3.
import { distanceTo } from '../../ground/footprint.ts';
import { mapCentre } from '../../ground/quarters.ts';
import { surveyOf } from '../../ground/survey.ts';
import type { Change } from '../../model/change.ts';
import type { Event } from '../../model/events.ts';
import { d3Of } from '../../model/needed.ts';
import type { ScenarioState } from '../../model/scenario.ts';
import type { State } from '../../model/state.ts';
import type { Step } from '../../model/steps.ts';
import type { Table } from '../../model/table.ts';
import type { Unit } from '../../model/units.ts';
import { answerOf, first, type StepRules } from '../chapter.ts';
import { CHOICE, choiceOf } from '../choice.ts';
import { bodyOf, isAtEdge } from '../field.ts';
import { unitOf } from '../figures.ts';
import { broughtHome, takesOf } from '../items.ts';
import { battleEnds, endedBy, scored } from '../victory.ts';

type Storm = Extract<ScenarioState, { readonly kind: 'storm' }>;

/** How near to a terminal, or to the map centre for the component, a unit must end its move, in hexes. */
const AT_HAND = 1;
/** How many codes a player needs for the component. */
const CODES = 2;
/** What a terminal gives, by D3. */
const GIVES = ['shelter', 'point', 'code'] as const;

const stormOf = ({ scenario }: Pick<Table, 'scenario'>): Storm | undefined =>
  scenario.kind === 'storm' ? scenario : undefined;

const isBeside = (table: Table, unit: Unit, at: string): boolean =>
  distanceTo(table.board, bodyOf(table, unit), at) <= AT_HAND;

/** The steps at the end of a unit's move in the storm. */
export const stormMove = ({ id: unit }: Unit): readonly Step[] => [
  { do: 'terminals', unit },
  { do: 'component', unit },
];

/** The change by what a terminal gives. Of a shelter nothing changes yet: the seat names the piece first. */
const given = (state: State, storm: Storm, seat: string, gives: (typeof GIVES)[number]): Change['open'] => {
  if (gives === 'point') return { scenario: storm, ...scored(state, { [seat]: 1 }) };
  if (gives === 'shelter') return { scenario: storm };
  return { scenario: { ...storm, codes: { ...storm.codes, [seat]: (storm.codes[seat] ?? 0) + 1 } } };
};

/** Can this unit open a terminal or take the component? */
const isAble = ({ place, shaken }: Unit): boolean => place === 'map' && !shaken;

/**
 * Can the unit take the component from the map centre: it is still there, the unit's player has the codes, and the unit
 * stands there?
 */
const canTake = (state: State, storm: Storm, unit: Unit): boolean =>
  !state.items.some(({ kind }) => kind === 'component') &&
  (storm.codes[unit.seat] ?? 0) >= CODES &&
  isBeside(state, unit, mapCentre(state.board));

/** Terminals, shelters and the component, G-18.3. */
export const TERMINAL_STEPS: StepRules<'terminals' | 'shelter' | 'component'> = {
  terminals: {
    perform: function* (state, step, _answers, dice) {
      const storm = stormOf(state)!;
      const unit = unitOf(state, step.unit);
      if (!isAble(unit)) return;
      const index = storm.terminals.findIndex(({ at, opened }) => !opened && isBeside(state, unit, at));
      if (index < 0) return;
      const { at } = storm.terminals[index]!;
      const die = dice.roll(6, 'terminal');
      const gives = GIVES[d3Of(die) - 1]!;
      const { seat } = unit;
      const opened = { ...storm, terminals: storm.terminals.with(index, { at, opened: true }) };
      yield {
        kind: 'terminal-opened',
        unit: unit.id,
        seat,
        terminal: index + 1,
        at,
        die,
        gives,
        to: { open: given(state, opened, seat, gives)! },
      };
      const hasPieces = surveyOf(state.board).pieces.length > 0;
      yield first(state, ...(gives === 'shelter' && hasPieces ? [{ do: 'shelter', seat } as const] : []), step);
    },
  },
  shelter: {
    asks: (state, { seat }) => ({ questions: [choiceOf(seat, 'shelter', surveyOf(state.board).pieces)] }),
    perform: function* (state, { seat }, answers) {
      const { option } = answerOf(answers, CHOICE, 'eventChoice');
      const storm = stormOf(state)!;
      const scenario = { ...storm, sheltered: [...new Set([...storm.sheltered, option])] };
      yield { kind: 'piece-sheltered', seat, piece: option, to: { open: { scenario } } };
    },
  },
  component: {
    perform: function* (state, { unit: id }) {
      const unit = unitOf(state, id);
      if (!isAble(unit)) return;
      yield* takesOf(state, id, 'component');
      if (!canTake(state, stormOf(state)!, unit)) return;
      const items = [...state.items, { kind: 'component' as const, at: null, carrier: id }];
      yield { kind: 'item-taken', unit: id, item: 'component', to: { open: { items } } };
    },
  },
};

/** At the end of an activation: a unit that has brought the component to its own edge wins. */
export const stormActivation = (state: State, unit: Unit): readonly Event[] =>
  broughtHome(state, 'component', unit, (bearer, edge) => isAtEdge(state, bearer, edge))
    ? [battleEnds(state, unit.seat, 'G-18.3', endedBy('component-home'))]
    : [];
