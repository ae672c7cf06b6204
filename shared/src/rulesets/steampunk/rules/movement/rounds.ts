import { chosen, type Question } from '../../model/asks.ts';
import type { Event } from '../../model/events.ts';
import { fieldUnits } from '../../model/in-order.ts';
import type { MoveStep } from '../../model/orders.ts';
import type { Picks, Round, Third, Underway } from '../../model/steps/movement.ts';
import type { Table } from '../../model/table.ts';
import type { Unit, UnitId } from '../../model/units.ts';
import type { Answers, Batch } from '../chapter.ts';
import { byRank, CHOICE_RANK } from '../initiative.ts';
import { type Ordered, ordersOf } from '../orders/carried.ts';
import { asDeclared, choicesFor, declarations, declaredFor } from './choices.ts';
import { intendedHexes, keys } from './doings.ts';
import { isMove, turnsIn } from './tokens.ts';
import { chaseHexes } from './ways.ts';

/**
 * The facings that the order of a unit names for a step in which it does these tokens, by the keys of the questions that
 * they answer. None where it does something else than was written for the step: a default, or the rest of a lost assault.
 */
const facingsFor = (table: Ordered, unit: Unit, movement: Third, tokens: MoveStep): Picks => {
  const { now, instead } = ordersOf(table, unit);
  if (!now?.facings || instead || unit.remainder) return {};
  const step = now.movement[movement - 1]!;
  // Braking may stand behind what was written.
  if (!step.every((token, index) => tokens[index] === token)) return {};
  const before = turnsIn(now.movement.slice(0, movement - 1).flat());
  const move = step.findIndex(isMove);
  const picks: Record<string, string> = {};
  step.forEach((token, index) => {
    const facing = token === '360' ? now.facings![before + turnsIn(step.slice(0, index))] : null;
    const key = move >= 0 && index > move ? keys.late(unit) : keys.turn(unit);
    if (facing != null) picks[key] ??= String(facing);
  });
  return picks;
};

/**
 * What orders have answered already of these questions, by key: a facing that was written for a `360`, where it is still one
 * of the options. Such a question is not put, P6; everything else is as if it had been answered so.
 */
export const writtenAnswers = (
  table: Ordered,
  movement: Third,
  tokensOf: (unit: UnitId) => MoveStep,
  questions: readonly Question[],
): Picks =>
  Object.fromEntries(
    questions.flatMap(({ key, unit: id, options }) => {
      const unit = id === null ? undefined : table.units[id];
      const facing = unit && facingsFor(table, unit, movement, tokensOf(unit.id))[key];
      return facing !== undefined && options.includes(facing) ? [[key, facing]] : [];
    }),
  );

/** The questions that have to be put: those that orders have not answered. */
export const unwritten = (questions: readonly Question[], written: Picks): readonly Question[] =>
  questions.filter(({ key }) => written[key] === undefined);

/** The rounds of a step, INI-1: in each, the side with the lower choice rank comes first. Simultaneous under INI-2. */
export const roundsOf = (table: Table): readonly Round[] => {
  const [higher, lower] = byRank(table, CHOICE_RANK).map((seat) => [seat]) as [string[], string[]];
  const both = [...lower, ...higher];
  const early: Round = { stage: 'early', seats: [] };
  if (table.options.choices === 'simultaneous')
    return [{ stage: 'all', seats: both }, early, { stage: 'chase', seats: both }];
  const inOrder = (stage: Round['stage']): Round[] => [lower, higher].map((seats) => ({ stage, seats }));
  return [...inOrder('declare'), ...inOrder('free'), ...inOrder('bound'), early, ...inOrder('chase')];
};

/** In which stage the choices about a unit are made: of hidden units in the last, in secret, CON-8. */
const stageOf = ({ hidden, id }: Unit, picks: Picks): Round['stage'] =>
  hidden || declaredFor(picks, { id }) ? 'bound' : 'free';

/** Chases, ORD-6. Those of hidden units are chosen with their other moves, by what is known then. */
const chases = (table: Table, { doings, picks }: Underway, hidden: boolean): readonly Question[] => {
  const chasers = doings.filter(({ unit, move }) => move === 'Chase' && table.units[unit]!.hidden === hidden);
  if (chasers.length === 0) return [];
  const intended = intendedHexes(table, doings, picks);
  return chasers.flatMap(({ unit: id }) => {
    const unit = table.units[id]!;
    const options = chaseHexes(table, unit, (enemy) => intended[enemy.id] ?? enemy.at!);
    if (options.length === 0) return [];
    return [
      { seat: unit.seat, prompt: 'move', key: keys.move(unit), unit: id, options, ...(hidden && { secret: true }) },
    ] as const;
  });
};

const questionsOf = (table: Table, underway: Underway, stage: Round['stage']): readonly Question[] => {
  const { doings, picks } = underway;
  if (stage === 'early') return [];
  if (stage === 'declare') return declarations(table, doings, false);
  if (stage === 'chase') return chases(table, underway, false);
  const made = doings.flatMap((doing) => {
    if (stage !== 'all' && stageOf(table.units[doing.unit]!, picks) !== stage) return [];
    return choicesFor(table, doing).map((choice): Question => {
      const { into: _into, ...question } = asDeclared(table, doing, choice, picks);
      return question;
    });
  });
  const secret = stage === 'free' ? [] : chases(table, underway, true);
  return [...(stage === 'all' ? declarations(table, doings, true) : []), ...made, ...secret];
};

/** Does a seat have a token on the board, so that it may be asked something in secret? */
const hasToken = (table: Table, seats: readonly string[]): boolean =>
  fieldUnits(table).some(({ hidden, seat }) => hidden && seats.includes(seat));

/** What is to be chosen in a round. */
export interface RoundChoices {
  /** All choices, including those that orders have made. */
  readonly questions: readonly Question[];
  /** What orders have said, by key. */
  readonly written: Picks;
  /** What is put to players. Where one of the seats has a token, a window opens whether or not it is asked, CON-8. */
  readonly batch: Batch;
}

/** What is to be chosen in a round, by whom. */
export const roundChoices = (table: Ordered, underway: Underway, { stage, seats }: Round): RoundChoices => {
  const { movement, doings } = underway;
  const questions = questionsOf(table, underway, stage).filter(({ seat }) => seats.includes(seat));
  const tokensOf = (id: UnitId) => doings.find(({ unit }) => unit === id)?.tokens ?? [];
  const written = writtenAnswers(table, movement, tokensOf, questions);
  const window = (stage === 'bound' || stage === 'all') && hasToken(table, seats);
  return { questions, written, batch: { questions: unwritten(questions, written), window } };
};

/** Whether a seat must be asked, or time must pass. Not if each question has one option, CLK-1. */
export const waits = ({ questions, window }: Batch): boolean =>
  window === true || questions.some(({ options }) => options.length > 1);

/** The choices so far and those of this round: from orders, from answers, or by default. */
export const withPicks = (
  picks: Picks,
  questions: readonly Question[],
  { written = {}, answers = {} }: { readonly written?: Picks; readonly answers?: Answers } = {},
): Picks => {
  if (questions.length === 0) return picks;
  const chosenNow = questions.map((question) => [
    question.key,
    written[question.key] ?? chosen(question, answers[question.key]),
  ]);
  return { ...picks, ...Object.fromEntries(chosenNow) };
};

/** What the other side gets to know of a round before it chooses, INI-1. Only what could be chosen. */
export const told = function* (questions: readonly Question[], picks: Picks): Generator<Event> {
  const open = questions.filter(({ options, unit }) => options.length > 1 && unit !== null);
  const declared = open.filter(({ prompt }) => prompt === 'declare');
  const chosen = open.filter(({ prompt }) => prompt !== 'declare');
  if (declared.length > 0)
    yield {
      kind: 'assaults-declared',
      each: declared.map(({ key, unit }) => ({ unit: unit!, assaults: picks[key] === 'yes' })),
    };
  if (chosen.length > 0)
    yield {
      kind: 'moves-chosen',
      each: chosen.map(({ key, unit, prompt }) => ({ unit: unit!, prompt, option: picks[key]! })),
    };
};
