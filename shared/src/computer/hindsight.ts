import { copyOf, foldRecord, type MatchRecord, type Rulesets, type RulesetTypes, type Viewer } from '../match/index.ts';
import type { ComputerRules } from './computer.ts';
import { chanceNow } from './conceding.ts';
import { type Answered, type Hindchoice, lastChoice } from './other-choice.ts';

/** The chance of side 0 to win, 0 to 1, after so many events of a viewer. */
export interface ChanceThen {
  readonly n: number;
  readonly chance: number;
}

/** A moment at which the chances turned. */
export interface Turn {
  /** The numbers of its first event for a viewer, and of its last. */
  readonly n: number;
  readonly last: number;
  /** The side that gained by it, and by how much its chance rose. */
  readonly side: number;
  readonly gain: number;
  /** The last choice of the other side before that; undefined where it had none. */
  readonly choice: Hindchoice | undefined;
}

/** How likely each side was to win along a match that is over, from its set-up on, and the moments at which that turned. */
export interface Hindsight {
  readonly chances: readonly ChanceThen[];
  readonly turns: readonly Turn[];
}

/** What each game tells the computer, by the id of its ruleset. */
export type Computers = ReadonlyMap<string, ComputerRules<RulesetTypes>>;

/** How many moments are told in which a side gained, and by how much its chance rose there at least. */
const TURNS = 3;
const LEAST = 0.05;

/** The chance of side 0 after each step; undefined while the sides are being set up. */
type Chances = readonly (number | undefined)[];

/** The steps at which the chance of side 0 rose, or fell, most, in order. */
const turningSteps = (chances: Chances): readonly { readonly step: number; readonly change: number }[] => {
  const changes = chances.slice(1).flatMap((chance, step) => {
    const before = chances[step];
    return chance === undefined || before === undefined ? [] : [{ step: step + 1, change: chance - before }];
  });
  const most = (sign: 1 | -1) =>
    changes
      .filter(({ change }) => sign * change >= LEAST)
      .sort((one, other) => sign * (other.change - one.change))
      .slice(0, TURNS);
  return [...most(1), ...most(-1)].sort((one, other) => one.step - other.step);
};

/**
 * Looks back at the match of a record that folds: for each viewer, how likely side 0 was to win after each step since both
 * sides were set up, and the moments at which that turned most, with what the computer would have chosen there. Undefined
 * if the match is not over, since nobody may know this before, or if the computer does not know the game.
 */
export const lookBack = (
  record: MatchRecord,
  { rulesets, computers }: { readonly rulesets: Rulesets; readonly computers: Computers },
  viewers: readonly Viewer[],
): ((viewer: Viewer) => Hindsight) | undefined => {
  const rules = computers.get(record.ruleset.id);
  if (!rules) return undefined;
  const { id: first } = record.seats.find(({ side }) => side === 0)!;
  const sideOf = new Map(record.seats.map(({ id, side }) => [id, side]));
  const told = new Map<Viewer, number[]>(viewers.map((viewer) => [viewer, []]));
  const chances: (number | undefined)[] = [];
  const answered: Answered[] = [];
  const folded = foldRecord(record, rulesets, viewers, {
    each: ({ seen }, match) => {
      for (const [viewer, parts] of seen) told.get(viewer)!.push((told.get(viewer)!.at(-1) ?? 0) + parts.length);
      const step = chances.push(chanceNow(rules, match.state, first));
      const entry = record.intents[step - 1];
      if (!entry || 'timer' in entry) return;
      const { seat, intent, decision: id } = entry;
      const decision = match.pending().find((each) => each.seat === seat && (id === undefined || each.id === id));
      if (!decision) return;
      const known = answered.findLast((each) => each.decision.seat === seat && each.decision.id === decision.id);
      known?.intents.push(intent);
      if (known) known.step = step;
      else answered.push({ step, side: sideOf.get(seat)!, decision, state: copyOf(match.state), intents: [intent] });
    },
  });
  if (!folded.ok) throw new RangeError('only records that fold are looked back at');
  const { match } = folded.value;
  if (!match.outcome) return undefined;
  const turns = turningSteps(chances).map(({ step, change }) => {
    const side = change > 0 ? 0 : 1;
    const lost = answered.filter((each) => each.side !== side && each.step <= step);
    return { step, side, gain: Math.abs(change), choice: lastChoice(match.ruleset, rules, lost) };
  });
  return (viewer) => {
    const upTo = told.get(viewer)!;
    return {
      chances: chances.flatMap((chance, step) => (chance === undefined ? [] : [{ n: upTo[step]!, chance }])),
      turns: turns.map(({ step, ...turn }) => {
        const last = upTo[step]!;
        return { n: Math.min(upTo[step - 1]! + 1, last), last, ...turn };
      }),
    };
  };
};
