import { INK } from '../../../../map/counters/parts.ts';
import { plateRect, platesOf } from '../../../../map/counters/plates.ts';
import { extentOf, standing } from '../../../../map/counters/standing.ts';
import { APOTHEM, overlaps, type Point, R, type Rect, rectAround, rectOf } from '../../../../map/geometry/geometry.ts';
import type { Layer } from '../../../../map/layers/layer.ts';
import { type Brush, fill, type Painting, stroke, write } from '../../../../map/paint/brush.ts';
import type { BasePicture } from '../../../../map/picture.ts';
import { strokeOrder } from '../counter/order-glyphs.ts';
import type { Counter, OrderCards } from '../counters.ts';
import { numberRects } from './plan-numbers.ts';
import type { PlanPicture } from './plan-places.ts';

/** CSS pixels: a card with one word, what a further word adds, between cards, and between movement and gunnery. */
const CARD = 15;
const WORD = 12;
const GAP = 1.5;
const PARTED = 5;
/** Below this radius of a hex in CSS pixels, a sign says only whether an order is written. */
const READABLE = 30;
/** Map units to one of their pixels at least, so that cards grow with the map when it is shown large. */
const GROWING = 0.85;
/** Map units that the cards of an order fill at most: they end where those of a neighbour begin. */
const ROOM = 2 * APOTHEM - 4;

/** The cards of an order, each with its words and how wide it is, CSS pixels. */
interface Card {
  readonly words: readonly string[];
  readonly gunnery: boolean;
  /** Its left edge from that of the first card. */
  readonly x: number;
  readonly w: number;
}

/** The cards of an order side by side: three of movement, two of gunnery. */
export const cardsOf = ({ steps, parts }: OrderCards): readonly Card[] => {
  let x = 0;
  return [
    ...steps.map((words) => ({ words: words.length > 0 ? words : ['-'], gunnery: false })),
    ...parts.map((word) => ({ words: [word], gunnery: true })),
  ].map(({ words, gunnery }, i, all): Card => {
    if (i > 0) x += gunnery && !all[i - 1]!.gunnery ? PARTED : GAP;
    const w = CARD + WORD * (words.length - 1);
    const card = { words, gunnery, x, w };
    x += w;
    return card;
  });
};

const COLOURS = {
  written: { card: '#f6f2e4', gunnery: '#ffd9c9', ink: INK, rim: INK },
  committed: { card: '#b4b1a6', gunnery: '#bea69b', ink: INK, rim: INK },
  default: { card: '#454d55', gunnery: '#4d4643', ink: '#c3ccd4', rim: '#8a949e' },
  illegal: { card: '#ffe1dd', gunnery: '#ffe1dd', ink: '#8f1414', rim: '#ff4c38' },
} as const;

/** How wide cards are side by side, CSS pixels. */
const widthOf = (cards: readonly Card[]): number => {
  const { x, w } = cards.at(-1)!;
  return x + w;
};

/** Map units to one of their pixels. */
const unitOf = (orders: OrderCards, px: number): number =>
  Math.min(Math.max(px, GROWING), ROOM / widthOf(cardsOf(orders)));

/** The cards around a point. */
const paintCards = ({ ctx, px }: Brush, at: Point, orders: OrderCards): void => {
  const unit = unitOf(orders, px);
  const cards = cardsOf(orders);
  const colours = COLOURS[orders.state];
  ctx.translate(at.x, at.y);
  ctx.scale(unit, unit);
  ctx.translate(-widthOf(cards) / 2, -CARD / 2);
  for (const { words, gunnery, x, w } of cards) {
    ctx.beginPath();
    ctx.roundRect(x, 0, w, CARD, 2.6);
    fill(ctx, gunnery ? colours.gunnery : colours.card);
    stroke(ctx, colours.rim, 1.3);
    words.forEach((word, i) => {
      ctx.save();
      ctx.translate(x + CARD / 2 + i * WORD, CARD / 2);
      ctx.scale(0.7, 0.7);
      strokeOrder(ctx, word, colours.ink);
      ctx.restore();
    });
  }
};

const SIGNS = { written: '✓', committed: '✓', default: '·', illegal: '!' } as const;

/** Whether an order is written, where its cards could not be read. */
const paintSign = ({ ctx, px }: Brush, at: Point, { state }: OrderCards): void => {
  const colours = COLOURS[state];
  const size = 10 * px;
  ctx.beginPath();
  ctx.arc(at.x, at.y, size * 0.62, 0, Math.PI * 2);
  fill(ctx, colours.card);
  stroke(ctx, colours.rim, 1.4 * px);
  write(ctx, SIGNS[state], { x: at.x, y: at.y + size * 0.04 }, { size, colour: colours.ink, weight: 800 });
};

interface CardParts extends Pick<BasePicture, 'board' | 'seen'> {
  readonly counters: readonly Counter[];
  readonly plans: readonly PlanPicture[];
}

/** Where the orders of a hex may stand: below who stands there or above, moved aside as little as will do. */
const placesFor = (x: number, below: number, above: number, wide: number): readonly Point[] =>
  [below, above].flatMap((y) => [0, -0.25, 0.25, -0.5, 0.5].map((aside) => ({ x: x + aside * wide, y })));

/**
 * Where the order of each counter stands, those of one hex below each other, the upper counter's first: below their hex, or
 * where they cover no other counter, nothing that is written at one or at a plan, and no other order, if there is such a
 * place.
 */
const placesOf = (picture: CardParts, painting: Painting) => {
  const { board, counters, plans } = picture;
  const { px } = painting;
  const poses = standing(counters, board, painting);
  const alive = counters.filter(({ destroyed }) => !destroyed);
  const poseOf = ({ id }: Counter) => poses.get(id)!;
  const bodies = alive.map((counter) => ({
    hex: counter.at,
    rect: rectAround([poseOf(counter).at], 0.9 * extentOf(counter, poseOf(counter), px)),
  }));
  const plates = [...platesOf(picture, poses, painting)];
  const taken = [...plates.map(([id, plate]) => plateRect(poses.get(id)!.at, plate)), ...numberRects(plans, painting)];
  const ordered = alive.filter(({ orders }) => orders !== undefined);
  return [...Map.groupBy(ordered, ({ at }) => at)].flatMap(([hex, sharing]) => {
    const unit = Math.min(...sharing.map(({ orders }) => unitOf(orders!, px)));
    const xs = sharing.map((counter) => poseOf(counter).at.x);
    const edge = (way: 1 | -1) =>
      sharing.map((counter) => poseOf(counter).at.y + way * extentOf(counter, poseOf(counter), px));
    const away = (CARD / 2 - 3) * unit;
    const w = Math.max(...sharing.map(({ orders }) => widthOf(cardsOf(orders!)) * unit));
    const h = sharing.length * (CARD + GAP) * unit;
    const places = placesFor(
      (Math.min(...xs) + Math.max(...xs)) / 2,
      Math.max(...edge(1)) + away,
      Math.min(...edge(-1)) - away,
      w,
    );
    const others = [...taken, ...bodies.flatMap((body) => (body.hex === hex ? [] : [body.rect]))];
    const isFree = (at: Point) => !others.some((other) => overlaps(other, rectOf(at, w, h)));
    const at = places.find(isFree) ?? places[0]!;
    taken.push(rectOf(at, w, h));
    return sharing.map(({ orders }, row) => {
      const y = at.y + (row - (sharing.length - 1) / 2) * (CARD + GAP) * unit;
      return { orders: orders!, at: { x: at.x, y } };
    });
  });
};

/** What the cards of an order take up, with their rims. */
const boundsOf = (orders: OrderCards, at: Point, px: number): Rect => {
  const unit = unitOf(orders, px);
  return rectOf(at, (widthOf(cardsOf(orders)) + 2) * unit, (CARD + 2) * unit);
};

/** What all cards of orders take up. */
export const cardRects = (picture: CardParts, painting: Painting): readonly Rect[] =>
  placesOf(picture, painting).map(({ orders, at }) => boundsOf(orders, at, painting.px));

/** The orders of units as cards below their counters; where the map is small, only whether they are written. */
export const orderCards: Layer<CardParts> = {
  parts: ['counters', 'board', 'plans', 'seen'],
  marks: (picture, painting) => {
    const { px } = painting;
    const readable = R / px >= READABLE;
    return placesOf(picture, painting).map(({ orders, at }) => ({
      bounds: readable ? boundsOf(orders, at, px) : rectAround([at], 9 * px),
      paint: (brush) => (readable ? paintCards(brush, at, orders) : paintSign(brush, at, orders)),
    }));
  },
};
