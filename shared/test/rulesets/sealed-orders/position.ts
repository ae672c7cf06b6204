import { hexOf } from '@ironhex/shared/board';
import { indexOfLabel } from '@ironhex/shared/hex';
import { type Placed, readWhy, whyFields } from '@ironhex/shared/match';
import { z } from 'zod';
import { type Fault, fail, ok, type Result } from '../../../src/result.ts';
import { WORDS } from './ending.ts';
import { Hex } from './schemas.ts';
import { create, NO_PLAN } from './setup.ts';
import type { SealedTypes, State } from './types.ts';

/** What a position of sealed orders holds; what is left out is as at the beginning of a match. */
export const PositionSchema = z.strictObject({
  round: z.int().min(0).max(9).default(0),
  phase: z.enum(['plan', 'night', 'over']).default('plan'),
  units: z.array(
    z.strictObject({
      id: z.string().min(1).max(8),
      seat: z.string(),
      at: Hex.nullable().default(null),
      lost: z.boolean().default(false),
      seen: z.boolean().default(false),
    }),
  ),
  /** By seat. */
  plans: z
    .record(z.string(), z.strictObject({ orders: z.record(z.string(), Hex).default({}), committed: z.boolean() }))
    .default({}),
  answers: z.record(z.string(), z.union([Hex, z.literal('dark')])).default({}),
  flares: z.record(z.string(), z.boolean()).default({}),
  asked: z.record(z.string(), z.int().min(0)).default({}),
  outcome: z
    .strictObject({ winner: z.int().optional(), score: z.array(z.int()), ...whyFields(WORDS.outcomes) })
    .transform(readWhy)
    .nullable()
    .default(null),
});
export type Position = z.infer<typeof PositionSchema>;

export const fromPosition = (placed: Placed<SealedTypes>): Result<State, Fault[]> => {
  const { board, seats, position } = placed;
  const faults = position.units.flatMap(({ seat, at }, i) => [
    ...(seats.some(({ id }) => id === seat)
      ? []
      : [{ at: `position.units.${i}.seat`, message: `There is no seat "${seat}" (S-1).` }]),
    ...(at === null || (indexOfLabel(board, at) >= 0 && !hexOf(board, at).features.rock)
      ? []
      : [{ at: `position.units.${i}.at`, message: `No unit can stand in ${at} (S-3).` }]),
  ]);
  if (faults.length > 0) return fail(faults);
  const { round, phase, units, plans, answers, flares, asked, outcome } = structuredClone(position);
  const bySeat = <V>(given: Record<string, V>, usual: V) =>
    Object.fromEntries(seats.map(({ id }) => [id, given[id] ?? structuredClone(usual)]));
  return ok({
    ...create(placed),
    round,
    phase,
    units: units.map((unit) => ({ ...unit, side: seats.find(({ id }) => id === unit.seat)!.side })),
    plans: bySeat(plans, NO_PLAN),
    answers,
    flares: bySeat(flares, true),
    asked: bySeat(asked, 1),
    outcome: outcome as State['outcome'],
  });
};

export const toPosition = ({ round, phase, units, plans, answers, flares, asked, outcome }: State): Position =>
  structuredClone({
    round,
    phase,
    units: units.map(({ side: _side, ...unit }) => unit),
    plans,
    answers,
    flares,
    asked,
    outcome: outcome && { ...outcome, score: [...outcome.score] },
  });
