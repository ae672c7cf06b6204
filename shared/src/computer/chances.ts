import { fastDice } from '../dice/index.ts';
import {
  canonicalJson,
  copyOf,
  foldRecord,
  LEVEL_IDS,
  type Match,
  type MatchRecord,
  type Rulesets,
  type RulesetTypes,
  type SeatId,
  type Viewer,
} from '../match/index.ts';
import { choose } from './choose.ts';
import type { ComputerRules } from './computer.ts';

/** What the computer would have done instead, as it would have been told to a viewer up to where dice fall. */
interface Other {
  /** What the viewer saw before. */
  readonly view: object;
  readonly events: readonly RulesetTypes['seen'][];
}

/** A moment at which the chances turned. */
export interface Turned {
  /** The number of the first event of it, for the viewer. */
  readonly n: number;
  /** The chances of side 0 before and after. */
  readonly from: number;
  readonly to: number;
  /** Who answered then; undefined: nobody, time was up. */
  readonly seat: SeatId | undefined;
  /** Undefined where the computer would have done the same. */
  readonly other: Other | undefined;
}

/** The chances of side 0 to win all along a match that is over, each from an event of the viewer on. */
export interface Chances {
  readonly points: readonly { readonly n: number; readonly chance: number }[];
  readonly turns: readonly Turned[];
}

/** How many moments are told of, and how much the chances must have changed at one of them. */
const TURNS = 6;
const LEAST = 0.08;
/** The first events of another choice tell what it is. */
const TOLD = 4;

/** How the match stood after a step: how many events each viewer had been told before it, and the chances of side 0. */
interface Step {
  readonly told: ReadonlyMap<Viewer, number>;
  readonly chance: number;
}

interface Games {
  readonly rulesets: Rulesets;
  readonly computers: ReadonlyMap<string, ComputerRules<RulesetTypes>>;
}

/** The steps at which the chances turned most, in order. */
const turnsOf = (steps: readonly Step[]): readonly number[] => {
  const change = (step: number): number => Math.abs(steps[step]!.chance - steps[step - 1]!.chance);
  return [...steps.keys()]
    .filter((step) => step > 0 && change(step) >= LEAST)
    .toSorted((one, other) => change(other) - change(one))
    .slice(0, TURNS)
    .toSorted((one, other) => one - other);
};

/** What the best level would have done in place of an intent, from what its seat knew; undefined: the same, or nothing. */
const otherThan = (
  entry: MatchRecord['intents'][number],
  match: Match<RulesetTypes>,
  rules: ComputerRules<RulesetTypes>,
  viewers: readonly Viewer[],
): ReadonlyMap<Viewer, Other> | undefined => {
  if (!('seat' in entry)) return undefined;
  const { ruleset, state } = match;
  const { seat } = entry;
  const own = match.pending().filter((decision) => decision.seat === seat && !decision.committed);
  const decision = own.find(({ id }) => id === entry.decision) ?? own[0];
  const level = LEVEL_IDS.findLast((id) => rules.levels[id]);
  if (!decision || !level) return undefined;
  const { intents } = choose(ruleset, rules, match.view(seat), decision, level, decision.id);
  if (intents.some((intent) => canonicalJson(intent) === canonicalJson(entry.intent))) return undefined;
  const supposed = copyOf(state);
  const before = viewers.map((viewer) => [viewer, copyOf(ruleset.view(state, viewer))] as const);
  const told = new Map(viewers.map((viewer) => [viewer, [] as RulesetTypes['seen'][]]));
  let left = TOLD;
  for (const event of ruleset.resolve(supposed, seat, intents[0], fastDice(1), decision)) {
    ruleset.evolve(supposed, event);
    for (const [viewer, seen] of told) {
      const redacted = ruleset.redact(supposed, event, viewer);
      if (redacted) seen.push(copyOf(redacted));
    }
    left -= 1;
    if (left === 0) break;
  }
  return new Map(before.map(([viewer, view]) => [viewer, { view, events: told.get(viewer)! }]));
};

/**
 * The chances of both sides all along a match that is over, from the truth, and the moments at which they turned. For
 * each viewer; undefined if nothing plays its game. The record must fold.
 */
export const chancesIn = (
  record: MatchRecord,
  { rulesets, computers }: Games,
  viewers: readonly Viewer[],
): ((viewer: Viewer) => Chances) | undefined => {
  const rules = computers.get(record.ruleset.id);
  const first = record.seats.find(({ side }) => side === 0);
  if (!rules || !first) return undefined;
  const steps: Step[] = [];
  let told: ReadonlyMap<Viewer, number> = new Map(viewers.map((viewer) => [viewer, 0]));
  const folded = foldRecord(record, rulesets, viewers, {
    each: ({ seen }, { state }) => {
      steps.push({ told, chance: rules.worth(state, first.id) });
      told = new Map(viewers.map((viewer) => [viewer, told.get(viewer)! + (seen.get(viewer)?.length ?? 0)]));
    },
  });
  if (!folded.ok) throw new RangeError('only records that fold have chances');
  const turns = turnsOf(steps);
  const others = new Map<number, ReadonlyMap<Viewer, Other> | undefined>();
  let step = 0;
  foldRecord(record, rulesets, [], {
    each: (_, match) => {
      step += 1;
      const entry = record.intents[step - 1];
      if (turns.includes(step) && entry) others.set(step, otherThan(entry, match, rules, viewers));
    },
  });
  const place = (of: number, viewer: Viewer): number => Math.min(steps[of]!.told.get(viewer)! + 1, told.get(viewer)!);
  return (viewer) => ({
    points: steps.map(({ chance }, index) => ({ n: place(index, viewer), chance })),
    turns: turns.map((index) => {
      const entry = record.intents[index - 1]!;
      return {
        n: place(index, viewer),
        from: steps[index - 1]!.chance,
        to: steps[index]!.chance,
        seat: 'seat' in entry ? entry.seat : undefined,
        other: others.get(index)?.get(viewer),
      };
    }),
  });
};
