import { signal } from '@preact/signals';

/** How the page of a match is laid out: panels on both sides of the map, or a small screen that stands upright or lies. */
export type Format = 'wide' | 'upright' | 'lying';

/** Room for a panel on each side of the map. A desktop zoomed to 200 % has less, and is laid out as a small screen. */
const WIDE = matchMedia('(width >= 900px) and (height >= 500px)');
const UPRIGHT = matchMedia('(orientation: portrait)');

const formatNow = (): Format => (WIDE.matches ? 'wide' : UPRIGHT.matches ? 'upright' : 'lying');

/** The layout for the window as it is now. */
export const format = signal<Format>(formatNow());

for (const query of [WIDE, UPRIGHT])
  query.addEventListener('change', () => {
    format.value = formatNow();
  });
