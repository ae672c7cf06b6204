import { provableDice } from './provable.ts';

/** Seats that were drawn by lot: the player of `from[n]`, who had put in `salts[n]`, sits on `to[n]` since. */
export interface Lots {
  readonly salts: readonly string[];
  readonly from: readonly string[];
  readonly to: readonly string[];
}

/**
 * Draws lots: gives the new seats of the players of these seats, in the same order. The dice are bound to the secret of
 * the match, whose hash everybody has, and to the players' salts, so that anybody can check them afterwards. They are no
 * dice of the match itself: those are bound to the salts alone.
 */
export const drawLots = (secret: string, { salts, from }: Pick<Lots, 'salts' | 'from'>): readonly string[] => {
  const dice = provableDice(secret, ['lot', ...salts]);
  const left = [...from];
  return from.map(() => left.splice(dice.pick(left.length, 'lot'), 1)[0]!);
};
