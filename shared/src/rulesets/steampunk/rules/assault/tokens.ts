import type { Allocation, Fight } from '../../model/contest.ts';
import type { Event } from '../../model/events.ts';
import type { State } from '../../model/state.ts';
import type { UnitId } from '../../model/units.ts';
import { giveTokens } from '../damage/harm.ts';
import { bestDie } from './bout.ts';
import { venomOn } from './venom.ts';

/** Puts these tokens on their unit. */
export const giveVenom = function* (
  state: State,
  fight: Fight,
  allocation: Allocation,
  target: UnitId,
): Generator<Event> {
  for (const tokens of venomOn(state, fight, allocation, target)) yield* giveTokens(state, target, tokens);
};

/** Units whose hits were deflected are poisoned by who deflected them: `poison_on_deflect`. */
export const giveSpikes = function* (state: State, fight: Fight, { cancelled }: Allocation): Generator<Event> {
  for (const { hit, by } of cancelled) {
    const die = bestDie(state, state.units[by]!, 'poison_on_deflect');
    if (die) yield* giveTokens(state, fight.hits[hit]!.by, [{ token: 'poison', die }]);
  }
};
