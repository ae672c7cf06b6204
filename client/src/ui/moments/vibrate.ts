import type { MomentKind } from '../../rulesets/moments.ts';
import { vibration } from '../../table/settings.ts';

/** How each kind is felt: milliseconds on, off, on and so on. Only what asks for the player, and the end, is. */
const PATTERNS: { readonly [K in MomentKind]?: number[] } = {
  turn: [70],
  interrupt: [40, 60, 40, 60, 40],
  defend: [120, 60, 60],
  pick: [40, 60, 40],
  won: [60, 60, 60, 60, 180],
  lost: [260],
  drawn: [120],
};

/** Can this device be felt? Those with a mouse cannot, whatever their browser says. */
export const canVibrate = (): boolean =>
  typeof navigator.vibrate === 'function' && matchMedia('(pointer: coarse)').matches;

/** Lets a moment be felt. Browsers allow it after the user has done something on the page. */
export const vibrate = (kind: MomentKind): void => {
  const pattern = PATTERNS[kind];
  if (pattern && vibration.peek() && canVibrate() && navigator.userActivation?.hasBeenActive)
    navigator.vibrate(pattern);
};
