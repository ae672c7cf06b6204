// Events that fall on a random player, G-17.4.
import { surveyOf } from '../../ground/survey.ts';
import { first } from '../chapter.ts';
import { scored } from '../score.ts';
import { pickSeat } from './picks.ts';
import { happened, lasts, type Row } from './row.ts';

/** Event 16: a player's units have -1 to morale tests for the battle. */
export const combatFatigued: Row = function* (state, dice) {
  const seat = pickSeat(state, dice, 'combat fatigued');
  const effect = { on: { seat }, what: { kind: 'morale', amount: -1 }, until: 'battle' } as const;
  yield happened(16, { seat }, lasts(state, 16, effect));
};

/** Event 23: a player names a terrain piece in secret. */
export const riggedToBlow: Row = function* (state, dice) {
  const seat = pickSeat(state, dice, 'rigged to blow');
  yield happened(23, { seat });
  if (surveyOf(state.board).pieces.length > 0) yield first(state, { do: 'rig', seat });
};

/** Event 53: enemies have -1 to hit in melee against a player's units. */
export const flashGrenades: Row = function* (state, dice) {
  const seat = pickSeat(state, dice, 'flash grenades');
  const what = { kind: 'hit', amount: -1, scope: 'melee', against: seat } as const;
  yield happened(53, { seat }, lasts(state, 53, { what, until: 'round' }));
};

/** Event 65: a player gains a victory point. */
export const criticalTransmission: Row = function* (state, dice) {
  const seat = pickSeat(state, dice, 'critical transmission');
  yield happened(65, { seat }, { open: scored(state, { [seat]: 1 }) });
};
