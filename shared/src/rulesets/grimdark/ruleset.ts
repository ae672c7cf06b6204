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
import type { GrimdarkTypes } from './model/types.ts';
import { fromPosition } from './position/from-position.ts';
import { QUESTIONS } from './position/questions.ts';
import { PositionSchema } from './position/schema.ts';
import { inProgress } from './position/seal.ts';
import { toPosition } from './position/to-position.ts';
import { ForceSchema } from './roster/index.ts';
import { begin, resolve } from './rules/play.ts';
import { checkSetup } from './rules/setup/check-setup.ts';
import { create, seats } from './rules/setup/create.ts';
import { SCENARIO_NAMES, WORDS } from './words/index.ts';

/** Grimdark, as the engine plays it. */
export const grimdark: Ruleset<GrimdarkTypes> = {
  id: 'grimdark',
  version: '4',
  older: OLDER,
  digested: briefly,
  name: 'Grimdark (3.4.1, hex edition)',
  words: WORDS,
  schemas: {
    options: OptionsSchema,
    force: ForceSchema,
    intent: IntentSchema,
    policy: POLICIES.schema,
    position: PositionSchema,
  },
  boards,
  clocks: CLOCKS,
  leastDelay: LEAST_DELAY,
  bank: BANK,
  // The largest matches that tables take reach about 4,700, 1,200 and 3,500,000 in a step: an earthquake among all
  // units, the walking dead in battles without decisions, and the search for a sniper's post on the largest map.
  bounds: { dice: 12_000, events: 5_000, hexes: 6_000_000 },
  concession: { kind: 'concede' },
  played: ({ scenario }) => SCENARIO_NAMES[scenario],
  seats,
  create,
  checkSetup,
  fromPosition,
  inProgress,
  toPosition,
  questions: QUESTIONS,
  begin,
  pending,
  turns: ({ round }) => Math.max(0, round - 1),
  view,
  awaited,
  askedBy,
  choices,
  check,
  isPart,
  fallback,
  resolve,
  evolve: (state, { to }) => applyChange(state, to),
  redact,
  showing,
  follow: (view, { to }) => applySeen(view, to),
  isFinal,
  outcome: ({ outcome }) => outcome ?? undefined,
  checkPolicy: POLICIES.checkPolicy,
  standing: POLICIES.standing,
};
