import { apart, between, type Point } from '../geometry/geometry.ts';

/** How far a finger or the mouse may slip and still tap, CSS pixels. */
const SLIP = 7;
/** How long a press is a long one, milliseconds. */
const LONG = 450;

/** What the fingers or the mouse did. Points are CSS pixels from the board's upper left corner. */
export type Gesture =
  | { readonly kind: 'tap' | 'peek'; readonly at: Point }
  | { readonly kind: 'drag'; readonly from: Point; readonly at: Point; readonly dx: number; readonly dy: number }
  | { readonly kind: 'drop' }
  | { readonly kind: 'pinch'; readonly at: Point; readonly factor: number; readonly dx: number; readonly dy: number };

interface Finger {
  readonly start: Point;
  at: Point;
}

/** Tells taps, drags, pinches and long presses apart. The caller passes the time, so that tests need no clock. */
export class Gestures {
  private readonly fingers = new Map<number, Finger>();
  private downAt = 0;
  /** The press has become a drag, a pinch or a long press, so lifting the finger is no tap. */
  private spent = false;
  private readonly report: (gesture: Gesture) => void;

  constructor(report: (gesture: Gesture) => void) {
    this.report = report;
  }

  /** Whether something is held down. */
  get held(): boolean {
    return this.fingers.size > 0;
  }

  /** A finger or button goes down. */
  down(id: number, at: Point, now: number): void {
    if (this.fingers.size === 0) {
      this.spent = false;
      this.downAt = now;
    } else this.spent = true;
    this.fingers.set(id, { start: at, at });
  }

  /** It moves. */
  move(id: number, at: Point): void {
    const finger = this.fingers.get(id);
    if (finger === undefined) return;
    const other = [...this.fingers].find(([key]) => key !== id)?.[1];
    const before = finger.at;
    if (other !== undefined) {
      finger.at = at;
      const middle = between(at, other.at, 0.5);
      const factor = apart(at, other.at) / Math.max(1, apart(before, other.at));
      this.report({ kind: 'pinch', at: middle, factor, dx: (at.x - before.x) / 2, dy: (at.y - before.y) / 2 });
      return;
    }
    if (!this.spent && apart(finger.start, at) <= SLIP) return;
    this.spent = true;
    finger.at = at;
    this.report({ kind: 'drag', from: finger.start, at, dx: at.x - before.x, dy: at.y - before.y });
  }

  /** It is lifted. */
  up(id: number, at: Point): void {
    if (!this.fingers.delete(id) || this.fingers.size > 0) return;
    this.report(this.spent ? { kind: 'drop' } : { kind: 'tap', at });
  }

  /** The system cancelled the touch. */
  cancel(id: number): void {
    if (this.fingers.delete(id) && this.fingers.size === 0) this.report({ kind: 'drop' });
  }

  /** Time passes: a finger that stays is a long press, once. */
  wait(now: number): void {
    const [finger] = this.fingers.values();
    if (finger === undefined || this.spent || this.fingers.size > 1 || now - this.downAt < LONG) return;
    this.spent = true;
    this.report({ kind: 'peek', at: finger.at });
  }
}

/** The nearest of some places. */
export const nearest = <T extends { readonly at: Point }>(places: readonly T[], at: Point): T | undefined =>
  places.toSorted((a, b) => apart(a.at, at) - apart(b.at, at)).at(0);
