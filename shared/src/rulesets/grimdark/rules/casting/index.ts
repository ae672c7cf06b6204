import type { CastingStep } from '../../model/steps/casting.ts';
import type { StepRules } from '../chapter.ts';
import { CAST_STEPS } from './cast.ts';
import { TOKEN_STEPS } from './tokens.ts';

/** How this chapter's steps are taken, G-16. */
export const CASTING_STEPS: StepRules<CastingStep['do']> = { ...TOKEN_STEPS, ...CAST_STEPS };
