/** How much of the sheet an upright phone shows: the plan only, the plan and a panel, or nearly the whole screen. */
export const HEIGHTS = ['peek', 'half', 'full'] as const;
export type Height = (typeof HEIGHTS)[number];

/** CSS pixels a millisecond from which a finger throws the sheet to its next height. */
const FLICK = 0.5;

/** The height at which a released sheet comes to rest; `heights` are in CSS pixels, in ascending order. */
export const settled = (heights: readonly number[], height: number, speed: number): Height => {
  const away = heights.map((each) => Math.abs(each - height));
  const nearest = away.indexOf(Math.min(...away));
  const next =
    speed > FLICK
      ? heights.findIndex((each) => each > height)
      : speed < -FLICK
        ? heights.findLastIndex((each) => each < height)
        : nearest;
  return HEIGHTS[next < 0 ? nearest : next]!;
};
