// Declarations, G-7.6: both seats at once, hidden until both are in.
import type { SeatId } from '../../../../../match/index.ts';
import type { Question } from '../../../model/asks.ts';
import type { Event } from '../../../model/events.ts';
import type { State } from '../../../model/state.ts';
import type { StepOf } from '../../../model/steps.ts';
import type { Table } from '../../../model/table.ts';
import type { Unit, UnitId } from '../../../model/units.ts';
import { answerOf, oneQuestion, type PromptRule, type StepRule } from '../../chapter.ts';
import { arsenalOf, unitOf } from '../../figures.ts';
import { goOnDeploying } from '../deploy.ts';
import { newUnit } from '../forces.ts';
import { type Arrangement, type Declaration, joinedUnits, NO_ARRANGEMENT, withAllAside } from './arranged.ts';
import { checkDeclaration } from './check.ts';
import { onlyDeclaration, someDeclaration, someDeclarations } from './choices.ts';

const keyOf = (seat: SeatId): string => `declare ${seat}`;

/** What the player's force means to declare, with all units set aside that can be. The player need not take it. */
export const suggestion = (state: State, seat: SeatId): Declaration => {
  const { joins = [], loads = [] } = state.forces[seat] ?? {};
  const id = (number: number): UnitId => `${seat}${number}`;
  const meant: Arrangement = {
    joins: joins.map(({ hero, unit }) => ({ hero: id(hero), unit: id(unit) })),
    loads: loads.map(({ unit, into }) => ({ unit: id(unit), transport: id(into) })),
  };
  const isAllowed =
    checkDeclaration(state, seat, { kind: 'declare', ...meant, reserves: [], scouts: [] }) === undefined;
  return withAllAside(state, seat, isAllowed ? meant : NO_ARRANGEMENT);
};

const questionTo = (state: State, seat: SeatId): Question => {
  const question = { seat, key: keyOf(seat), prompt: 'declare', unit: null } as const;
  const only = onlyDeclaration(state, seat);
  return only ? { ...question, only } : { ...question, suggested: suggestion(state, seat) };
};

/** The changes of units by a declaration. */
export const declarationChanges = (
  table: Table,
  seat: SeatId,
  declaration: Declaration,
): Record<UnitId, Partial<Unit>> => {
  const { joins, loads, reserves, scouts } = declaration;
  const units: Record<UnitId, Partial<Unit>> = {};
  const set = (id: UnitId, change: Partial<Unit>) => {
    units[id] = { ...units[id], ...change };
  };
  const joined = joinedUnits(table, seat, joins);
  for (const { hero, unit } of joins) {
    const bought = joined.get(unit)!;
    const { startingSize, wounds, tokens } = newUnit(seat, unitOf(table, unit).number, bought, arsenalOf(table));
    set(hero, { place: 'joined' });
    set(unit, { bought, startingSize, wounds, tokens });
  }
  const aside = (id: UnitId, place: Unit['place']) => {
    set(id, { place });
    for (const { unit, transport } of loads) if (transport === id) set(unit, { place });
  };
  for (const { unit, transport } of loads) set(unit, { transport });
  for (const id of reserves) aside(id, 'reserve');
  for (const id of scouts) aside(id, 'scouts');
  return units;
};

const declared = (state: State, seat: SeatId, declaration: Declaration): Event => {
  const { kind: _kind, ...told } = declaration;
  return { kind: 'declared', seat, ...told, to: { units: declarationChanges(state, seat, declaration) } };
};

/** Both seats declare, P4; both declarations are carried out when both are in. */
export const DECLARE_STEP: StepRule<StepOf<'declare'>> = {
  asks: (state, _step, answers) => ({
    questions: state.seats.flatMap(({ id }) => oneQuestion(answers, keyOf(id), () => questionTo(state, id)).questions),
  }),
  perform: function* (state, _step, answers) {
    for (const { id } of state.seats) yield declared(state, id, answerOf(answers, keyOf(id), 'declare'));
    const forces = Object.fromEntries(state.seats.map(({ id }) => [id, null]));
    yield { kind: 'stage-began', stage: 'deployment', to: { open: { stage: 'deployment' }, truth: { forces } } };
    yield* goOnDeploying(state, state.starter!);
  },
};

/** P4. */
export const DECLARE_PROMPT: PromptRule<'declare'> = {
  check: (view, { seat }, intent) => checkDeclaration(view, seat, intent),
  fallback: (view, { id, seat }) => {
    const part = view.own!.answers[id]?.parts.declare;
    if (part?.kind !== 'declare') return withAllAside(view, seat, NO_ARRANGEMENT);
    const { draft: _draft, ...declaration } = part;
    return declaration;
  },
  *all(view, { seat, suggested }) {
    if (suggested) yield suggested;
    yield* someDeclarations(view, seat);
  },
  sample: (view, { seat }, below) => ({
    ...someDeclaration(view, seat, below),
    ...(below(4) === 0 && { draft: true as const }),
  }),
};
