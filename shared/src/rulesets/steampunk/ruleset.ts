import { briefly } from '../../agenda/index.ts';
import type { Ruleset } from '../../match/index.ts';
import { check, choices, fallback, isPart, POLICIES } from './ask/answers.ts';
import { askedBy, awaited, BANK, CLOCKS, LEAST_DELAY, pending } from './ask/decisions.ts';
import { IntentSchema } from './ask/intents.ts';
import { boards } from './boards/index.ts';
import { applyChange, applySeen } from './model/change.ts';
import { OLDER } from './model/older.ts';
import { OptionsSchema } from './model/options.ts';
import { isFinal, redact, view } from './model/redact.ts';
import { showing } from './model/showing.ts';
import type { SteampunkTypes } from './model/types.ts';
import { fromPosition } from './position/from-position.ts';
import { inProgress } from './position/in-progress.ts';
import { BOUNDS } from './position/most.ts';
import { QUESTIONS } from './position/questions.ts';
import { PositionSchema } from './position/schema.ts';
import { toPosition } from './position/to-position.ts';
import { ArmySchema } from './roster/army.ts';
import { begin, resolve, ring, timers } from './rules/play.ts';
import { create, seats } from './rules/setup/create.ts';
import { checkSetup } from './rules/setup/races.ts';
import { WORDS } from './words/index.ts';

/** Steampunk Fantasy, as the engine plays it. */
export const steampunk: Ruleset<SteampunkTypes> = {
  id: 'steampunk',
  version: '5',
  older: OLDER,
  digested: briefly,
  name: 'Steampunk Fantasy',
  words: WORDS,
  schemas: {
    options: OptionsSchema,
    force: ArmySchema,
    intent: IntentSchema,
    policy: POLICIES.schema,
    position: PositionSchema,
  },
  boards,
  clocks: CLOCKS,
  bank: BANK,
  leastDelay: LEAST_DELAY,
  lastingSecrets: true,
  bounds: BOUNDS,
  concession: { kind: 'concede' },
  played: ({ victory }) => (victory.kind === 'timed' ? `${victory.turns} turns` : 'To the last unit'),
  seats,
  create,
  checkSetup,
  fromPosition,
  inProgress,
  toPosition,
  boardOf: ({ board }) => board,
  questions: QUESTIONS,
  begin,
  pending,
  turns: ({ turn }) => Math.max(0, turn - 1),
  view,
  awaited,
  askedBy,
  choices,
  check,
  isPart,
  fallback,
  resolve,
  timers,
  ring,
  evolve: (state, { to }) => applyChange(state, to),
  redact,
  showing,
  follow: (view, { to }) => applySeen(view, to),
  isFinal,
  outcome: ({ outcome }) => outcome ?? undefined,
  checkPolicy: POLICIES.checkPolicy,
  standing: POLICIES.standing,
};
