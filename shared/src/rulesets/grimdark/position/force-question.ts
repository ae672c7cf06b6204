import { z } from 'zod';
import { question, type RefereeQuestion } from '../../../match/index.ts';
import { ok } from '../../../result.ts';
import type { State } from '../model/state.ts';
import { FORCE_ORGS, ForceSchema, checkForce as faultsOf, limitsOf, totalOf } from '../roster/index.ts';
import { refusalAnswer } from './refusal-answer.ts';

const Schema = z.strictObject({
  force: ForceSchema,
  points: z.int().min(0).max(9999).optional(),
  forceOrg: z.enum(FORCE_ORGS).optional(),
});

/** Whether a force might be brought, G-4.6, within the limits of the match or others; the first fault where not. */
export const checkForce: RefereeQuestion<State> = question(Schema, ({ options }, { force, points, forceOrg }) => {
  const limits = limitsOf(points ?? options.points, forceOrg ?? options.forceOrg);
  const [fault] = faultsOf(force, limits);
  if (!fault) return ok({ ok: true, points: totalOf(force) });
  return ok({ ...refusalAnswer(fault), at: fault.at });
});
