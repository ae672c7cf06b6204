import {
  type Decision,
  foldRecord,
  hashOf,
  type Match,
  type Refusal,
  readRecord,
  recordOf,
} from '@ironhex/shared/match';
import { RULESETS } from '@ironhex/shared/rulesets';
import { expect } from 'vitest';
import type { Intent } from '../../../../src/rulesets/steampunk/ask/intents.ts';
import { askOf } from '../../../../src/rulesets/steampunk/index.ts';
import type { Event, FactKind, FactOf } from '../../../../src/rulesets/steampunk/model/events.ts';
import type { SteampunkTypes } from '../../../../src/rulesets/steampunk/model/types.ts';
import type { Unit } from '../../../../src/rulesets/steampunk/model/units.ts';
import { type Case, recordFor } from './record.ts';

export type { Case, Placing } from './record.ts';

// Worked cases: a position, what players answer, and dice by hand, as a record that goes through the engine.

/** What a seat says to a prompt: an option, or a whole intent. Named by the prompt and its unit, such as `retreat o1`. */
type Said = Readonly<Record<string, string | Intent | readonly (string | Intent)[]>>;

const unwrap = <T>(result: { ok: true; value: T } | { ok: false; error: unknown }): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

/** A case that was played. */
export interface Played {
  readonly match: Match<SteampunkTypes>;
  readonly events: readonly Event[];
  /** The numbers of the dice, in order. */
  readonly rolls: readonly number[];
  unit(id: string): Unit;
  facts<K extends FactKind>(kind: K): readonly FactOf<K>[];
  /** What the referee answers to a question about how it stands. */
  ask(name: string, asked: unknown): unknown;
  /** What an answer to the prompt that is open is refused for; undefined: it is not. */
  refusal(seat: string, intent: Intent): Refusal | undefined;
}

const nameOf = (match: Match<SteampunkTypes>, decision: Decision): string => {
  const { unit } = askOf(match.view(decision.seat), decision);
  return unit === null ? `${decision.kind} ${decision.seat}` : `${decision.kind} ${unit}`;
};

/** Begins a case from its record, and plays it until nothing more is said of what is asked. */
const playing = (given: Case, said: Said, until: readonly string[]): Played => {
  const record = unwrap(readRecord(recordFor(given), RULESETS));
  const folded = unwrap(foldRecord(record, RULESETS));
  const match = folded.match as unknown as Match<SteampunkTypes>;
  const events: Event[] = [];
  const rolls: number[] = [];
  for (const step of folded.steps) {
    events.push(...(step.events as readonly Event[]));
    rolls.push(...step.rolls);
  }
  const left = new Map(Object.entries(said).map(([name, answers]) => [name, [answers].flat() as (string | Intent)[]]));
  for (;;) {
    const open = match.pending().filter(({ committed }) => !committed);
    const [decision] = open;
    if (match.outcome || open.some(({ kind }) => until.includes(kind))) break;
    if (!decision) {
      // A window in which somebody might have been asked in secret.
      const done = unwrap(match.ring(match.timers()[0]!.id));
      events.push(...done.events);
      rolls.push(...done.rolls);
      continue;
    }
    const answer = left.get(nameOf(match, decision))?.shift();
    const fallback = match.ruleset.fallback(match.view(decision.seat), decision);
    const intent: Intent = typeof answer === 'string' ? { kind: 'choose', option: answer } : (answer ?? fallback);
    const done = unwrap(match.submit(decision.seat, intent, { decision: decision.id }));
    events.push(...done.events);
    rolls.push(...done.rolls);
  }
  const unsaid = [...left].filter(([, answers]) => answers.length > 0).map(([name]) => name);
  if (unsaid.length > 0) throw new Error(`Nobody was asked: ${unsaid.join(', ')}.`);
  return {
    match,
    events,
    rolls,
    unit: (id) => match.state.units[id]!,
    facts: (kind) => events.filter((event) => event.kind === kind) as never,
    ask: (name, asked) => unwrap(match.ruleset.questions[name]!.answer(match.state, asked as never)),
    refusal: (seat, intent) => match.check(seat, intent, match.pending().find((each) => each.seat === seat)?.id),
  };
};

/**
 * Plays a case up to the next planning, or up to a prompt of another kind. What is not said is answered by the clock. All
 * dice must have been rolled by then, and its record must fold to the same end.
 */
export const play = (given: Case, said: Said = {}, until: readonly string[] = ['plan']): Played => {
  const played = playing(given, said, until);
  expect(played.rolls).toEqual(given.dice ?? []);
  const record = recordOf(played.match, { script: [...(given.dice ?? [])] });
  const again = unwrap(foldRecord(unwrap(readRecord(JSON.parse(JSON.stringify(record)), RULESETS)), RULESETS));
  expect(hashOf(again.match.state)).toBe(hashOf(played.match.state));
  return played;
};
