/** How much of the sheet an upright phone shows: the plan only, the plan and a panel, or nearly the whole screen. */
export const HEIGHTS = ['peek', 'half', 'full'] as const;
export type Height = (typeof HEIGHTS)[number];

/** CSS pixels a millisecond from which a finger throws the sheet to its next height. */
const FLICK = 0.5;

/** At which of its heights, in CSS pixels from the least to the greatest, a sheet comes to rest that was let go. */
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
