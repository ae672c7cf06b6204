/** How fast what happens is shown; `off`: nothing moves. */
export type Pace = 'slow' | 'normal' | 'fast' | 'off';

/** How many times its usual time an effect takes. */
export const STRETCHED: Readonly<Record<Pace, number>> = { slow: 2, normal: 1, fast: 0.5, off: 1 };
