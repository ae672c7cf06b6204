import {
  ask,
  copyOf,
  type Decision,
  firstState,
  foldRecord,
  type Match,
  type Ruleset,
  type RulesetTypes,
  readRecord,
  setupOf,
} from '@ironhex/shared/match';
import type { Intent, IntentOf } from '../../../../src/rulesets/grimdark/ask/intents.ts';
import type { Event } from '../../../../src/rulesets/grimdark/model/events.ts';
import type { State } from '../../../../src/rulesets/grimdark/model/state.ts';
import type { Action } from '../../../../src/rulesets/grimdark/model/table.ts';
import type { GrimdarkTypes } from '../../../../src/rulesets/grimdark/model/types.ts';
import { toPosition } from '../../../../src/rulesets/grimdark/position/to-position.ts';
import { grimdark } from '../../../../src/rulesets/grimdark/ruleset.ts';
import { hex, type Place } from '../kit.ts';
import { type Case, positionFor, recordFor } from './record.ts';
import { dangerOf, groupsOf, meleeOf, moraleOf, unitOf } from './told.ts';

// Worked cases: a position, what players answer, and dice by hand, as records that go through the engine. Each step of a case
// is a record of its own, from the position that the one before has left.

const RULESETS = new Map([[grimdark.id, grimdark as unknown as Ruleset<RulesetTypes>]]);

/** One group that shoots: weapon, target, and the models that Sniper names; of the joined hero if it says so. */
type Shot = readonly [weapon: string, target: string, models?: readonly number[] | 'hero'];

/** What players say in one activation; what is missing is as by default. */
export interface Said {
  readonly action?: Action;
  readonly path?: readonly Place[];
  readonly target?: string;
  readonly board?: string;
  readonly shoot?: readonly Shot[];
  readonly interface?: boolean;
  /** One after the other, before the move and after it. */
  readonly cast?: readonly (IntentOf<'cast'>['cast'] | null)[];
  readonly hinder?: readonly Readonly<Record<string, number>>[];
  readonly counter?: boolean;
  readonly strikeBack?: boolean;
  readonly separate?: Place;
  readonly consolidate?: readonly Place[];
  readonly casualties?: readonly (readonly string[])[];
  readonly bailOut?: readonly Place[];
  readonly choice?: string;
  /** In drawing order, picks among them: all of them are drawn. */
  readonly dice?: readonly number[];
}

const unwrap = <T>(result: { ok: true; value: T } | { ok: false; error: unknown }): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.error).slice(0, 600));
  return result.value;
};

/** The answers of one activation, each taken when its prompt comes. */
const answering = (unit: string, said: Said) => {
  const left = {
    cast: [...(said.cast ?? [])],
    hinder: [...(said.hinder ?? [])],
    casualties: [...(said.casualties ?? [])],
    bailOut: [...(said.bailOut ?? [])],
  };
  const { action = 'hold', path = [], target, board, shoot, counter, strikeBack, separate, consolidate, choice } = said;
  const once = new Set<string>();
  const take = (name: keyof Said, intent: () => Intent): Intent | undefined => {
    if (said[name] === undefined || once.has(name)) return undefined;
    once.add(name);
    return intent();
  };
  const answers: Partial<Record<string, () => Intent | undefined>> = {
    activate: () => ({ kind: 'activate', unit }),
    cast: () => ({ kind: 'cast', cast: left.cast.shift() ?? null }),
    act: () =>
      take('action', () => ({
        kind: 'act',
        action,
        path: path.map((place) => hex(place)),
        ...(target && { target }),
        ...(board && { board }),
      })),
    shoot: () =>
      take(said.interface ? 'interface' : 'shoot', () => ({
        kind: 'shoot',
        groups: (shoot ?? []).map(([weapon, at, models]) => ({
          ...{ weapon, target: at, ...(models === 'hero' && { hero: true }) },
          ...(Array.isArray(models) && { models: [...models] }),
        })),
        ...(said.interface && { interface: true }),
      })),
    hinder: () => (left.hinder.length > 0 ? { kind: 'hinder', tokens: left.hinder.shift()! } : undefined),
    counter: () => take('counter', () => ({ kind: 'counter', strike: counter! })),
    'strike-back': () => take('strikeBack', () => ({ kind: 'strikeBack', strike: strikeBack! })),
    separate: () => take('separate', () => ({ kind: 'separate', to: hex(separate!) })),
    consolidate: () =>
      take('consolidate', () => ({ kind: 'consolidate', path: consolidate!.map((each) => hex(each)) })),
    casualties: () =>
      left.casualties.length > 0 ? { kind: 'casualties', types: [...left.casualties.shift()!] } : undefined,
    'bail-out': () => (left.bailOut.length > 0 ? { kind: 'bailOut', to: hex(left.bailOut.shift()!) } : undefined),
    choice: () => take('choice', () => ({ kind: 'eventChoice', option: choice! })),
  };
  return {
    to: ({ kind }: Decision): Intent | undefined => answers[kind]?.(),
    /** What nobody was asked for. */
    unsaid: (): readonly string[] => [
      ...Object.entries(left).flatMap(([name, list]) => (list.some((each) => each !== null) ? [name] : [])),
      ...(['action', 'shoot', 'counter', 'strikeBack', 'separate', 'consolidate', 'choice'] as const).filter(
        (name) =>
          said[name] !== undefined &&
          !(Array.isArray(said[name]) && said[name].length === 0) &&
          !once.has(name) &&
          !(name === 'action' && action === 'hold'),
      ),
    ],
  };
};

const open = (given: Case, position: object, dice: readonly number[], still = false) => {
  const record = unwrap(readRecord(recordFor(given, position, dice), RULESETS));
  const folded = unwrap(foldRecord(record, RULESETS, [], { stops: true, still }));
  const start = copyOf(firstState(grimdark as unknown as Ruleset<RulesetTypes>, setupOf(record))) as State;
  return { match: folded.match as unknown as Match<GrimdarkTypes>, steps: [...folded.steps], start };
};

/** The state after the events up to the first of this kind, as if the match had stopped there. */
const stateAfter = (start: State, events: readonly Event[]): State => {
  for (const event of events) grimdark.evolve(start, event);
  return start;
};

/** What an activation came to. Of one that was refused there is nothing but the error. */
interface Activated {
  readonly error?: string;
  readonly groups: ReturnType<typeof groupsOf>;
  readonly morale: ReturnType<typeof moraleOf>;
  readonly danger?: ReturnType<typeof dangerOf>[number];
  readonly melee?: NonNullable<ReturnType<typeof meleeOf>>;
  /** What was offered for the separation, where somebody was asked. */
  readonly separation?: readonly string[];
  readonly events: readonly Event[];
  readonly state: State;
  readonly units: Readonly<Record<string, ReturnType<typeof unitOf>>>;
}

/** What happened until an event. */
type Ran = Pick<Activated, 'error' | 'groups' | 'morale' | 'events' | 'state' | 'units'>;

/** A case that goes on step by step. */
export const begin = (given: Case) => {
  let position: object = positionFor(given);

  /** Keeps what has become of the units, without the step in progress. */
  const keep = (state: State): void => {
    const { agenda, answered, seal, active, fight, ...rest } = toPosition(state) as Record<string, unknown>;
    const own = Object.fromEntries(Object.entries(state.own).map(([seat, { rigged }]) => [seat, { rigged }]));
    position = { ...rest, own };
  };

  /** Folds until an event of this kind, with these answers; all dice must have been drawn by then. */
  const until = (
    from: object,
    ends: (event: Event) => boolean,
    dice: readonly number[],
    answer: (decision: Decision, match: Match<GrimdarkTypes>) => Intent | undefined,
  ) => {
    const { match, steps, start } = open(given, from, dice);
    const all = () => steps.flatMap(({ events }) => events as readonly Event[]);
    while (!all().some(ends) && !match.outcome) {
      if (match.stopped) throw new Error(`Dice: ${match.stopped.message}`);
      const decision = match.pending().find(({ committed }) => !committed)!;
      const intent = answer(decision, match) ?? match.ruleset.fallback(match.view(decision.seat), decision);
      const done = match.submit(decision.seat, intent, { decision: decision.id });
      if (!done.ok) return { refusal: done.error };
      steps.push(done.value);
    }
    const end = all().findIndex(ends);
    const events = end < 0 ? all() : all().slice(0, end + 1);
    // What comes after the end may have wanted more dice; before it none may be left over.
    const drawn = steps.flatMap(({ rolls }) => rolls);
    if (drawn.length < dice.length) throw new Error(`Dice: only ${drawn.length} of ${dice.length} were drawn.`);
    const later = all().slice(end + 1);
    return { events, later, state: stateAfter(start, events) };
  };

  const told = (ran: ReturnType<typeof until>): Ran => {
    if ('refusal' in ran) return { error: ran.refusal!.code } as Ran;
    const { events, state } = ran;
    keep(state);
    const units = Object.fromEntries(Object.keys(state.units).map((id) => [id, unitOf(state, id)]));
    return { groups: groupsOf(events), morale: moraleOf(events), events, state, units };
  };

  return {
    /** A whole activation, with what it came to; a refusal leaves no trace. */
    activate: (unit: string, said: Said = {}): Activated => {
      const answers = answering(unit, said);
      let separation: readonly string[] | undefined;
      const ran = until(
        { ...position, phase: 'turns', next: unit[0] },
        ({ kind, ...event }) => kind === 'activation-ended' && 'unit' in event && event.unit === unit,
        said.dice ?? [],
        (decision, match) => {
          if (decision.kind === 'separate')
            separation = [...match.ruleset.choices(match.view(decision.seat), decision)].map(
              (intent) => (intent as IntentOf<'separate'>).to,
            );
          return answers.to(decision);
        },
      );
      const unsaid = 'refusal' in ran ? [] : answers.unsaid();
      if (unsaid.length > 0) throw new Error(`Nobody was asked: ${unsaid.join(', ')}.`);
      const done = told(ran);
      if (done.error !== undefined) return done;
      const [danger] = dangerOf(done.events);
      const melee = meleeOf(done.events);
      return { ...done, ...(danger && { danger }), ...(melee && { melee }), ...(separation && { separation }) };
    },
    /** The marker check of an end phase; the owners of the markers. */
    endPhase: (dice: readonly number[] = []): readonly (string | null)[] => {
      const { state } = until(
        { ...position, phase: 'end' },
        ({ kind }) => kind === 'markers-checked',
        dice,
        () => undefined,
      );
      keep(state!);
      return state!.markers.map(({ owner }) => owner);
    },
    /** The end of a round and the start of the next: up to its first turn, or to the end of the battle. */
    newRound: (dice: readonly number[] = []): Ran => {
      const ends = ({ kind }: Event) => kind === 'turns-began' || kind === 'battle-ended';
      return told(until({ ...position, phase: 'end' }, ends, dice, () => undefined));
    },
    /** Goes on from a position as it says itself, until an event. */
    run: (
      more: object,
      end: Event['kind'],
      dice: readonly number[] = [],
      answer: (decision: Decision) => Intent | undefined = () => undefined,
    ): Ran => told(until({ ...position, ...more }, ({ kind }) => kind === end, dice, answer)),
    /** Sets up by hand what became of a unit. */
    set: (id: string, changed: object): void => {
      const { units, ...rest } = position as { units: readonly { id: string }[] };
      position = { ...rest, units: units.map((unit) => (unit.id === id ? { ...unit, ...changed } : unit)) };
    },
    /** What the referee answers about the position as it is written. */
    ask: (name: string, asked: unknown, more: object = {}): unknown => {
      const { match } = open(given, { ...position, ...more }, [], true);
      return unwrap(ask(match as never, { [name]: asked }));
    },
  };
};
