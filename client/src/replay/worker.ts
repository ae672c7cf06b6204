// A worker of the page: folds a record for the page to look at. The page itself loads nothing that rolls a die.
import { RECKONERS } from '@ironhex/shared/reckoners';
import { RULESETS } from '@ironhex/shared/rulesets';
import type { Port } from '../worker/messages.ts';
import { serve } from '../worker/serve.ts';
import { Replay } from './replay.ts';

/** Loaded when somebody wants to know how the computer would have played. */
const computers = async () => (await import('@ironhex/shared/computers')).COMPUTERS;

serve(globalThis as unknown as Port, (record) =>
  Replay.open(record, { rulesets: RULESETS, reckoners: RECKONERS, computers }),
);
