import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Point } from '../../map/geometry/geometry.ts';
import type { GameMoments } from '../../rulesets/moments.ts';
import type { ClientMatch } from '../../table/match.ts';
import { PlainWords } from '../words/words.tsx';
import type { Moments } from './moments.ts';
import './band.css';

/** The place of a band along the upper edge: its left and right end, and its height. */
interface Span {
  readonly left: number;
  readonly right: number;
  readonly height: number;
}

/** CSS pixels that a unit takes around the centre of its hex. */
const UNIT = 46;
/** CSS pixels between the band and the edge of the board. */
const EDGE = 10;

/** How far below the board's upper edge a band covers none of these units; at the edge if there is no such place. */
export const topFor = (units: readonly Point[], { left, right, height }: Span, boardHeight: number): number => {
  let top = EDGE;
  for (const { x, y } of units.toSorted((a, b) => a.y - b.y)) {
    const beside = x + UNIT < left || x - UNIT > right;
    if (!beside && y + UNIT > top && y - UNIT < top + height) top = y + UNIT;
  }
  return top + height > boardHeight / 2 ? EDGE : top;
};

interface Props {
  readonly match: ClientMatch;
  readonly moments: Moments;
  readonly game: GameMoments<never>;
}

/** As many pictures as a band has room for. */
const PICTURES = 3;

/**
 * The great moment of now, over the upper edge of the map: takes no click, covers none of its units, and goes by
 * itself.
 */
export const Band = ({ match, moments, game }: Props) => {
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
      const { offsetWidth: width, offsetHeight: height } = band;
      const { clientWidth, clientHeight } = band.parentElement!;
      const units = moment.units.flatMap((unit) => board.counterAt(unit) ?? []);
      const span = { left: (clientWidth - width) / 2, right: (clientWidth + width) / 2, height };
      const top = topFor(units, span, clientHeight);
      band.style.top = `${top}px`;
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [moment]);
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
