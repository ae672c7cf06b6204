import { BOARD_FORMAT, type Board, type BoardHex } from '../../../src/board/index.ts';
import { type HexLabel, labelOf } from '../../../src/hex/index.ts';
import { type Refusal, type SeatId, told } from '../../../src/match/index.ts';
import { check, promptRuleOf } from '../../../src/rulesets/grimdark/ask/answers.ts';
import { pending } from '../../../src/rulesets/grimdark/ask/decisions.ts';
import type { Intent } from '../../../src/rulesets/grimdark/ask/intents.ts';
import type { MarkerKind } from '../../../src/rulesets/grimdark/boards/vocabulary.ts';
import type { AnswerTo, Prompt, Question } from '../../../src/rulesets/grimdark/model/asks.ts';
import { applyChange } from '../../../src/rulesets/grimdark/model/change.ts';
import type { Event, FactKind, FactOf } from '../../../src/rulesets/grimdark/model/events.ts';
import { type Options, OptionsSchema } from '../../../src/rulesets/grimdark/model/options.ts';
import { view } from '../../../src/rulesets/grimdark/model/redact.ts';
import type { State } from '../../../src/rulesets/grimdark/model/state.ts';
import type { Step } from '../../../src/rulesets/grimdark/model/steps.ts';
import type { Active, Table } from '../../../src/rulesets/grimdark/model/table.ts';
import type { Unit, UnitId } from '../../../src/rulesets/grimdark/model/units.ts';
import type { Bought, ModelType, Profile } from '../../../src/rulesets/grimdark/roster/index.ts';
import type { StepRule } from '../../../src/rulesets/grimdark/rules/chapter.ts';
import { arsenalOf } from '../../../src/rulesets/grimdark/rules/figures.ts';
import { begin, resolve, STEPS } from '../../../src/rulesets/grimdark/rules/play.ts';
import { create } from '../../../src/rulesets/grimdark/rules/setup/create.ts';
import { newUnit } from '../../../src/rulesets/grimdark/rules/setup/forces.ts';
import { WORDS } from '../../../src/rulesets/grimdark/words/index.ts';
import { type Fall, folding, type Ran, stepRunner } from '../agenda-kit.ts';
import { arsenalWith, profileNamed } from './fixtures.ts';

// Tables for tests: a few units on an open board, one step of the agenda, and dice by hand.

/** A hex as the worked cases write it: axial coordinates. */
export type Place = readonly [q: number, r: number];

export const hex = ([q, r]: Place): HexLabel => labelOf({ q, r });

/** Terrain as the worked cases write it. */
export interface Ground {
  readonly w?: number;
  readonly h?: number;
  readonly terrain?: readonly { readonly type: string; readonly piece: string; readonly hexes: readonly Place[] }[];
  readonly levels?: readonly { readonly level: number; readonly hexes: readonly Place[] }[];
  /** What the map lists of markers, terminals and chambers, in the order of their numbers. */
  readonly listed?: Readonly<Partial<Record<MarkerKind, readonly Place[]>>>;
}

/** A board that is open but for this ground. */
export const boardOf = ({ w = 48, h = 40, terrain = [], levels = [], listed = {} }: Ground = {}): Board => {
  const hexes: Record<HexLabel, BoardHex> = {};
  for (const { type, piece, hexes: places } of terrain)
    for (const place of places) hexes[hex(place)] = { level: 0, features: { [type]: 1 }, piece };
  for (const { level, hexes: places } of levels)
    for (const place of places) hexes[hex(place)] = { features: {}, ...hexes[hex(place)], level };
  for (const [kind, places] of Object.entries(listed))
    for (const [index, place] of places.entries())
      hexes[hex(place)] = { level: 0, features: {}, ...hexes[hex(place)], markers: { [kind]: index + 1 } };
  return { format: BOARD_FORMAT, id: 'test', name: 'Test', width: w, height: h, hexes };
};

/** A unit of a test: its profile, what differs from that, and what differs from a new unit. */
export interface Placing extends Partial<Omit<Unit, 'id' | 'seat' | 'number' | 'bought' | 'at'>> {
  /** One of the fixtures, or of the armies. */
  readonly profile: string;
  /** In place of what the fixture has. */
  readonly with?: Partial<Omit<Profile, 'id' | 'models'>> & {
    readonly models?: readonly (Omit<ModelType, 'name'> & { readonly name?: string })[];
  };
  readonly hero?: string;
  /** null: not on the map; then it waits unless `place` says where it is. */
  readonly hex: Place | null;
}

/** A table as a test lays it out. */
export interface Laying {
  /** By id: `a` or `b` and the number. */
  readonly units: Readonly<Record<UnitId, Placing>>;
  readonly ground?: Ground;
  readonly markers?: readonly Place[];
  readonly options?: Partial<Options>;
  readonly round?: number;
  /** The unit whose activation it is. */
  readonly active?: UnitId | (Partial<Active> & { readonly unit: UnitId });
  readonly table?: Partial<Table>;
}

const profileFor = (id: UnitId, { profile, with: changed }: Placing): readonly Profile[] => {
  if (!changed) return [];
  const { models, ...figures } = changed;
  const base = profileNamed(profile);
  return [
    {
      ...base,
      ...figures,
      id: `${profile}-${id}`,
      models: models?.map((each) => ({ name: each.type, ...each })) ?? base.models,
    },
  ];
};

const placed = (id: UnitId, placing: Placing, arsenal: Table['arsenal']): Unit => {
  const { profile, with: changed, hero = null, hex: place, ...given } = placing;
  const bought: Bought = { profile: changed ? `${profile}-${id}` : profile, hero, friend: false };
  const unit = newUnit(id[0]!, Number(id.slice(1)), bought, arsenalOf({ arsenal }));
  return { ...unit, place: place ? 'map' : 'waiting', at: place && hex(place), ...given };
};

const activeOf = (active: Laying['active'], units: Readonly<Record<UnitId, Unit>>): Active | null => {
  if (active === undefined) return null;
  const given = typeof active === 'string' ? { unit: active } : active;
  const { seat, at, shaken } = units[given.unit]!;
  return { seat, idle: shaken, action: null, from: at, path: [], target: null, ...given };
};

/** The state of a battle in the turns of a round, with these units on a board that is open if nothing is said. */
export const tableOf = ({ units, ground, markers = [], options = {}, round = 1, active, table }: Laying): State => {
  const created = create({
    options: { ...OptionsSchema.parse({}), ...options },
    board: boardOf(ground),
    seats: [
      { id: 'a', side: 0, force: null },
      { id: 'b', side: 1, force: null },
    ],
  });
  const arsenal = arsenalWith(Object.entries(units).flatMap(([id, placing]) => profileFor(id, placing)));
  const all = Object.fromEntries(Object.entries(units).map(([id, placing]) => [id, placed(id, placing, arsenal)]));
  return {
    ...created,
    seats: created.seats.map((seat) => ({ ...seat, edge: seat.side === 0 ? ('north' as const) : ('south' as const) })),
    stage: 'battle',
    phase: 'turns',
    round,
    turn: 1,
    starter: 'a',
    arsenal,
    units: all,
    markers: markers.map((place) => ({ at: hex(place), owner: null })),
    active: activeOf(active, all),
    agenda: [],
    ...table,
  };
};

const run = stepRunner<Step, Question, Intent, State, Event>({
  ruleOf: (step) => STEPS[step.do] as StepRule,
  fold: (state, { to }) => {
    if (to) applyChange(state, to);
  },
});

/** Answers by the key of their question; several to one that is asked again and again. */
export type Scripted = Readonly<Record<string, Intent | readonly Intent[]>>;

const isList = (answer: Scripted[string] | undefined): answer is readonly Intent[] => Array.isArray(answer);

/**
 * Takes a step and the steps that it puts on the agenda, with these answers, by the key of their question, and dice.
 * Questions without an answer take the default; an answer that is refused throws. Changes the state.
 */
export const runStep = (
  state: State,
  step: Step,
  { answers = {}, dice = [] }: { readonly answers?: Scripted; readonly dice?: Fall } = {},
): Ran<Question, Event> => {
  const asked: string[] = [];
  return run(
    state,
    step,
    (question) => {
      const { key, seat, prompt, only } = question;
      const seen = view(state, seat);
      const rule = promptRuleOf(prompt);
      const ask = { ...question, id: 1 };
      const scripted = answers[key];
      const given = isList(scripted) ? scripted[asked.filter((each) => each === key).length] : scripted;
      asked.push(key);
      const answer = given ?? only ?? rule.fallback(seen, ask);
      const refused = rule.check(seen, ask, answer as never);
      if (refused) throw new Error(`${key}: ${refused.code} ${sentenceOf(refused)}`);
      return { parts: {}, final: answer };
    },
    dice,
  );
};

/** A refusal in words; undefined: there is none. */
export const sentenceOf = (refused: Refusal | undefined): string | undefined =>
  refused && told(WORDS.refusals, refused).message;

/** The code by which an answer to a prompt is refused; undefined: it is allowed. */
export const refusedBy = <P extends Prompt>(
  state: State,
  seat: SeatId,
  prompt: P,
  answer: AnswerTo<P>,
): string | undefined => {
  const ask = { seat, key: prompt, prompt, unit: null, id: 1 };
  return promptRuleOf(prompt).check(view(state, seat), ask, answer as never)?.code;
};

const foldInto =
  (state: State) =>
  ({ to }: Event): void => {
    if (to) applyChange(state, to);
  };

/** Plays the agenda until a player is asked, then gives these answers one after the other. Changes the state. */
export const playOn = (state: State, answers: readonly Intent[] = [], dice: Fall = []): readonly Event[] =>
  folding(foldInto(state), dice, function* (fall): Generator<Event> {
    if (pending(state).length === 0) yield* begin(state, fall);
    for (const answer of answers) {
      const decision = pending(state).find(({ committed }) => !committed);
      if (!decision) throw new Error(`nobody is asked for ${JSON.stringify(answer)}`);
      const { seat, kind } = decision;
      const refused = check(view(state, seat), seat, answer, decision);
      if (refused) throw new Error(`${kind} of ${seat}: ${refused.code} ${sentenceOf(refused)}`);
      yield* resolve(state, seat, answer, fall, decision);
    }
  });

/** Takes one step that asks nothing, and no step after it. Gives its events, and what it put on the agenda. */
export const takeStep = (state: State, step: Step, dice: Fall = []) => {
  state = { ...state, agenda: [] };
  const rule = STEPS[step.do] as StepRule;
  const events = folding(foldInto(state), dice, (fall) => rule.perform(state, step, {}, fall));
  return { events, state, next: [...state.agenda] };
};

/** The facts of one kind among events. */
export const factsOf = <K extends FactKind>(events: readonly Event[], kind: K): readonly FactOf<K>[] =>
  events.filter((event): event is FactOf<K> & Event => event.kind === kind);
