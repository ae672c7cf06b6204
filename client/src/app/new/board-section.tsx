import { type Board, readBoardText } from '@ironhex/shared/board';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { FormProps, GameHome } from '../../rulesets/home.ts';
import { UI } from '../../text/ui.ts';
import { faultText, UNREADABLE } from '../../ui/form/faults.ts';
import { FaultLines, FaultList, FileButton, Fold } from '../../ui/form/fields.tsx';
import { Name } from '../../ui/words/name.tsx';
import { type BoardForm, boardPlace, chosenBoard, type ReadyBoard, readyBoards } from './board-form.ts';
import { BoardFigure, BoardPreview } from './board-preview.tsx';
import { SeedFields } from './seed-fields.tsx';

/** Milliseconds without a change after which a board is made from a seed: the largest take a while. */
const PAUSE = 150;

/** The choice of board; a seed only once its values have stopped changing. */
const useSettled = (board: BoardForm): BoardForm => {
  const [settled, setSettled] = useState(board);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(board), settled.kind === 'seed' ? PAUSE : 0);
    return () => clearTimeout(timer);
  }, [board]);
  return board.kind === 'seed' ? settled : board;
};

const Tile = (props: {
  readonly name: string;
  readonly chosen: boolean;
  readonly choose: () => void;
  readonly map?: GameHome['map'];
  readonly board?: Board;
}) => (
  <label class="board-tile">
    <input type="radio" name="board" class="hidden-text" checked={props.chosen} onChange={props.choose} />
    {props.board && props.map && <BoardPreview board={props.board} map={props.map} label="" />}
    <span>
      <Name text={props.name} as="whole" />
    </span>
  </label>
);

interface Props extends FormProps<BoardForm> {
  readonly home: GameHome;
  /** Those of the match: the game's own board may depend on them. */
  readonly options: object;
}

/** The board: a ready-made one of the game, or behind a fold one from a seed or a file. */
export const BoardSection = ({ form: board, change, faults, home, options }: Props) => {
  const { boards, map } = home;
  const [fileFaults, setFileFaults] = useState<readonly string[]>([]);
  const drawn = useSettled(board);
  const chosen = useMemo(() => chosenBoard(drawn, boards, options), [drawn, boards, options]);
  const ready = useMemo(() => readyBoards(boards, options), [boards, options]);
  const isChosen = ({ kind, stock }: ReadyBoard['part']) =>
    board.kind === kind && (stock === undefined || board.stock === stock);
  // Tiles are shown if there is a choice: several boards, or one beside another that was chosen.
  const shown = ready.length > 1 || !ready.some(({ part }) => isChosen(part));
  const set = (part: Partial<BoardForm>) => change({ ...board, ...part });
  const load = (text: string | undefined) => {
    const read = text === undefined ? { ok: false as const, error: [UNREADABLE] } : readBoardText(text, boards);
    if (read.ok) set({ kind: 'custom', custom: read.value });
    setFileFaults(read.ok ? [] : [UI.errors.badBoard, ...read.error.slice(0, 8).map((fault) => faultText(fault))]);
  };
  const title = drawn.kind === 'seed' ? UI.setup.generated(drawn.seed.seed) : chosen?.name;
  return (
    <section class="board-section" aria-labelledby="board-title">
      <h2 id="board-title">{UI.setup.board}</h2>
      <BoardFigure board={chosen} map={map} title={title ?? UI.setup.boardNeeded} />
      {shown && (
        <fieldset class="board-tiles">
          <legend class="hidden-text">{UI.setup.stockBoard}</legend>
          {ready.map(({ part, board: each }) => (
            <Tile
              key={each.id}
              name={each.name}
              board={each}
              map={map}
              chosen={isChosen(part)}
              choose={() => set(part)}
            />
          ))}
        </fieldset>
      )}
      <Fold title={boards.generator ? UI.setup.otherBoard : UI.setup.otherBoardFile} wrong={faults.length > 0}>
        <div class="board-others">
          {boards.generator && (
            <Tile name={UI.setup.seedBoard} chosen={board.kind === 'seed'} choose={() => set({ kind: 'seed' })} />
          )}
          {board.custom && (
            <Tile name={board.custom.name} chosen={board.kind === 'custom'} choose={() => set({ kind: 'custom' })} />
          )}
          <FileButton label={UI.setup.customBoard} read={load} testId="board-file" />
        </div>
        <FaultLines lines={fileFaults} />
        {board.kind === 'seed' && boards.generator && (
          <SeedFields generator={boards.generator} form={board.seed} change={(seed) => set({ seed })} faults={faults} />
        )}
      </Fold>
      <FaultList faults={faults} placeWords={(at) => boardPlace(at, boards)} />
    </section>
  );
};
