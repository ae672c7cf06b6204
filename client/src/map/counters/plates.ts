import type { Grid } from '@ironhex/shared/hex';
import { contains, holds, overlaps, type Point, R, type Rect, rectAround, rectOf } from '../geometry/geometry.ts';
import type { Painting } from '../paint/brush.ts';
import { fitted, widthOf } from '../paint/lettering.ts';
import type { BaseCounter, BasePicture, Emphasis } from '../picture.ts';
import { extentOf, type Pose } from './standing.ts';
import { fieldOf } from './trays.ts';

/** What is written at a counter, and where. */
export interface Plate {
  /** As it is written: cut where it would be too wide, and empty where only the odds find room. */
  readonly name: string;
  /** What its sight mark says; empty for a counter without one. */
  readonly sight: string;
  /** The middle of the plate from the middle of the counter, map units. */
  readonly offset: Point;
  /** Width, height and the size of the letters, map units. */
  readonly w: number;
  readonly h: number;
  readonly letters: number;
}

/** Counters, the board on which or beside which they stand, and the part of it that is seen. */
interface CountersOnBoard extends Pick<BasePicture, 'counters' | 'seen'> {
  readonly board: Grid;
}

/** A plate at a place where it may stand. */
interface Tried {
  readonly plate: Plate;
  readonly rect: Rect;
}

/** The words on a plate. */
type Words = Pick<Plate, 'name' | 'sight'>;

/** CSS pixels of the letters. */
const LETTERS = 11.5;
/**
 * Below which radius of a hex plates would be too large for their counters, CSS pixels: those with name and odds, those with
 * the whole name of a counter that does not stand out, and all.
 */
const SMALLEST = { both: 17, all: 13, any: 11 };
/** Map units of the letters at least, so that they grow with the map when it is shown large. */
const GROWING = 9;
/** How heavy the letters are. */
export const WEIGHT = 700;
/**
 * Map units of the widest name with its rim: four hexes while they are small, two and a half while they are large; in
 * between it grows with the letters.
 */
export const WIDEST = 8 * R;
const WIDEST_OF_LARGE = 5 * R;
const LONGEST = 12.5;
/** How wide the crosshair before the odds is, in sizes of the letters. */
export const CROSSHAIR = 1.2;
/** The gap between the name and the crosshair, and from the text to the rim on both sides, in sizes of the letters. */
export const GAP = 0.4;
export const PADDING = 0.8;
/** How far a plate reaches over the rim of its own counter, map units. */
const OVER_RIM = 3;
/** How far from its middle no plate may come to a counter of which it is not, in extents of the counter. */
const BODY = { plain: 0.9, framed: 1.1 };
/** How much of a plate stays beside the middle of its counter when it is moved sideways, in extents of the counter. */
const BESIDE = 0.5;

/** How wide and high a plate is with letters of a size. */
const sizeOf = ({ name, sight }: Words, size: number): { readonly w: number; readonly h: number } => {
  const gap = name !== '' && sight !== '' ? GAP : 0;
  const crosshair = sight === '' ? 0 : CROSSHAIR;
  return { w: size * (widthOf(name, WEIGHT) + gap + crosshair + widthOf(sight, WEIGHT) + PADDING), h: size * 1.4 };
};

const IMPORTANCE = { acting: 4, selected: 4, target: 3, eligible: 1 } as const satisfies Readonly<
  Record<Emphasis, number>
>;
/** That of a counter with a sight mark: it and the more important ones stand out. */
const SIGHTED = 2;

const importance = ({ emphasis, sight }: BaseCounter): number =>
  Math.max(emphasis === undefined ? 0 : IMPORTANCE[emphasis], sight === undefined ? 0 : SIGHTED);

/** The first letters of a name's words, or two of its only one, and its number: `WF 2` for `Warden Frames 2`. */
const initialsOf = (name: string): string => {
  const words = name.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const [number] = words.at(-1)?.match(/^\d+$/) ?? [];
  const [first = '', ...others] = words.filter((word) => word !== number).map((word) => [...word]);
  const letters = others.length === 0 ? [...first].slice(0, 2) : [first, ...others].slice(0, 3).map(([one]) => one);
  return [letters.join(''), number ?? ''].filter(Boolean).join(' ');
};

/** What may be written at a counter with letters of a size, the fullest first. */
const textsOf = (counter: BaseCounter, radius: number, letters: number): readonly Words[] => {
  const { name: whole, sight = '' } = counter;
  const most = Math.min(WIDEST, Math.max(WIDEST_OF_LARGE, LONGEST * letters));
  const name = fitted(whole, most / letters - PADDING, WEIGHT);
  if (sight === '') {
    const hasRoom = radius >= SMALLEST.all || importance(counter) >= SIGHTED;
    return name === '' ? [] : [...(hasRoom ? [{ name, sight }] : []), { name: initialsOf(whole), sight }];
  }
  const odds = { name: '', sight };
  return name === '' || radius < SMALLEST.both ? [odds] : [{ name, sight }, odds];
};

/**
 * The places for a plate: below or above the counter, shifted as little as possible; else beside it, first on the side
 * of the other plates.
 */
const offsetsOf = (w: number, h: number, extent: number, others: 1 | -1): readonly Point[] => {
  const y = extent - OVER_RIM + h / 2;
  const x = extent - OVER_RIM + w / 2;
  const aside = Math.max(0, w / 2 - BESIDE * extent);
  return [
    ...[y, -y].flatMap((down) => [0, -aside / 2, aside / 2, -aside, aside].map((by) => ({ x: by, y: down }))),
    { x: x * others, y: 0 },
    { x: -x * others, y: 0 },
  ];
};

/** How far a rectangle reaches beyond another one, map units. */
const outside = (rect: Rect, field: Rect): number =>
  Math.max(0, field.x - rect.x, field.y - rect.y) +
  Math.max(0, rect.x + rect.w - field.x - field.w, rect.y + rect.h - field.y - field.h);

/** What a plate covers at a counter that stands at a point. */
export const plateRect = (at: Point, { offset, w, h }: Pick<Plate, 'offset' | 'w' | 'h'>): Rect =>
  rectOf({ x: at.x + offset.x, y: at.y + offset.y }, w, h);

/**
 * The plate of each counter. No plate covers another plate or counter: a name without room shrinks to initials; without
 * room for those, the plate of the less important counter is left out. A plate crosses the rim of the map, beyond which
 * the screen may end, only if it is larger than the map or belongs to a counter beside it; and the edge of what is seen
 * only if its counter does, or if there is no other place for any of its words.
 */
export const platesOf = (
  picture: CountersOnBoard,
  poses: ReadonlyMap<string, Pose>,
  { px, layout }: Painting,
): ReadonlyMap<string, Plate> => {
  const { counters, seen } = picture;
  const radius = R / px;
  const letters = Math.max(GROWING, LETTERS * px);
  const plates = new Map<string, Plate>();
  if (radius < SMALLEST.any) return plates;
  const alive = counters.filter(({ destroyed }) => !destroyed);
  const bodies = alive.map((counter) => {
    const pose = poses.get(counter.id)!;
    const part = importance(counter) > SIGHTED ? BODY.framed : BODY.plain;
    return { id: counter.id, rect: rectAround([pose.at], part * extentOf(counter, pose, px)) };
  });
  const xs = bodies.map(({ rect }) => rect.x + rect.w / 2);
  const middle = (Math.min(...xs) + Math.max(...xs)) / 2;
  const field = fieldOf(picture, layout);
  const taken: Rect[] = [];
  /** Its plates with their places, the best first. */
  const tried = (counter: BaseCounter): readonly Tried[] => {
    const pose = poses.get(counter.id)!;
    const { at } = pose;
    const waits = typeof counter.at !== 'string';
    const all = textsOf(counter, radius, letters).flatMap((texts) => {
      const { w, h } = sizeOf(texts, letters);
      const places = offsetsOf(w, h, extentOf(counter, pose, px), at.x > middle ? -1 : 1).map((offset) => {
        const plate = { ...texts, offset, w, h, letters };
        const rect = plateRect(at, plate);
        return { plate, rect, out: outside(rect, field) };
      });
      if (waits) return places.toSorted((one, other) => one.out - other.out);
      const inside = places.filter(({ out }) => out === 0);
      return inside.length > 0 ? inside : places;
    });
    if (seen === undefined || !holds(seen, at)) return all;
    return all.toSorted((one, other) => Number(contains(seen, other.rect)) - Number(contains(seen, one.rect)));
  };
  const place = (counter: BaseCounter): void => {
    const best = tried(counter).find(
      ({ rect }) =>
        !taken.some((other) => overlaps(other, rect)) &&
        !bodies.some((body) => body.id !== counter.id && overlaps(body.rect, rect)),
    );
    if (best === undefined) return;
    taken.push(best.rect);
    plates.set(counter.id, best.plate);
  };
  for (const counter of alive.toSorted((a, b) => importance(b) - importance(a) || (a.id < b.id ? -1 : 1)))
    place(counter);
  return plates;
};
