import type { SetupStep } from '../../model/steps.ts';
import type { PartsRules, StepRules } from '../chapter.ts';
import { ANNOUNCE_PARTS, ANNOUNCE_STEP } from './announce.ts';
import { ARMIES_STEP, ARMY_PARTS } from './armies.ts';
import { DEPLOY_STEP } from './deploy.ts';
import { TERRAIN_PARTS } from './ground.ts';
import { HIDE_PARTS, HIDES_STEP } from './hides.ts';
import { PLACE_PARTS } from './place-parts.ts';
import { EDGES_STEP, PLACE_STEP, RACES_STEP, SETUP_STEP, TERRAIN_STEP } from './resolve.ts';

/** How this chapter's steps are taken. */
export const SETUP_STEPS: StepRules<SetupStep['do']> = {
  stage: {
    perform: function* (_state, { stage }) {
      yield { kind: 'stage-began', stage, to: { open: { stage, step: 0 } } };
    },
  },
  races: RACES_STEP,
  announce: ANNOUNCE_STEP,
  armies: ARMIES_STEP,
  edges: EDGES_STEP,
  terrain: TERRAIN_STEP,
  hides: HIDES_STEP,
  setup: SETUP_STEP,
  place: PLACE_STEP,
  deploy: DEPLOY_STEP,
};

/** How this chapter's prompts of parts are answered. */
export const SETUP_PARTS: PartsRules<'announce' | 'army' | 'terrain' | 'hide' | 'setup' | 'deploy'> = {
  announce: ANNOUNCE_PARTS,
  army: ARMY_PARTS,
  terrain: TERRAIN_PARTS,
  hide: HIDE_PARTS,
  setup: PLACE_PARTS,
  deploy: PLACE_PARTS,
};
