import { commitmentTo, type Lots, type Unused } from '@ironhex/shared/dice';
import {
  type DiceSource,
  endedBy,
  type Match,
  type MatchRecord,
  type Noted,
  type Outcome,
  type RulesetTypes,
  recordOf,
} from '@ironhex/shared/match';
import { type Clocks, usualClocks } from '@ironhex/shared/protocol';
import type { Seat } from '../seats/seats.ts';
import type { AnyRuleset, Blueprint } from './blueprint.ts';
import { Elapsed } from './elapsed.ts';
import { type BackEntry, type DoneEntry, type Entry, isOfRules, type RangEntry } from './entries.ts';

/** Clocks as blueprints had them before rulesets brought their own. */
interface OlderClocks {
  readonly react: number;
  readonly plan: number;
  readonly bank: number;
}

/** A blueprint from the journal, with its clocks in the form of now. */
export const blueprintIn = (stored: object, ruleset: AnyRuleset): Blueprint => {
  const blueprint = stored as Blueprint;
  const clocks = blueprint.clocks as Clocks | OlderClocks;
  if (clocks === 'none' || 'seconds' in clocks) return blueprint;
  const { react, plan, bank } = clocks;
  const { opening: _none, ...usual } = usualClocks(ruleset);
  const draws = { react: usual.draws.react!, plan: usual.draws.plan! };
  return { ...blueprint, clocks: { ...usual, seconds: { react, plan }, draws, bank } };
};

/** The index of a seat's first answer to the decision that it goes back to, among its latest intents. */
const answerOf = (intents: readonly (DoneEntry | RangEntry)[], { seat, decision }: BackEntry): number => {
  const others = intents.findLastIndex((intent) => intent.kind !== 'done' || intent.seat !== seat);
  return intents.findIndex((intent, at) => at > others && intent.kind === 'done' && intent.decision === decision);
};

/** What its record tells of a match's entries: the intents that were not taken back, and the draws that were thrown away. */
export interface Course {
  readonly intents: MatchRecord['intents'];
  readonly unused: readonly Unused[];
}

/** The course of a match that began at `begunAt`, by its entries. */
export const courseIn = (entries: readonly Entry[], begunAt = 0): Course => {
  const intents: (DoneEntry | RangEntry)[] = [];
  let unused: readonly Unused[] = [];
  const elapsed = new Elapsed();
  for (const entry of entries) {
    if (entry.at === begunAt) elapsed.begin(begunAt);
    if (entry.kind === 'resumed') elapsed.stand(entry.at - entry.from);
    if (isOfRules(entry)) intents.push({ ...entry, at: elapsed.at(entry.at) });
    const undone = entry.kind === 'back' ? answerOf(intents, entry) : -1;
    if (undone >= 0) intents.length = undone;
    if (entry.kind !== 'rewound') continue;
    const { to, thrown = 0, rolls = 0 } = entry;
    intents.length = to;
    if (thrown > 0) unused = [...unused.filter(([from]) => from < rolls - thrown), [rolls - thrown, rolls]];
  }
  return {
    intents: intents.map((entry) => {
      const { at, digest } = entry;
      const noted = { at, ...(digest !== undefined && { digest }) };
      if (entry.kind === 'rang') return { timer: entry.timer, ...noted };
      const { seat, intent, by, decision } = entry;
      return { seat, intent, by, ...(decision === undefined ? {} : { decision }), ...noted };
    }),
    unused,
  };
};

/** The end of a match that the rules of this server cannot continue. */
export const endedByRules = ({ version }: Blueprint, ruleset: AnyRuleset): Outcome => ({
  score: [],
  rule: '',
  ...endedBy('other-rules', { game: ruleset.name, begun: version, plays: ruleset.version }),
});

/** A match that is over, with what its record takes from its table. */
interface Over {
  readonly match: Match<RulesetTypes>;
  readonly blueprint: Blueprint;
  readonly seats: readonly Seat[];
  /** Whether the record has the players' names: anyone who knows the id of the match can download it. */
  readonly named: boolean;
  /** The lots that were drawn for its seats. */
  readonly lots: readonly Lots[];
  /** Its course, where only other rules than those of now fold it. */
  readonly otherRules: Course | undefined;
  /** What was noted of each of its intents, in order. */
  readonly noted: readonly Noted[];
}

/** The record of a match that is over: it gives the dice away. */
export const recordFrom = ({ match, blueprint, seats, named, lots, otherRules, noted }: Over): MatchRecord => {
  const { diceSecret: secret, rulesetId: id, version } = blueprint;
  const salts = seats.map(({ salt }) => salt);
  const dice: DiceSource = { commitment: commitmentTo(secret), secret, salts, ...(lots.length > 0 && { lots }) };
  const players = named ? seats.map(({ id, name, earlier }) => [id, [...earlier, name]] as const) : [];
  const record = recordOf(match, dice, Object.fromEntries(players), noted);
  if (!otherRules) return record;
  const { intents, unused } = otherRules;
  // Only the rules of then fold it, and only they could vouch for its end.
  const rolled = unused.length > 0 ? { ...dice, unused } : dice;
  return { ...record, ruleset: { id, version }, dice: rolled, intents, hash: undefined };
};
