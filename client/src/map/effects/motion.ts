import type { Direction, HexLabel } from '@ironhex/shared/hex';
import { type Showing, slotsOf } from '../counters/slots.ts';
import { apart, between, R } from '../geometry/geometry.ts';
import type { Painting } from '../paint/brush.ts';
import { smooth, stretch } from '../timing.ts';
import { type Effect, type EffectTools, LONGEST } from './effect.ts';

/** A counter goes along a path, or jumps from its first hex to its last. */
export interface MoveCue {
  readonly kind: 'move';
  readonly unit: string;
  readonly path: readonly HexLabel[];
  readonly facing: Direction;
  readonly jump: boolean;
  /** It strikes at the second hex, and is back in its own. */
  readonly lunge?: true;
  /** How it stands in its last hex, if others are there too: which it is from the top, of how many. */
  readonly slot?: { readonly n: number; readonly of: number };
}

/** A counter turns where it stands. */
export interface FaceCue {
  readonly kind: 'face';
  readonly unit: string;
  readonly facing: Direction;
}

/** Hexes a second. */
const PACE = 6;
const TURN = 220;

/** The shortest way from one facing to another, so that a counter never turns the long way round. */
export const turnTo = (from: number, to: Direction): number => {
  const turn = (((to - from) % 6) + 6) % 6;
  return from + (turn > 3 ? turn - 6 : turn);
};

/** A counter moves along its path, on foot or in one jump. */
export const moveEffect = (cue: MoveCue, { sprites }: EffectTools, { layout, px }: Painting): Effect => {
  const { places, ...ends } = slotsOf(cue.slot?.of ?? 1, px);
  const beside = places[cue.slot?.n ?? 0]!;
  const hexes = cue.path
    .map(layout.centreOfLabel)
    .map((at, i, all) => (i === all.length - 1 ? { x: at.x + beside.x, y: at.y + beside.y } : at));
  const pose = sprites.poseOf(cue.unit);
  // A counter that waits beside the board comes from there.
  const enters = pose !== undefined && hexes[0] !== undefined && apart(pose.at, hexes[0]) > R;
  // One that shares its hex stands beside the middle.
  const points = pose === undefined ? hexes : [pose.at, ...hexes.slice(enters ? 0 : 1)];
  const mixed = (part: number, from: number, to: number): number => from + (to - from) * part;
  const showing = (part: number): Showing => ({
    share: mixed(part, pose?.share ?? ends.share, ends.share),
    most: mixed(part, pose?.most ?? ends.most, ends.most),
  });
  const legs = points.slice(1).map((b, i) => ({ a: points[i]!, b }));
  const start = enters || pose === undefined ? cue.facing : pose.facing;
  const last = points.at(-1);
  const first = points[0];
  const duration = Math.min(LONGEST, Math.max(TURN, (legs.length * 1000) / PACE + 60));
  const jump = (part: number): void => {
    if (first === undefined || last === undefined) return;
    const over = smooth(part);
    const high = Math.max(R * 0.9, apart(first, last) * 0.28);
    const facing = start + (turnTo(start, cue.facing) - start) * over;
    const lift = high * 4 * over * (1 - over);
    sprites.hold(cue.unit, { at: between(first, last, over), facing, lift, alpha: 1, ...showing(over) });
  };
  const walk = (part: number): void => {
    const far = smooth(part) * legs.length;
    const leg = legs[Math.min(legs.length - 1, Math.floor(far))];
    if (leg === undefined || last === undefined) {
      if (last !== undefined) sprites.hold(cue.unit, { at: last, facing: cue.facing, lift: 0, alpha: 1, ...ends });
      return;
    }
    // Units walk backwards too: a counter turns only as far as its facing at the end asks.
    const facing = start + (turnTo(start, cue.facing) - start) * stretch(part, 0.15, 0.85);
    const at = between(leg.a, leg.b, Math.min(1, far - legs.indexOf(leg)));
    sprites.hold(cue.unit, { at, facing, lift: 0, alpha: 1, ...showing(part) });
  };
  return {
    duration,
    unit: cue.unit,
    where: points.toReversed(),
    at: cue.jump ? jump : walk,
    end: () => {},
    textures: [],
  };
};

/** A counter turns where it stands. */
export const faceEffect = (cue: FaceCue, { sprites }: EffectTools): Effect => {
  const pose = sprites.poseOf(cue.unit);
  const from = pose?.facing ?? cue.facing;
  const to = turnTo(from, cue.facing);
  return {
    duration: TURN + 60 * Math.abs(to - from),
    unit: cue.unit,
    where: pose === undefined ? [] : [pose.at],
    at: (part) => {
      if (pose !== undefined) sprites.hold(cue.unit, { ...pose, facing: from + (to - from) * smooth(part) });
    },
    end: () => {},
    textures: [],
  };
};
