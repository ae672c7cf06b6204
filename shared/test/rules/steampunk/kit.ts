import type { Dice } from '../../../src/dice/index.ts';
import type { Direction } from '../../../src/hex/index.ts';
import { type Intent, partOf } from '../../../src/rulesets/steampunk/ask/intents.ts';
import type { Question, SeatAnswer } from '../../../src/rulesets/steampunk/model/asks.ts';
import { applyChange } from '../../../src/rulesets/steampunk/model/change.ts';
import type { Event, FactKind, FactOf } from '../../../src/rulesets/steampunk/model/events.ts';
import { unharmed } from '../../../src/rulesets/steampunk/model/figures.ts';
import { type Options, OptionsSchema } from '../../../src/rulesets/steampunk/model/options.ts';
import type { Order } from '../../../src/rulesets/steampunk/model/orders.ts';
import type { State } from '../../../src/rulesets/steampunk/model/state.ts';
import type { Step } from '../../../src/rulesets/steampunk/model/steps.ts';
import {
  type Harm,
  type HexMarkers,
  NO_MARKERS,
  nothingDone,
  type Unit,
  type UnitId,
} from '../../../src/rulesets/steampunk/model/units.ts';
import type { ArmedUnit } from '../../../src/rulesets/steampunk/roster/army.ts';
import { type Arsenal, builtOf } from '../../../src/rulesets/steampunk/roster/built.ts';
import type { Race } from '../../../src/rulesets/steampunk/roster/index.ts';
import type { StepRule } from '../../../src/rulesets/steampunk/rules/chapter.ts';
import { loadsAtStart } from '../../../src/rulesets/steampunk/rules/gunnery/weapons.ts';
import { create } from '../../../src/rulesets/steampunk/rules/setup/create.ts';
import { STEPS } from '../../../src/rulesets/steampunk/rules/steps.ts';
import type { Fall } from '../agenda-kit.ts';
import * as kit from '../agenda-kit.ts';
import { boardOf, hex } from './ground.ts';

// The second game's tables for tests: a few units on an empty board, one step of the agenda, dice by hand.

/** A unit as a test places it: what it is, and what is not as at the beginning. Hexes by letter and number, as in D5. */
export type Placing = ArmedUnit &
  Partial<Omit<Unit, 'id' | 'seat' | 'side' | 'bought' | 'at' | 'harm' | 'ledger'>> & {
    readonly at: string;
    readonly harm?: Partial<Harm>;
    readonly ledger?: Partial<Harm>;
    /** Its order for this turn; what is left out does nothing. */
    readonly order?: Partial<Order>;
  };

/** A table as a test lays it out. */
export interface Laying {
  /** By id: `b` and a number for blue, `o` and a number for orange. */
  readonly units: Readonly<Record<UnitId, Placing>>;
  /** What is not clear, by letter and number, as in `boardOf`. */
  readonly hexes?: Readonly<Record<string, string>>;
  readonly markers?: Readonly<Record<string, Partial<HexMarkers>>>;
  readonly options?: Partial<Options>;
  readonly arsenal?: Arsenal;
  readonly turn?: number;
}

const NO_ORDER: Order = {
  movement: [['-'], ['-'], ['-']],
  gunnery: ['-', '-'],
  brake: 0,
  priority: 0,
  endurance: { kill: 'always', stubborn: 'never', poison: 'never' },
};

const unitOf = (id: UnitId, placing: Placing, arsenal: Arsenal): Unit => {
  const { unit, replace, equipment, modelEquipment, weapons, at, harm, ledger, order: _order, ...given } = placing;
  const bought: ArmedUnit = {
    unit,
    ...(replace && { replace }),
    ...(equipment && { equipment }),
    ...(modelEquipment && { modelEquipment }),
    ...(weapons && { weapons }),
  };
  const built = builtOf(bought, arsenal);
  const isBlue = id.startsWith('b');
  const live: Harm = { ...unharmed(built), ...harm };
  return {
    id,
    seat: isBlue ? 'blue' : 'orange',
    side: isBlue ? 0 : 1,
    bought,
    status: 'field',
    at: hex(at),
    facing: (isBlue ? 0 : 3) as Direction,
    speed: built.speeds[0]!,
    hidden: false,
    token: given.hidden ? `token-${id}` : null,
    harm: live,
    ledger: ledger ? { ...live, ...ledger } : null,
    aim: [],
    loads: loadsAtStart(built, 'all'),
    did: nothingDone(),
    remainder: null,
    struckAt: null,
    draggedBy: null,
    marks: [],
    ...given,
  };
};

const raceOf = (units: readonly Unit[], seat: string, arsenal: Arsenal): Race | null => {
  const first = units.find((unit) => unit.seat === seat);
  return first ? builtOf(first.bought, arsenal).race : null;
};

/** The state of a match in the middle of its first turn, with these units on a board that is clear if nothing is said. */
export const tableOf = ({ units, hexes, markers = {}, options = {}, arsenal = {}, turn = 1 }: Laying): State => {
  const seats = [
    { id: 'blue', side: 0 },
    { id: 'orange', side: 1 },
  ];
  const created = create({
    options: { ...OptionsSchema.parse({}), ...options },
    board: boardOf(hexes),
    seats,
  } as unknown as Parameters<typeof create>[0]);
  const placed = Object.entries(units).map(([id, placing]) => unitOf(id, placing, arsenal));
  return {
    ...created,
    stage: 'turn',
    turn,
    arsenal,
    seats: created.seats.map((seat) => ({ ...seat, race: raceOf(placed, seat.id, arsenal) })),
    units: Object.fromEntries(placed.map((unit) => [unit.id, unit])),
    markers: Object.fromEntries(Object.entries(markers).map(([at, on]) => [hex(at), { ...NO_MARKERS, ...on }])),
    orders: Object.fromEntries(
      Object.entries(units).map(([id, { order }]) => [
        id,
        { now: order ? { ...NO_ORDER, ...order } : null, next: null },
      ]),
    ),
    agenda: [],
  };
};

/** What a test answers to questions, by key: an option, or the parts that are committed. */
export type Replies = Readonly<Record<string, string | readonly Intent[]>>;

const answerOf = (reply: string | readonly Intent[] | undefined): SeatAnswer => {
  if (typeof reply === 'string') return { parts: {}, final: { kind: 'choose', option: reply } };
  return {
    parts: Object.fromEntries((reply ?? []).map((part) => [partOf(part)!, part])),
    final: reply ? { kind: 'commit' } : null,
  };
};

/** What came of a step. */
export type Ran = kit.Ran<Question, Event>;

const fold = (state: State, { to }: Event): void => {
  if (to) applyChange(state, to);
};

/** Writes events into a state as they come. Throws if numbers of the script are left over. */
export const folded = (state: State, fall: Fall, run: (dice: Dice) => Iterable<Event>): readonly Event[] =>
  kit.folding((event) => fold(state, event), fall, run);

const run = kit.stepRunner<Step, Question, Intent, State, Event>({
  ruleOf: (step) => STEPS[step.do] as StepRule,
  fold,
});

/** Takes a step, and the steps that it puts before the next, with these answers and dice. Changes the state. */
export const runStep = (
  state: State,
  step: Step,
  { answers: replies = {}, dice = [] }: { readonly answers?: Replies; readonly dice?: Fall } = {},
): Ran => run(state, step, ({ key }) => answerOf(replies[key]), dice);

/** The facts of one kind among events. */
export const factsOf = <K extends FactKind>(events: readonly Event[], kind: K): readonly FactOf<K>[] =>
  events.filter((event): event is FactOf<K> & Event => event.kind === kind);
