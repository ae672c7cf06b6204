import type { PromptRules } from '../chapter.ts';
import { DECLARE_PROMPT } from './declare/index.ts';
import { DEPLOY_PROMPT } from './deploy.ts';
import { EDGE_PROMPT } from './edge.ts';
import { MARKERS_PROMPTS } from './marker-places.ts';
import { PROPOSAL_PROMPT } from './proposal.ts';
import { SCOUT_PROMPT } from './scout.ts';

/** How this chapter's prompts are answered. */
export const SETUP_PROMPTS: PromptRules<
  'proposal' | 'marker-first' | 'place-marker' | 'edge' | 'declare' | 'deploy' | 'scout'
> = {
  proposal: PROPOSAL_PROMPT,
  ...MARKERS_PROMPTS,
  edge: EDGE_PROMPT,
  declare: DECLARE_PROMPT,
  deploy: DEPLOY_PROMPT,
  scout: SCOUT_PROMPT,
};
