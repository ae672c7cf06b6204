import { signal } from '@preact/signals';

/** The layout of a match's page: panels on both sides of the map, or a small screen, upright or on its side. */
type Format = 'wide' | 'upright' | 'lying';

/** undefined where there is no screen: forms are checked without one, too. */
const query = (media: string): MediaQueryList | undefined => globalThis.matchMedia?.(media);

/** Room for a panel on each side of the map. A desktop zoomed to 200 % has less, and is laid out as a small screen. */
const WIDE = query('(width >= 900px) and (height >= 500px)');
const UPRIGHT = query('(orientation: portrait)');
/** Room for two panels and a map between them; a tablet has less. */
const ROOMY = query('(width >= 1200px)');

const formatNow = (): Format => (WIDE?.matches === false ? (UPRIGHT?.matches ? 'upright' : 'lying') : 'wide');

/** The layout for the window as it is now. */
export const format = signal<Format>(formatNow());

const cardLiesOver = (): boolean => formatNow() === 'wide' && ROOMY?.matches === false;

/** Whether the card of a unit covers part of the map, since there is no column beside it. */
export const cardOver = signal<boolean>(cardLiesOver());

for (const each of [WIDE, UPRIGHT, ROOMY])
  each?.addEventListener('change', () => {
    format.value = formatNow();
    cardOver.value = cardLiesOver();
  });
