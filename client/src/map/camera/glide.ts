import { smooth } from '../timing.ts';
import type { Camera } from './camera.ts';

/** Milliseconds that a movement of the camera lasts. */
const LASTS = 240;

/** What a camera sees: the map point in its upper left corner, and CSS pixels per map unit. */
type CameraView = Pick<Camera, 'x' | 'y' | 'zoom'>;

/** A movement of the camera that is under way. */
interface CameraMove {
  readonly from: CameraView;
  readonly to: CameraView;
  /** When it began; undefined before its first frame. */
  since: number | undefined;
}

const seenBy = ({ x, y, zoom }: CameraView): CameraView => ({ x, y, zoom });

const at = ({ from, to }: CameraMove, part: number): CameraView => {
  const mixed = (a: number, b: number): number => a + (b - a) * smooth(part);
  // Mix the sizes of the view, not the zooms: then a point that stays in view moves in a straight line.
  return { x: mixed(from.x, to.x), y: mixed(from.y, to.y), zoom: 1 / mixed(1 / from.zoom, 1 / to.zoom) };
};

/** Moves a camera smoothly to its goal. */
export class Glide {
  private readonly camera: Camera;
  private way: CameraMove | undefined;
  /** false: the camera jumps to its goal. */
  motion = true;

  constructor(camera: Camera) {
    this.camera = camera;
  }

  /** Changes the goal of the camera, which moves there from its current view. */
  to(change: () => void): void {
    const from = seenBy(this.camera);
    this.finish();
    change();
    const to = seenBy(this.camera);
    const still = from.x === to.x && from.y === to.y && from.zoom === to.zoom;
    if (!this.motion || still) return;
    this.way = { from, to, since: undefined };
    Object.assign(this.camera, from);
  }

  /** Reads something as it will be when the camera is at its goal. */
  atRest<T>(ask: () => T): T {
    const { way } = this;
    if (way === undefined) return ask();
    const now = seenBy(this.camera);
    Object.assign(this.camera, way.to);
    const answer = ask();
    Object.assign(this.camera, now);
    return answer;
  }

  /** The camera stays where it is on its way. */
  stop(): void {
    this.way = undefined;
  }

  /** Ends a running movement at its goal. */
  finish(): void {
    if (this.way !== undefined) Object.assign(this.camera, this.way.to);
    this.way = undefined;
  }

  /** Moves the camera on; true while it is on its way. */
  advance(now: number): boolean {
    const { way } = this;
    if (way === undefined) return false;
    way.since ??= now;
    const part = (now - way.since) / LASTS;
    if (part >= 1) this.finish();
    else Object.assign(this.camera, at(way, Math.max(0, part)));
    return true;
  }
}
