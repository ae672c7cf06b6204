import { plainBoards } from '@ironhex/shared/board';
import { question, type Refusal, type Ruleset } from '@ironhex/shared/match';
import { z } from 'zod';
import { fail, ok } from '../../../src/result.ts';

/** Seats take turns to roll a die and run so many steps; whoever runs `goal` steps first has won. */
export interface RaceTypes {
  state: { goal: number; seats: string[]; steps: number[]; turn: number; asked: number };
  view: { goal: number; seats: string[]; steps: number[]; turn: number; asked: number };
  intent: { kind: 'run'; dice: number } | { kind: 'crash' };
  event: { kind: 'ran'; seat: number; rolls: number[] };
  seen: { kind: 'ran'; seat: number; rolls: number[] };
  options: { goal: number };
  force: { lead: number };
  policy: { run: number };
  position: { steps: number[]; turn: number; asked: number };
}

const winner = ({ steps, goal }: RaceTypes['state']): number => steps.findIndex((step) => step >= goal);

const check = (state: RaceTypes['state'], seat: string, intent: RaceTypes['intent']): Refusal | undefined => {
  if (state.seats[state.turn] !== seat) return { code: 'not-asked', rule: 'R-1', message: 'It is not your turn.' };
  if (intent.kind === 'run' && intent.dice > 3)
    return { code: 'too-many', rule: 'R-2', message: 'Three dice at most.' };
  return undefined;
};

/** A game of alternating turns with open dice, the smallest that the engine can play. */
export const race: Ruleset<RaceTypes> = {
  id: 'race',
  version: '1',
  name: 'Race',
  words: { outcomes: { 'first-home': 'First home.' }, refusals: {} },
  schemas: {
    options: z.strictObject({ goal: z.int().min(1) }),
    force: z.strictObject({ lead: z.int().min(0) }),
    intent: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('run'), dice: z.int().min(1) }),
      z.strictObject({ kind: z.literal('crash') }),
    ]),
    policy: z.strictObject({ run: z.int() }),
    position: z.strictObject({ steps: z.array(z.int()), turn: z.int().default(0), asked: z.int().default(1) }),
  },
  boards: plainBoards({ width: 5, height: 5 }),
  clocks: { plan: { name: 'Run', seconds: 60, bank: true } },
  bounds: { dice: 100, events: 100, hexes: 1000 },
  concession: { kind: 'run', dice: 0 },
  seats: () => ['red', 'blue'].map((id, side) => ({ id, side, brings: 'host' })),
  create: ({ options, seats }) => ({
    goal: options.goal,
    seats: seats.map(({ id }) => id),
    steps: seats.map(({ force }) => force!.lead),
    turn: 0,
    asked: 1,
  }),
  checkSetup: ({ seats }) => (seats.length < 2 ? [{ code: 'alone', rule: 'R-0', message: 'A race takes two.' }] : []),
  fromPosition: ({ options, seats, position }) =>
    position.steps.length === seats.length
      ? ok({ ...structuredClone(position), goal: options.goal, seats: seats.map(({ id }) => id) })
      : fail([{ at: 'position.steps', message: 'Every seat has its steps (R-0).' }]),
  toPosition: ({ steps, turn, asked }) => ({ steps: [...steps], turn, asked }),
  questions: {
    lead: question(z.string(), ({ seats, steps }, seat) =>
      ok({ lead: steps[seats.indexOf(seat)]! - Math.max(...steps) }),
    ),
  },
  begin: () => [],
  pending: (state) =>
    winner(state) >= 0
      ? []
      : [
          {
            id: state.asked,
            seat: state.seats[state.turn]!,
            kind: 'run',
            clock: { class: 'plan' },
          },
        ],
  turns: ({ asked }) => asked - 1,
  view: (state) => structuredClone(state),
  awaited: (view) => race.pending(view),
  fallback: () => ({ kind: 'run', dice: 1 }),
  isFinal: () => false,
  choices: () => ({
    *[Symbol.iterator]() {
      for (const dice of [1, 2, 3]) yield { kind: 'run' as const, dice };
    },
    sample: (below) => ({ kind: 'run', dice: below(3) + 1 }),
  }),
  check,
  *resolve(state, _seat, intent, dice) {
    const rolls: number[] = [];
    if (intent.kind === 'run') for (let i = 0; i < intent.dice; i++) rolls.push(dice.roll(6, 'run'));
    else yield { kind: 'ran', seat: state.turn, rolls: [dice.roll(6, 'crash')] };
    if (intent.kind === 'crash') throw new Error('a bug in the rules');
    yield { kind: 'ran', seat: state.turn, rolls };
  },
  evolve: (state, { seat, rolls }) => {
    state.steps[seat]! += rolls.reduce((sum, roll) => sum + roll, 0);
    state.turn = (seat + 1) % state.seats.length;
    state.asked += 1;
  },
  redact: (_state, event) => event,
  follow: (view, seen) => race.evolve(view, seen),
  outcome: (state) =>
    winner(state) < 0 ? undefined : { winner: winner(state), score: state.steps, rule: 'R-3', code: 'first-home' },
  checkPolicy: () => undefined,
  standing: (_view, _decision, { run }) => ({ kind: 'run', dice: run }),
};
