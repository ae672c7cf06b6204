import type { Ruleset } from '../../match/index.ts';
import { check } from './ask/check.ts';
import { choices } from './ask/choices.ts';
import { awaited, BANK, CLOCKS, fallback, isFinal, LEAST_DELAY, pending, timers } from './ask/decisions.ts';
import { IntentSchema } from './ask/intents.ts';
import { checkPolicy, PolicySchema, standing } from './ask/standing.ts';
import { boards } from './boards/index.ts';
import { ForceSchema } from './cards/card.ts';
import { hasDetection } from './model/detection.ts';
import { evolve, follow } from './model/evolve.ts';
import { OLDER } from './model/older.ts';
import { OptionsSchema } from './model/options.ts';
import { redact, tellsByViews, view } from './model/redact.ts';
import { showing } from './model/showing.ts';
import type { WarfareTypes } from './model/types.ts';
import { fromPosition } from './position/from-position.ts';
import { QUESTIONS } from './position/questions.ts';
import { PositionSchema } from './position/schema.ts';
import { toPosition } from './position/to-position.ts';
import { turns } from './rules/turns/initiative.ts';
import { begin, resolve, ring } from './rules/turns/play.ts';
import { checkSetup, create, seats } from './rules/turns/setup.ts';
import { WORDS } from './words/index.ts';

/** Warfare 3025, as the engine plays it. */
export const warfare3025: Ruleset<WarfareTypes> = {
  id: 'warfare3025',
  version: '3',
  older: OLDER,
  name: 'Warfare 3025',
  words: WORDS,
  schemas: {
    options: OptionsSchema,
    force: ForceSchema,
    intent: IntentSchema,
    policy: PolicySchema,
    position: PositionSchema,
  },
  boards,
  clocks: CLOCKS,
  leastDelay: LEAST_DELAY,
  bank: BANK,
  // An exchange of eighteen attacks each with sixty blows held back, and both ways through falls, comes to 240 events; twelve
  // units that look at sixty hexes of a path on the largest map come to 60000.
  bounds: { dice: 800, events: 1_000, hexes: 120_000 },
  concession: { kind: 'concede' },
  // Windows of seconds run for every action, W-13d.15.
  inOneGo: hasDetection,
  played: ({ limit }) => `${limit} ticks`,
  seats,
  create,
  checkSetup,
  fromPosition,
  toPosition,
  questions: QUESTIONS,
  begin,
  pending,
  turns,
  view,
  awaited,
  askedBy: () => 'W-16',
  choices,
  check,
  fallback,
  resolve,
  timers,
  ring,
  evolve,
  redact,
  showing,
  follow,
  // Without detection nothing is secret but claims, which are not shown before the window closes. A window of detection
  // lets others decide in secret.
  isFinal,
  tellsByViews,
  outcome: (state) => state.outcome ?? undefined,
  checkPolicy,
  standing,
};
