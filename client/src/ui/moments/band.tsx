import type { HexLabel } from '@ironhex/shared/hex';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { type Coverable, coverables, leastCovering, WEIGHT } from '../../map/camera/covering.ts';
import { type Rect, rectAround } from '../../map/geometry/geometry.ts';
import type { BoardHandle } from '../../map/picture.ts';
import type { GameMoments } from '../../rulesets/moments.ts';
import type { Planning } from '../../rulesets/types.ts';
import type { ClientMatch } from '../../table/match.ts';
import { PlainWords } from '../words/words.tsx';
import type { Moments } from './moments.ts';
import './band.css';

/** CSS pixels between the band and the edge of the board, and what it keeps off. */
const EDGE = 10;
const GAP = 4;
/** CSS pixels around the centre of a hex that the question is about. */
const HEX = 24;

/**
 * How far below the upper edge of a board a band stands, in its upper half and as far up as it can without covering these;
 * `x` is its left end, measured as they are.
 */
export const topFor = (things: readonly Coverable[], band: Omit<Rect, 'y'>, boardHeight: number): number => {
  const below = things.map(({ rect }) => rect.y + rect.h + GAP).toSorted((a, b) => a - b);
  const tops = below.filter((top) => top > EDGE && top + band.h <= boardHeight / 2);
  return leastCovering(
    [EDGE, ...tops].map((y) => ({ rect: { ...band, y } })),
    things,
  )!.rect.y;
};

/** What a band had better not cover: all on the map, first its units and what matters now, and the hexes of the question. */
const underBand = (board: BoardHandle, units: readonly string[], hexes: readonly HexLabel[]): readonly Coverable[] => [
  ...coverables(board.written(), units),
  ...hexes
    .flatMap((hex) => board.positionOf(hex) ?? [])
    .map((at) => ({ rect: rectAround([at], HEX), weight: WEIGHT.hex })),
];

interface Props {
  readonly match: ClientMatch;
  readonly moments: Moments;
  readonly planning: Planning;
  readonly game: GameMoments<never>;
}

/** As many pictures as a band has room for. */
const PICTURES = 3;

/**
 * The great moment of now, over the upper edge of the map: takes no click, covers nothing that it is about, and goes by
 * itself.
 */
export const Band = ({ match, moments, planning, game }: Props) => {
  const place = useRef<HTMLDivElement>(null);
  const moment = moments.shown.value;
  const view = match.view.peek();
  useLayoutEffect(() => {
    const band = place.current;
    if (!moment || !band) return undefined;
    let frame = 0;
    // The camera may move meanwhile.
    const follow = () => {
      frame = requestAnimationFrame(follow);
      const board = match.board.peek();
      if (!board) return;
      const { left, width, height } = band.getBoundingClientRect();
      const around = document.querySelector('.board')!.getBoundingClientRect();
      const things = underBand(board, moment.units, planning.focus());
      band.style.top = `${topFor(things, { x: left - around.left, w: width, h: height }, around.height)}px`;
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [moment, planning]);
  return (
    <div class="band-place" role="status">
      {moment && (
        <div ref={place} key={moment.words} class="band" data-kind={moment.kind} data-testid="band">
          {view !== undefined && moment.units.length > 0 && (
            <span class="band-pictures" aria-hidden="true">
              {moment.units.slice(0, PICTURES).map((unit) => (
                <game.Picture key={unit} view={view as never} unit={unit} />
              ))}
            </span>
          )}
          <span class="band-words">
            <strong>
              <PlainWords match={match} text={moment.words} />
            </strong>
            {moment.about !== undefined && (
              <small>
                <PlainWords match={match} text={moment.about} />
              </small>
            )}
          </span>
        </div>
      )}
    </div>
  );
};
