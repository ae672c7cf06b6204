import type { Look } from '../../../../src/rulesets/grimdark/map/counters.ts';

/** How a unit of ten looks that nothing has happened to. */
export const LOOK: Look = {
  figure: 'hl-line',
  army: 'holdfast-levy',
  size: 'standard',
  strength: { of: 'models', left: 10, total: 10, last: 1, half: false },
  activated: false,
  marks: [],
};
