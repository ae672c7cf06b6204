import type { Contest, Fight } from '../../../../src/rulesets/steampunk/model/contest.ts';
import type { Event } from '../../../../src/rulesets/steampunk/model/events.ts';
import type { State } from '../../../../src/rulesets/steampunk/model/state.ts';
import type { UnitId } from '../../../../src/rulesets/steampunk/model/units.ts';
import { fightersOf } from '../../../../src/rulesets/steampunk/rules/assault/angles.ts';
import { hex } from '../ground.ts';
import { type Laying, type Replies, runStep, tableOf } from '../kit.ts';

// Contested hexes for tests of assaults: who stays, who is held, who comes from where.

/** A contested hex as a test lays it out: hexes by letter and number; a blank and `Rev` behind a hex for who comes backwards. */
export interface Contested {
  readonly at: string;
  readonly layer?: Contest['layer'];
  readonly staying?: readonly UnitId[];
  readonly held?: readonly UnitId[];
  readonly entering?: Readonly<Record<UnitId, string>>;
}

const contest = ({ at, layer = 'ground', staying = [], held = [], entering = {} }: Contested): Contest => ({
  at: hex(at),
  layer,
  staying,
  held,
  entering: Object.entries(entering).map(([unit, from]) => ({
    unit,
    from: hex(from.split(' ')[0]!),
    backwards: from.endsWith(' Rev'),
  })),
});

/** A table with contested hexes, after the moves of a step. */
export const contestedTable = (laying: Laying, ...contested: readonly Contested[]): State => ({
  ...tableOf(laying),
  contests: contested.map(contest),
});

/** So many dice that show the same. */
export const dice = (count: number, shown: number): readonly number[] => Array<number>(count).fill(shown);

/** What is left of a step of a turn after the moves, with dice and answers for each part. */
interface Course {
  readonly slips?: readonly number[];
  readonly abilities?: readonly number[];
  readonly assaults?: readonly number[];
  readonly retreats?: readonly number[];
  readonly answers?: Replies;
}

/** Takes slips, abilities, assaults, retreats and Apply damage, one after the other. */
export const fightOut = (
  state: State,
  { slips = [], abilities = [], assaults = [], retreats = [], answers = {} }: Course,
): readonly Event[] => [
  ...runStep(state, { do: 'slips' }, { dice: slips, answers }).events,
  ...runStep(state, { do: 'abilities', movement: 1 }, { dice: abilities, answers }).events,
  ...runStep(state, { do: 'assaults' }, { dice: assaults, answers }).events,
  ...runStep(state, { do: 'retreats' }, { dice: retreats, answers }).events,
  ...runStep(state, { do: 'apply' }).events,
];

/** A fight after its dice: so many hits by each unit, of its models in turn, and so many deflections. */
export const fightOf = (
  state: State,
  landed: Readonly<Record<UnitId, { readonly hits?: readonly number[]; readonly deflections?: number }>>,
  winner: string,
): Fight => {
  const [contested] = state.contests as readonly [Contest];
  return {
    ...contested,
    round: 1,
    fighters: fightersOf(state, contested),
    hits: Object.entries(landed).flatMap(([by, { hits = [] }]) => hits.map((model) => ({ by, model }))),
    deflections: Object.fromEntries(Object.entries(landed).map(([unit, { deflections = 0 }]) => [unit, deflections])),
    winner,
    allocation: null,
    stubborn: [],
  };
};
