// A worker of the page: holds a match that the page plays alone. The page itself loads nothing that rolls a die or thinks.
import { COMPUTERS } from '@ironhex/shared/computers';
import { RULESETS } from '@ironhex/shared/rulesets';
import type { Port } from '../worker/messages.ts';
import { serve } from '../worker/serve.ts';
import { LocalMatch } from './local-match.ts';

serve(globalThis as unknown as Port, (opening) =>
  LocalMatch.open(opening, { rulesets: RULESETS, computers: COMPUTERS }),
);
