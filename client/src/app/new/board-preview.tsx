import type { Board } from '@ironhex/shared/board';
import { useMemo } from 'preact/hooks';
import { grown, R } from '../../map/geometry/geometry.ts';
import { UPRIGHT } from '../../map/geometry/layout.ts';
import { groundOf } from '../../map/layers/ground.ts';
import { paintLayers } from '../../map/layers/layer.ts';
import type { Brush } from '../../map/paint/brush.ts';
import type { GameHome } from '../../rulesets/home.ts';
import { UI } from '../../text/ui.ts';
import { Painted } from '../../ui/board/painted.tsx';
import { Name } from '../../ui/words/name.tsx';

interface Props {
  readonly board: Board;
  readonly map: GameHome['map'];
  /** Empty for a picture that only decorates. */
  readonly label: string;
  /** At this size the preview shows the lines of its hexes. */
  readonly large?: boolean;
}

/** Room around the map, in map units. */
const MARGIN = { large: R * 0.9, small: R * 0.65 } as const;

/** A board drawn as the map draws it. */
export const BoardPreview = ({ board, map, label, large = false }: Props) => {
  const rect = useMemo(() => grown(UPRIGHT.boardRect(board), large ? MARGIN.large : MARGIN.small), [board, large]);
  const paint = useMemo(() => {
    const layers = groundOf(map, large ? 'lines' : 'no lines');
    return (brush: Brush) => paintLayers(brush, layers, { board });
  }, [board, map, large]);
  return <Painted class="board-preview" rect={rect} paint={paint} label={label} />;
};

/** The board of the match, with its name and size. */
export const BoardFigure = (props: {
  readonly board: Board | undefined;
  readonly map: GameHome['map'];
  readonly title: string;
}) => (
  <figure class="board-big">
    {props.board ? (
      <BoardPreview board={props.board} map={props.map} label={props.title} large />
    ) : (
      <div class="board-preview" />
    )}
    <figcaption>
      <strong>
        <Name text={props.title} as="whole" />
      </strong>
      {props.board && <span class="quiet">{UI.setup.boardSize(props.board.width, props.board.height)}</span>}
    </figcaption>
  </figure>
);
