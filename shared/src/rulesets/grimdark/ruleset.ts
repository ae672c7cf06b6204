import type { Ruleset } from '../../match/index.ts';
import { check } from './ask/check.ts';
import { choices, fallback } from './ask/choices.ts';
import { askedBy, awaited, BANK, CLOCKS, pending } from './ask/decisions.ts';
import { IntentSchema } from './ask/intents.ts';
import { applyChange, applySeen } from './model/change.ts';
import { OptionsSchema } from './model/options.ts';
import { isFinal, redact, view } from './model/redact.ts';
import type { GrimdarkTypes } from './model/types.ts';

/** Grimdark, as the engine plays it: what of it is written yet. */
export const grimdark = {
  id: 'grimdark',
  version: '1',
  name: 'Grimdark (3.4.1, hex edition)',
  clocks: CLOCKS,
  bank: BANK,
  concession: { kind: 'concede' },
  pending,
  view,
  awaited,
  askedBy,
  choices,
  check,
  fallback,
  redact,
  isFinal,
  evolve: (state, { to }) => {
    if (to) applyChange(state, to);
  },
  follow: (view, { to }) => {
    if (to) applySeen(view, to);
  },
  outcome: ({ outcome }) => outcome ?? undefined,
} satisfies Partial<Ruleset<GrimdarkTypes>>;
export const SCHEMAS = { options: OptionsSchema, intent: IntentSchema };
