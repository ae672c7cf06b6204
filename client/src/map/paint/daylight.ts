import type { Point } from '../geometry/geometry.ts';

/** The colours of the map, in daylight: the same in both themes. */
export interface Daylight {
  /** Shade and shadows on the map, and the dark edge around lines that stand on it. */
  readonly shadow: string;
  /** What the sun falls on. */
  readonly light: string;
  /** Lines and numbers that are printed on the map. */
  readonly print: string;
  /** Around printed numbers, and printed numbers on dark ground. */
  readonly halo: string;
  /** What stands out on the map, on any ground if it has a dark edge. */
  readonly act: string;
  readonly danger: string;
  readonly good: string;
  readonly reach: string;
  /** The line along the foot of higher ground. */
  readonly contour: string;
  /** Ground by level, from `GROUND_FROM` up. */
  readonly ground: readonly string[];
  /** What large regions tend to: dry or lush. */
  readonly dry: string;
  readonly lush: string;
  readonly woods: {
    readonly floor: string;
    readonly leaf: string;
    readonly lit: string;
    readonly needle: string;
    readonly needleLit: string;
    readonly dark: string;
  };
  readonly water: {
    readonly depths: readonly string[];
    readonly ripple: string;
    readonly shore: string;
    readonly bank: string;
  };
  readonly sand: string;
  readonly dune: string;
  readonly swamp: string;
  readonly pool: string;
  readonly reed: string;
  readonly rubble: string;
  readonly brick: string;
  readonly scree: string;
  readonly rock: string;
  readonly rockLit: string;
  readonly impassable: string;
  readonly road: string;
  readonly roadEdge: string;
  readonly roof: string;
  readonly roofFlat: string;
  readonly wall: string;
  readonly window: string;
}

/** The level of the first ground colour. */
export const GROUND_FROM = -3;

/** A relief map on a summer's morning. */
export const DAYLIGHT: Daylight = {
  shadow: '#1f2a22',
  light: '#fffbe8',
  print: '#2b2a1c',
  halo: '#fffdf0',
  act: '#ffc83d',
  danger: '#ff4c38',
  good: '#2fce6b',
  reach: '#ffffff',
  contour: '#5e4a2a',
  // Hollows blue green, the plain fresh green, then straw, ochre and pale rock.
  ground: [
    '#6f9f80',
    '#7fae7a',
    '#93bd70',
    '#a9cc66',
    '#cbd773',
    '#e6d781',
    '#e3bf72',
    '#d3a46a',
    '#cdae94',
    '#ddd0c2',
    '#ece6de',
  ],
  dry: '#bfa24a',
  lush: '#45a266',
  woods: {
    floor: '#5d8a45',
    leaf: '#3a7d35',
    lit: '#7cb653',
    needle: '#27664a',
    needleLit: '#55a074',
    dark: '#143a22',
  },
  water: {
    depths: ['#79c6e6', '#479fd6', '#2b7cbb', '#1f619c'],
    ripple: '#ffffff',
    shore: '#f1e2b0',
    bank: '#6b5a34',
  },
  sand: '#f4e3b5',
  dune: '#b98f4e',
  swamp: '#8a8158',
  pool: '#4aa3b8',
  reed: '#4d5a24',
  rubble: '#a59c98',
  brick: '#a3563f',
  scree: '#b9ac92',
  rock: '#857b6d',
  rockLit: '#e9e1d0',
  impassable: '#57545a',
  road: '#f8efd8',
  roadEdge: '#7a6440',
  roof: '#cf5f42',
  roofFlat: '#a8a09c',
  wall: '#f3e6cc',
  window: '#5b4a3e',
};

/** Towards the sun: it stands over the upper left corner of the screen, however the map lies. */
export const SUN: Point = { x: -0.64, y: -0.77 };

/** How the sun falls on a slope that faces an angle: 1 straight, 0 along it, -1 from behind. */
export const litFrom = (angle: number): number => Math.cos(angle) * SUN.x + Math.sin(angle) * SUN.y;

/** A point moved away from the sun. */
export const cast = ({ x, y }: Point, by: number): Point => ({ x: x - SUN.x * by, y: y - SUN.y * by });
