import type { Ruleset } from '@ironhex/shared/match';
import { askedBy, awaited, CLOCKS, check, choices, fallback, LEAST_DELAY, pending, standing } from './asked.ts';
import { boards } from './boards.ts';
import { evolve, follow } from './evolve.ts';
import { fromPosition, toPosition } from './position.ts';
import { resolve, ring, timers } from './resolve.ts';
import { ForceSchema, IntentSchema, OptionsSchema, PolicySchema, PositionSchema } from './schemas.ts';
import { checkSetup, create, SEATS } from './setup.ts';
import type { SealedTypes } from './types.ts';
import { isFinal, redact, view } from './view.ts';
import { WORDS } from './words.ts';

/** Sealed orders, as the engine plays it. */
export const sealedOrders: Ruleset<SealedTypes> = {
  id: 'sealed-orders',
  version: '1',
  name: 'Sealed orders',
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
  bank: { seconds: 300, whenEmpty: 20 },
  bounds: { dice: 100, events: 100, hexes: 1000 },
  concession: { kind: 'concede' },
  played: ({ rounds }) => `${rounds} rounds`,
  seats: () => SEATS,
  create,
  checkSetup,
  fromPosition,
  toPosition,
  questions: {},
  begin: () => [],
  pending,
  turns: ({ round }) => round,
  view,
  askedBy,
  awaited,
  choices,
  check,
  isPart: ({ kind }) => kind === 'order',
  fallback,
  resolve,
  timers,
  ring,
  evolve,
  redact,
  follow,
  isFinal,
  outcome: ({ outcome }) => outcome ?? undefined,
  checkPolicy: () => undefined,
  standing,
};
