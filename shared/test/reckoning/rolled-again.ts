import { type Dice, fastDice } from '../../src/dice/index.ts';
import { copyOf, type Decision, type Match, type RulesetTypes, type SeatId } from '../../src/match/index.ts';
import type { Reckoner, Trial } from '../../src/reckoning/index.ts';
import { draw } from '../properties/matches.ts';

type Game = RulesetTypes;
type Rules = Pick<Match<Game>, 'ruleset'>;
type Event = { readonly kind: string };
type OpenTrial = Trial<object, Event>;

/** A step of a match that can be rolled again and again: the true state before it, and what was asked for. */
interface Step {
  readonly state: object;
  readonly seat: SeatId;
  readonly intent: object;
  readonly decision: Decision;
}

/** Trials that begin with one event of a step. */
export interface Begun {
  readonly step: Step;
  /** The kind of the event, or of the step of the agenda that it takes. */
  readonly kind: string;
  readonly trials: readonly OpenTrial[];
  /** Which event it is, from 0, and the numbers that the step had drawn before. */
  readonly place: number;
  readonly drawn: readonly number[];
}

/** What came of trials, less what was expected, and the variance that was expected. */
interface Came {
  readonly off: number;
  readonly variance: number;
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

const kindOf = (state: object, event: Event): string => {
  const [next] = 'agenda' in state ? (state.agenda as readonly { readonly do: string }[]) : [];
  return event.kind === 'went-on' && next ? next.do : event.kind;
};

/** A copy that rules may change. Those that play by an agenda replace its parts, and change none of them. */
const fresh = (state: object): object =>
  'agenda' in state && Object.isFrozen(state.agenda) ? { ...state } : copyOf(state);

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

const cameOf = (trials: readonly OpenTrial[], state: object): Came => ({
  off: sum(trials.map((trial) => trial.came(state) - trial.mean)),
  variance: sum(trials.map(({ variance }) => variance)),
});

/** Does the next step of a match by chance, and tells all the trials that begin in it. */
export const nextStep = (
  match: Match<Game>,
  reckoner: Reckoner<Game>,
  below: (n: number) => number,
): readonly Begun[] => {
  const asked = match.pending().filter(({ committed }) => !committed);
  const decision = asked[below(asked.length || 1)];
  if (!decision) {
    match.ring(match.timers()[0]!.id);
    return [];
  }
  const { ruleset } = match;
  const { seat } = decision;
  const intent = draw({ ruleset, view: match.view(seat) }, decision, below);
  const step: Step = { state: copyOf(match.state), seat, intent, decision };
  const done = match.submit(seat, intent, { decision: decision.id });
  if (!done.ok) throw new Error(`${JSON.stringify(intent)} is refused`);
  const begun: Begun[] = [];
  const state = copyOf(step.state);
  const dice = noting(done.value.rolls, fastDice(0));
  let open: readonly OpenTrial[] = [];
  let drawn = 0;
  let place = 0;
  for (const event of ruleset.resolve(state, seat, intent, dice, decision)) {
    if (!open.some((trial) => trial.goesOn(state, event))) {
      open = reckoner.trials(state, event);
      const kind = kindOf(state, event);
      if (open.length > 0) begun.push({ step, kind, trials: open, place, drawn: dice.drawn.slice(0, drawn) });
    }
    drawn = dice.drawn.length;
    place += 1;
    ruleset.evolve(state, event);
  }
  return begun;
};

/** The events of a step, and of those that follow when everybody answers as the clock would. */
const eventsFrom = function* ({ ruleset }: Rules, state: object, step: Step, dice: Dice): Generator<Event> {
  yield* ruleset.resolve(state, step.seat, step.intent, dice, step.decision);
  while (!ruleset.outcome(state)) {
    const decision = ruleset.pending(state).find(({ committed }) => !committed);
    if (!decision) return;
    const intent = ruleset.fallback(ruleset.view(state, decision.seat), decision);
    yield* ruleset.resolve(state, decision.seat, intent, dice, decision);
  }
};

/** Rolls the dice of trials again: what comes of them this time. */
export const rollAgain = (
  rules: Rules,
  { step, trials, place, drawn }: Begun,
  reckoner: Reckoner<Game>,
  dice: Dice,
): Came => {
  const state = fresh(step.state);
  let index = 0;
  let open: readonly OpenTrial[] = [];
  for (const event of eventsFrom(rules, state, step, noting(drawn, dice))) {
    if (index > place && !open.some((trial) => trial.goesOn(state, event))) return cameOf(open, state);
    // What is expected of the steps of an agenda is known before their dice fall; an event brings its dice with it.
    if (index === place) open = event.kind === 'went-on' ? trials : reckoner.trials(state, event);
    rules.ruleset.evolve(state, event);
    index += 1;
  }
  return cameOf(open, state);
};
