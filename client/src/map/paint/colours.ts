import type { Side } from '../picture.ts';
import { DAYLIGHT, type Daylight, GROUND_FROM } from './daylight.ts';

/** Every colour on the map by its purpose: those of the theme, and the map's own. */
export interface Colours extends Daylight {
  readonly table: string;
  readonly paperEdge: string;
  readonly ink: string;
  readonly quiet: string;
  readonly panel: string;
  readonly hairline: string;
  /** Around texts that stand on the map itself. */
  readonly rim: string;
  /** What stands out on plates, by its tone. */
  readonly onPanel: { readonly act: string; readonly danger: string; readonly good: string };
  readonly sides: readonly [string, string, string, string];
  /** For what belongs to no side. */
  readonly noSide: string;
}

/** The colours of each theme: the table, and the overlays of the map. The map itself has the same daylight in both. */
export const THEMES: Readonly<Record<'dark' | 'light', Colours>> = {
  dark: {
    ...DAYLIGHT,
    table: '#14181d',
    paperEdge: '#05070a',
    ink: '#f6f4ea',
    quiet: '#d9d6c4',
    panel: '#1b2128',
    hairline: '#39434e',
    rim: '#10160f',
    onPanel: { act: '#ffd166', danger: '#ff5d5d', good: '#7bd88f' },
    sides: ['#4da3ff', '#ff9f43', '#c18aff', '#4fd1a5'],
    noSide: '#9aa4ae',
  },
  light: {
    ...DAYLIGHT,
    table: '#e9e4d8',
    paperEdge: '#8d8676',
    ink: '#2b2a24',
    quiet: '#55524a',
    panel: '#fbf9f3',
    hairline: '#c9c2b2',
    rim: '#ffffff',
    onPanel: { act: '#b97e00', danger: '#cf2f2f', good: '#23843f' },
    sides: ['#1f78d8', '#dd7710', '#8c4fd6', '#14936a'],
    noSide: '#6b7480',
  },
};

/** Red, green and blue of a `#rrggbb` colour, 0 to 255. */
export const channelsOf = (hex: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** A `#rrggbb` colour, partly transparent. */
export const fade = (hex: string, alpha: number): string => `rgba(${channelsOf(hex).join(',')},${alpha})`;

/** A `#rrggbb` colour part of the way to another. */
export const blend = (a: string, b: string, part: number): string => {
  const to = channelsOf(b);
  return `#${channelsOf(a)
    .map((value, i) => Math.round(value + ((to[i] ?? 0) - value) * part))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
};

/** A side's colour. */
export const sideColour = (colours: Colours, side: Side): string =>
  side === null ? colours.noSide : colours.sides[side];

/** The colour of the ground at a level. */
export const groundColour = (colours: Colours, level: number): string =>
  colours.ground[Math.min(colours.ground.length - 1, Math.max(0, level - GROUND_FROM))] ?? colours.table;
