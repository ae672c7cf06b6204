// The tomb and its relic, G-18.2.
import type { Dice } from '../../../../dice/index.ts';
import { footprintOf } from '../../ground/footprint.ts';
import { surveyOf } from '../../ground/survey.ts';
import { isFullyInZone } from '../../ground/zones.ts';
import type { Effect } from '../../model/effects.ts';
import type { Event } from '../../model/events.ts';
import { d3Of } from '../../model/needed.ts';
import type { ScenarioState } from '../../model/scenario.ts';
import type { State } from '../../model/state.ts';
import type { Table } from '../../model/table.ts';
import type { Unit } from '../../model/units.ts';
import { first } from '../chapter.ts';
import { bodyOf } from '../field.ts';
import { broughtHome, takesOf } from '../items.ts';
import { battleEnds, endedBy } from '../victory.ts';

type Tomb = Extract<ScenarioState, { readonly kind: 'tomb' }>;

/** The least die that finds the relic. */
const FOUND = 4;
/** What a unit meets instead of the relic, by D3. */
const MISHAPS = ['collapse', 'trap', 'curse'] as const;

/** Does a unit stand in the tomb, with any of its hexes? */
const isInTomb = (table: Table, { piece: tomb }: Tomb, unit: Unit): boolean => {
  const { piece, pieces } = surveyOf(table.board);
  return footprintOf(table.board, bodyOf(table, unit)).some((hex) => pieces[piece[hex]!] === tomb);
};

/** A curse: -1 to hit and to morale until the end of the unit's next activation. */
const cursed = ({ effects, active }: State, unit: string): readonly Effect[] => {
  const until = active?.unit === unit ? 'next-activation' : 'activation';
  const curse = { source: 'tomb', on: { unit }, until } as const;
  return [
    ...effects,
    { ...curse, what: { kind: 'hit', amount: -1, scope: 'all' } },
    { ...curse, what: { kind: 'morale', amount: -1 } },
  ];
};

/** A unit searches the tomb for the relic. */
const searched = function* (state: State, tomb: Tomb, unit: string, dice: Dice): Generator<Event> {
  const die = dice.roll(6, 'tomb');
  if (die >= FOUND) {
    const items = [...state.items, { kind: 'relic' as const, at: null, carrier: unit }];
    const open = { items, scenario: { ...tomb, hidden: false } };
    yield { kind: 'tomb-searched', unit, die, found: true, mishap: null, to: { open } };
    return;
  }
  const other = dice.roll(6, 'tomb: mishap');
  const what = MISHAPS[d3Of(other) - 1]!;
  const open = {
    ...(what === 'collapse' && { scenario: { ...tomb, collapsed: true } }),
    ...(what === 'curse' && { effects: cursed(state, unit) }),
  };
  yield { kind: 'tomb-searched', unit, die, found: false, mishap: { die: other, what }, to: { open } };
  if (what !== 'trap') return;
  const hits = dice.roll(6, 'tomb: trap');
  yield { kind: 'scenario-struck', source: 'tomb', units: [unit], die: hits, hits };
  yield first(state, { do: 'hits', hits: { target: unit, hits, ap: 0, rules: {}, source: 'tomb', by: null } });
};

/** At the end of a move of a unit that is not Shaken: it searches the tomb, or takes the relic beside it. */
export const tombMove = function* (state: State, tomb: Tomb, unit: Unit, dice: Dice): Generator<Event> {
  if (!tomb.hidden) yield* takesOf(state, unit.id, 'relic');
  else if (isInTomb(state, tomb, unit)) yield* searched(state, tomb, unit.id, dice);
};

/** At the end of an activation: a unit that has brought the relic into its own zone wins. */
export const tombActivation = (state: State, unit: Unit): readonly Event[] =>
  broughtHome(state, 'relic', unit, (bearer, edge) => isFullyInZone(state.board, bodyOf(state, bearer), edge))
    ? [battleEnds(state, unit.seat, 'G-18.2', endedBy('relic-home'))]
    : [];
