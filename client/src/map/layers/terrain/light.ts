import type { Point } from '../../geometry/geometry.ts';

/** Towards the sun: it stands over the upper left corner of the screen, however the map lies. */
export const SUN: Point = { x: -0.64, y: -0.77 };

/** How the sun falls on a slope that faces an angle: 1 straight, 0 along it, -1 from behind. */
export const litFrom = (angle: number): number => Math.cos(angle) * SUN.x + Math.sin(angle) * SUN.y;

/** A point moved away from the sun. */
export const cast = ({ x, y }: Point, by: number): Point => ({ x: x - SUN.x * by, y: y - SUN.y * by });
