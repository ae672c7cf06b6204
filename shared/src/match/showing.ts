// How long a page animates events at normal speed, in milliseconds. The server computes from it when players have seen
// the events; a page at another speed gets the same time.

/** The longest time for which a page plays events since it was last at rest; then it shows the rest immediately. */
export const LONGEST_SHOW = 6000;

/** Dice that land beside a hex, with their result. */
export const ROLL_SHOWN = 640;
/** A shot that flies, until it hits. */
export const SHOT_SHOWN = 320;
/** A counter that turns where it stands. */
export const TURN_SHOWN = 300;
/** A counter that is lost. */
export const LOSS_SHOWN = 820;

/** A counter that moves so many hexes. */
export const wayShown = (hexes: number): number =>
  hexes === 0 ? 0 : Math.min(850, Math.max(220, Math.round((hexes * 1000) / 6) + 60));
