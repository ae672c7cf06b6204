import type { GunneryStep } from '../../model/steps/gunnery.ts';
import { first, type PartsRules, type StepRules } from '../chapter.ts';
import { ceaseFire, smokeBatch } from './cease-fire.ts';
import { SHOOT, targetQuestions } from './choices.ts';
import { openFire, readParts } from './open-fire.ts';
import { attacked, hitQuestions, strikeAll } from './resolve.ts';

/** How this chapter's steps are taken. */
export const GUNNERY_STEPS: StepRules<GunneryStep['do']> = {
  gunnery: {
    perform: function* (state, { part }) {
      yield readParts(state, part);
      yield first(state, { do: 'targets', part });
    },
  },
  targets: {
    asks: (state, { part }) => targetQuestions(state, part),
    perform: (state, { part }, answers) => openFire(state, part, answers),
  },
  attack: { perform: (state, { part, attack }, _answers, dice) => attacked(state, attack, part, dice) },
  hits: {
    asks: (state, { part, attack, on }) => hitQuestions(state, attack, on, part),
    perform: (state, { part, attack, on }, answers, dice) => strikeAll(state, attack, on, part, answers, dice),
  },
  'cease-fire': {
    asks: (state, { fired }) => smokeBatch(state, fired),
    perform: (state, { part, fired }, answers) => ceaseFire(state, part, fired, answers),
  },
};

/** How this chapter's prompts of parts are answered. */
export const GUNNERY_PARTS: PartsRules<'shoot'> = { shoot: SHOOT };
