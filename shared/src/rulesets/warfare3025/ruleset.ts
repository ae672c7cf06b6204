import type { Ruleset } from '../../match/index.ts';
import { boards } from './boards/index.ts';
import { ForceSchema } from './cards/card.ts';
import { check } from './check.ts';
import { choices } from './choices.ts';
import { awaited, CLOCKS, fallback, pending } from './decisions.ts';
import { evolve } from './evolve.ts';
import { follow } from './follow.ts';
import { IntentSchema } from './intents.ts';
import { OptionsSchema } from './options.ts';
import { playOn, resolve } from './play.ts';
import { redact, view } from './redact.ts';
import { checkSetup, create, SEATS } from './setup.ts';
import { checkPolicy, PolicySchema, standing } from './standing.ts';
import type { WarfareTypes } from './types.ts';

/** Warfare 3025, as the engine plays it. */
export const warfare3025: Ruleset<WarfareTypes> = {
  id: 'warfare3025',
  version: '2',
  name: 'Warfare 3025',
  schemas: { options: OptionsSchema, force: ForceSchema, intent: IntentSchema, policy: PolicySchema },
  boards,
  clocks: CLOCKS,
  concession: { kind: 'concede' },
  seats: () => SEATS,
  create,
  checkSetup,
  begin: playOn,
  pending,
  view,
  awaited,
  choices,
  check,
  fallback,
  resolve,
  evolve,
  redact,
  follow,
  // In the preset core nothing is secret but dice, and claims that nobody sees until the window is closed.
  isFinal: () => false,
  outcome: (state) => state.outcome ?? undefined,
  checkPolicy,
  standing,
};
