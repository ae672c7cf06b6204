import { type Dice, fastDice } from '../../src/dice/index.ts';
import { copyOf, type Decision, type Match, type RulesetTypes, type SeatId } from '../../src/match/index.ts';
import type { Moments, Reckoner, Trial } from '../../src/reckoning/index.ts';
import { draw } from '../properties/matches.ts';

type Game = RulesetTypes;
type Rules = Pick<Match<Game>, 'ruleset'>;
type OpenTrial = Trial<object, { readonly kind: string }>;

/** A step of a match that can be rolled again and again: the true state before it, and what was asked for. */
interface Step {
  readonly state: object;
  readonly seat: SeatId;
  readonly intent: object;
  readonly decision: Decision;
}

/** What the dice of one event of a step decided, and the numbers that the step had drawn before. */
export interface Decided {
  readonly step: Step;
  /** The kind of the event, and of the step of the agenda where there is one. */
  readonly kind: string;
  readonly expected: readonly Moments[];
  readonly came: readonly number[];
  readonly drawn: readonly number[];
  /** How many such events of the step were before. */
  readonly place: number;
}

/** Dice that show these numbers first, and write down all that they show. */
const noting = (first: readonly number[], dice: Dice) => {
  const drawn: number[] = [];
  const note = (draws: () => number): number => {
    drawn.push(first[drawn.length] ?? draws());
    return drawn.at(-1)!;
  };
  const roll: Dice['roll'] = (sides, reason) => note(() => dice.roll(sides, reason));
  const pick: Dice['pick'] = (n, reason) => note(() => dice.pick(n, reason));
  return { drawn, roll, pick };
};

const kindOf = (state: object, event: { readonly kind: string }): string => {
  const [next] = 'agenda' in state ? (state.agenda as readonly { readonly do: string }[]) : [];
  return event.kind === 'went-on' && next ? next.do : event.kind;
};

/** All that the dice of a step decide, one after the other. */
const decisionsOfDice = function* (
  { ruleset }: Rules,
  step: Step,
  reckoner: Reckoner<Game>,
  dice: ReturnType<typeof noting>,
): Generator<Decided> {
  const state = copyOf(step.state);
  let open: readonly OpenTrial[] = [];
  let known: Omit<Decided, 'came'> | undefined;
  let place = 0;
  let before = 0;
  const closed = (): Decided => ({ ...known!, came: open.map((trial) => trial.came(state)) });
  for (const event of ruleset.resolve(state, step.seat, step.intent, dice, step.decision)) {
    if (!open.some((trial) => trial.goesOn(state, event))) {
      if (open.length > 0) yield closed();
      open = reckoner.trials(state, event);
      const expected = open.map(({ mean, variance }) => ({ mean, variance }));
      known = { step, kind: kindOf(state, event), expected, drawn: dice.drawn.slice(0, before), place };
      if (open.length > 0) place += 1;
    }
    before = dice.drawn.length;
    ruleset.evolve(state, event);
  }
  if (open.length > 0) yield closed();
};

/** Does the next step of a match by chance, and tells all that its dice decided. */
export const nextStep = (
  match: Match<Game>,
  reckoner: Reckoner<Game>,
  below: (n: number) => number,
): readonly Decided[] => {
  const asked = match.pending().filter(({ committed }) => !committed);
  const decision = asked[below(asked.length || 1)];
  if (!decision) {
    match.ring(match.timers()[0]!.id);
    return [];
  }
  const { seat } = decision;
  const intent = draw({ ruleset: match.ruleset, view: match.view(seat) }, decision, below);
  const step: Step = { state: copyOf(match.state), seat, intent, decision };
  const done = match.submit(seat, intent, { decision: decision.id });
  if (!done.ok) throw new Error(`${JSON.stringify(intent)} is refused`);
  return [...decisionsOfDice(match, step, reckoner, noting(done.value.rolls, fastDice(0)))];
};

/** Rolls the dice of one event again: what comes of them this time. */
export const rollAgain = (match: Rules, { step, drawn, place }: Decided, reckoner: Reckoner<Game>, seed: number) => {
  for (const again of decisionsOfDice(match, step, reckoner, noting(drawn, fastDice(seed))))
    if (again.place === place) return again.came;
  throw new Error('the step goes otherwise');
};
