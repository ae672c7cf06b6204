import type { Side } from './picture.ts';

/** Every colour on the map by what it is for. */
export interface Colours {
  readonly table: string;
  readonly paperEdge: string;
  readonly ink: string;
  readonly quiet: string;
  readonly panel: string;
  readonly hairline: string;
  readonly shadow: string;
  readonly light: string;
  /** Around texts that stand on the map itself. */
  readonly rim: string;
  /** Over what is dimmed. */
  readonly dim: string;
  readonly grid: string;
  readonly act: string;
  readonly danger: string;
  readonly good: string;
  readonly reach: string;
  readonly sides: readonly [string, string, string, string];
  /** For what belongs to no side. */
  readonly noSide: string;
  /** Ground by level, from `GROUND_FROM` up. */
  readonly ground: readonly string[];
  readonly woods: { readonly floor: string; readonly tree: string; readonly lit: string; readonly dark: string };
  readonly water: { readonly depths: readonly string[]; readonly ripple: string; readonly shore: string };
  readonly sand: string;
  readonly swamp: string;
  readonly rubble: string;
  readonly rock: string;
  readonly rockLit: string;
  readonly impassable: string;
  readonly road: string;
  readonly roadEdge: string;
  readonly roof: string;
  readonly wall: string;
  readonly wallDark: string;
}

/** The level of the first ground colour. */
export const GROUND_FROM = -3;

const shared = {
  act: '#ffd166',
  danger: '#ff5d5d',
  good: '#7bd88f',
  sides: ['#4da3ff', '#ff9f43', '#c18aff', '#4fd1a5'],
  noSide: '#9aa4ae',
} as const;

/** The colours by theme. */
export const THEMES: Readonly<Record<'dark' | 'light', Colours>> = {
  dark: {
    ...shared,
    table: '#14181d',
    paperEdge: '#0b0d10',
    ink: '#f3f1e6',
    quiet: '#d9d6c4',
    panel: '#1b2128',
    hairline: '#39434e',
    shadow: '#0c0f0d',
    light: '#fff3d0',
    rim: '#0c0f0d',
    dim: '#0a0d11',
    grid: '#1c211c',
    reach: '#eaf4ff',
    ground: ['#3d4844', '#454f48', '#4f584c', '#5b6150', '#6b6b53', '#7a7457', '#887d5d', '#958766', '#a1926f'],
    woods: { floor: '#4a5745', tree: '#3f5b43', lit: '#5b7a58', dark: '#26362b' },
    water: { depths: ['#4f6f7d', '#42606f', '#365261', '#2c4454'], ripple: '#8fb0bb', shore: '#8d8a6c' },
    sand: '#8f8461',
    swamp: '#4a5a50',
    rubble: '#6c675e',
    rock: '#5a574e',
    rockLit: '#9b9584',
    impassable: '#34363a',
    road: '#a3987f',
    roadEdge: '#403d33',
    roof: '#aaa294',
    wall: '#7a7267',
    wallDark: '#57514a',
  },
  light: {
    ...shared,
    act: '#b97e00',
    danger: '#cf2f2f',
    good: '#23843f',
    sides: ['#1f78d8', '#dd7710', '#8c4fd6', '#14936a'],
    noSide: '#6b7480',
    table: '#d9d4c7',
    paperEdge: '#8d8676',
    ink: '#2b2a24',
    quiet: '#55524a',
    panel: '#fbf9f3',
    hairline: '#c9c2b2',
    shadow: '#4a4536',
    light: '#ffffff',
    rim: '#ffffff',
    dim: '#4a4536',
    grid: '#7d7660',
    reach: '#23405f',
    ground: ['#bcc5b2', '#c9cfba', '#d6d9c3', '#e5e1ca', '#e3d5b2', '#dcc79c', '#d3b988', '#c9ab78', '#be9d6a'],
    woods: { floor: '#c3cfab', tree: '#83a274', lit: '#a6c08f', dark: '#55704f' },
    water: { depths: ['#a9cbd6', '#8fb8c8', '#78a5b9', '#6493a9'], ripple: '#e6f2f4', shore: '#b9a97f' },
    sand: '#ecd9a4',
    swamp: '#b9c6ab',
    rubble: '#c2b9a9',
    rock: '#a1977f',
    rockLit: '#efe8d6',
    impassable: '#8b877f',
    road: '#f6eed9',
    roadEdge: '#9c8d6c',
    roof: '#e0d3c0',
    wall: '#b3a38b',
    wallDark: '#8f8069',
  },
};

const channels = (hex: string): readonly number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** A `#rrggbb` colour, partly transparent. */
export const fade = (hex: string, alpha: number): string => `rgba(${channels(hex).join(',')},${alpha})`;

/** A `#rrggbb` colour part of the way to another. */
export const blend = (a: string, b: string, part: number): string => {
  const to = channels(b);
  return `#${channels(a)
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
