import type { HexLabel } from '@ironhex/shared/hex';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { coverables, WEIGHT } from '../../map/camera/covering.ts';
import { rectAround } from '../../map/geometry/geometry.ts';
import type { BoardHandle } from '../../map/picture.ts';
import type { GameMoments } from '../../rulesets/moments.ts';
import type { Planning } from '../../rulesets/types.ts';
import type { ClientMatch } from '../../table/match.ts';
import { PlainWords } from '../words/words.tsx';
import type { Moments } from './moments.ts';
import { placeFor } from './place.ts';
import './band.css';

/** CSS pixels that a wide band leaves beside it: room for the compass at one end. */
const BESIDE = 70;
/** CSS pixels around the centre of a hex that the question is about. */
const HEX = 24;

/** The hexes that a lesson points at, and those of the question. */
type Hexes = Readonly<Record<'pointed' | 'asked', readonly HexLabel[]>>;

/**
 * Puts a band where it covers the least: of all on the map first its units, what matters now and what a lesson points at,
 * then the hexes of the question, and of what stands over the map.
 */
const place = (band: HTMLElement, board: BoardHandle, units: readonly string[], { pointed, asked }: Hexes): void => {
  const coverable = (hexes: readonly HexLabel[], weight: number) =>
    hexes.flatMap((hex) => board.positionOf(hex) ?? []).map((at) => ({ rect: rectAround([at], HEX), weight }));
  const things = [
    ...coverables(board.written(), units),
    ...coverable(pointed, WEIGHT.matters),
    ...coverable(asked, WEIGHT.hex),
    ...board.over().map((rect) => ({ rect, weight: WEIGHT.other })),
  ];
  const free = board.free();
  band.style.maxWidth = `${free.w - BESIDE}px`;
  const { x, y } = placeFor(things, { w: band.offsetWidth, h: band.offsetHeight }, free);
  band.style.left = `${x}px`;
  band.style.top = `${y}px`;
};

interface Props {
  readonly match: ClientMatch;
  readonly moments: Moments;
  readonly planning: Planning;
  readonly game: GameMoments<never>;
}

/** As many pictures as a band has room for. */
const PICTURES = 3;

/**
 * The great moment of now, over the map: takes no click, covers nothing that it is about as long as there is room, and
 * goes by itself.
 */
export const Band = ({ match, moments, planning, game }: Props) => {
  const element = useRef<HTMLDivElement>(null);
  const moment = moments.shown.value;
  const board = match.board.value;
  const view = match.view.peek();
  const pointed = match.pointed.value;
  useLayoutEffect(() => {
    const band = element.current;
    if (!moment || !band || !board) return undefined;
    const stand = () => place(band, board, moment.units, { pointed, asked: planning.focus() });
    stand();
    return board.rested(stand);
  }, [moment, planning, board, pointed]);
  return (
    <div class="band-place" role="status">
      {moment && (
        <div ref={element} key={moment.words} class="band" data-kind={moment.kind} data-testid="band">
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
