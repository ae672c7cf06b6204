/** How fast what happens is shown; `off`: nothing moves. */
export type Pace = 'slow' | 'normal' | 'fast' | 'off';

/** How many times its usual time an effect takes. */
export const STRETCHED: Readonly<Record<Pace, number>> = { slow: 2, normal: 1, fast: 0.5, off: 1 };

/** Eases a part of an effect, 0 to 1: slow at both ends. */
export const smooth = (part: number): number => part * part * (3 - 2 * part);

/** The part of a stretch of time within the whole: 0 before it, 1 after it. */
export const stretch = (part: number, from: number, to: number): number =>
  Math.min(1, Math.max(0, (part - from) / (to - from)));
