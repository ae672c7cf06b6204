import {
  firstState,
  type MatchRecord,
  type Ruleset,
  type Rulesets,
  type RulesetTypes,
  setupOf,
} from '@ironhex/shared/match';
import { clocksFor, type Fault, fail, ok, type Result } from '@ironhex/shared/protocol';
import type { MatchPlan } from '../rooms/match/blueprint.ts';
import type { ReadPosition } from '../workshop/read-request.ts';

/** Why a position that the rules accept cannot be played on. */
const playFaults = (ruleset: Ruleset<RulesetTypes>, record: MatchRecord): Fault[] => {
  const seats = ruleset.seats(record.options);
  const named = (all: readonly { readonly id: string; readonly side: number }[]) =>
    all.map(({ id, side }) => `${id} (side ${side})`).join(', ');
  if (named(seats) !== named(record.seats))
    return [{ at: 'position.seats', message: `A match is played here with these seats: ${named(seats)}.` }];
  return ruleset.outcome(firstState(ruleset, setupOf(record)))
    ? [{ at: 'position.position', message: 'The match is over in this position: there is nothing left to play.' }]
    : [];
};

/** Judges a match that begins from a position: no seat brings a force. */
export const planPosition = (
  { asked, begun }: ReadPosition,
  rulesets: Rulesets,
): Result<MatchPlan, readonly Fault[]> => {
  if (!begun.ok) return begun;
  const {
    ruleset: { id: rulesetId },
    options,
    board,
    seats,
    position,
  } = begun.value;
  const ruleset = rulesets.get(rulesetId)!;
  const clocks = clocksFor(ruleset, asked.clocks);
  const faults = playFaults(ruleset, begun.value);
  if (!clocks.ok || faults.length > 0) return fail([...faults, ...(clocks.ok ? [] : clocks.error)]);
  return ok({
    name: asked.name || `${ruleset.name}: ${board.name}`,
    rulesetId,
    version: ruleset.version,
    options,
    board,
    seats: seats.map(({ id, side }) => ({ id, side, force: null, brings: 'match' })),
    position,
    clocks: clocks.value,
  });
};
