import { chosen, type Question } from '../../model/asks.ts';
import type { Event } from '../../model/events.ts';
import { fieldUnits } from '../../model/in-order.ts';
import type { Picks, Round, Underway } from '../../model/steps/movement.ts';
import type { Table } from '../../model/table.ts';
import type { Unit, UnitId } from '../../model/units.ts';
import type { Answers, Batch } from '../chapter.ts';
import { byRank, CHOICE_RANK } from '../initiative.ts';
import type { Ordered } from '../orders/carried.ts';
import { chaseHexes } from './chase.ts';
import { choicesFor } from './choices.ts';
import { asDeclared, declarations, declaredFor } from './declare.ts';
import { intendedHexes } from './going.ts';
import { keys } from './keys.ts';
import { unwritten, writtenAnswers } from './written.ts';

/** The rounds of a step, INI-1: within each the side with the lower choice rank first. All at once by INI-2. */
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
  /** All of it, also what orders have said. */
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

/** Must anybody be asked, or time pass? Not where each question has one option, CLK-1. */
export const waits = ({ questions, window }: Batch): boolean =>
  window === true || questions.some(({ options }) => options.length > 1);

/** What was chosen besides what was before: as orders say, or as was answered; the default where nothing was. */
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
