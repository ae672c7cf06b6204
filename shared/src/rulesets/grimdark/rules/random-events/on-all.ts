// Events with an effect on all units, for the round or the battle, G-17.4.
import type { Effect } from '../../model/effects.ts';
import { happened, lasts, type Row } from './row.ts';

const forAll = (event: number, what: Effect['what'], until: Effect['until']): Row =>
  function* (state) {
    yield happened(event, {}, lasts(state, event, { what, until }));
  };

/** Event 21: moves into terrain pieces may be dangerous. */
export const carnivorousFauna = forAll(21, { kind: 'fauna' }, 'battle');

/** Event 26: every model has one more attack with its first melee weapon. */
export const finishThem = forAll(26, { kind: 'melee-attacks', amount: 1 }, 'round');

/** Event 42: waits for a natural 1 to hit when shooting. */
export const graveMiscalculation = forAll(42, { kind: 'first-die', event: 42 }, 'round');

/** Event 43: waits for a natural 6 to hit in melee. */
export const berserker = forAll(43, { kind: 'first-die', event: 43 }, 'round');

/** Event 45: waits for a natural 1 to block by a unit with Tough models. */
export const weakSpot = forAll(45, { kind: 'first-die', event: 45 }, 'round');
