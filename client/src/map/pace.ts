/** How fast what happens is shown; `off`: nothing moves. */
export const PACES = ['slow', 'normal', 'fast', 'off'] as const;
export type Pace = (typeof PACES)[number];

/** How many times its usual time an effect takes. */
export const STRETCHED: Readonly<Record<Pace, number>> = { slow: 2, normal: 1, fast: 0.5, off: 1 };
