import { type Board, type BoardRules, readBoardText } from '@ironhex/shared/board';
import type { Fault } from '@ironhex/shared/protocol';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { UI } from '../../text/ui.ts';
import { type BoardForm, boardPlace, chosenBoard } from './board-form.ts';
import { faultsAt, faultText } from './faults.ts';
import { Faults, FileButton, Fold, UNREADABLE } from './fields.tsx';
import { BoardPreview } from './preview.tsx';
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
  readonly board?: Board;
}) => (
  <label class="board-tile">
    <input type="radio" name="board" class="hidden-text" checked={props.chosen} onChange={props.choose} />
    {props.board && <BoardPreview board={props.board} label="" />}
    <span>{props.name}</span>
  </label>
);

/** The board: a ready-made one of the game, or behind a fold one from a seed or a file. */
export const BoardSection = (props: {
  readonly rules: BoardRules;
  readonly board: BoardForm;
  readonly change: (board: BoardForm) => void;
  readonly faults: readonly Fault[];
}) => {
  const [fileFaults, setFileFaults] = useState<readonly string[]>([]);
  const { rules, board, change } = props;
  const faults = faultsAt(props.faults, 'board');
  const drawn = useSettled(board);
  const chosen = useMemo(() => chosenBoard(drawn, rules), [drawn, rules]);
  const set = (part: Partial<BoardForm>) => change({ ...board, ...part });
  const load = (text: string | undefined) => {
    const read = text === undefined ? { ok: false as const, error: [UNREADABLE] } : readBoardText(text, rules);
    if (read.ok) set({ kind: 'custom', custom: read.value });
    setFileFaults(read.ok ? [] : [UI.errors.badBoard, ...read.error.slice(0, 8).map((fault) => faultText(fault))]);
  };
  const title = drawn.kind === 'seed' ? UI.home.generated(drawn.seed.seed) : chosen?.name;
  return (
    <section class="home-board" aria-labelledby="board-title">
      <h2 id="board-title">{UI.home.board}</h2>
      <figure class="board-big">
        {chosen ? <BoardPreview board={chosen} label={title ?? ''} homes /> : <div class="board-preview" />}
        <figcaption>
          <strong>{title ?? UI.home.fileNeeded}</strong>
          {chosen && <span class="quiet">{UI.home.boardSize(chosen.width, chosen.height)}</span>}
        </figcaption>
      </figure>
      <fieldset class="board-tiles">
        <legend class="hidden-text">{UI.home.stockBoard}</legend>
        {rules.stock.map((stock) => (
          <Tile
            key={stock.id}
            name={stock.name}
            board={stock}
            chosen={board.kind === 'stock' && board.stock === stock.id}
            choose={() => set({ kind: 'stock', stock: stock.id })}
          />
        ))}
      </fieldset>
      <Fold title={UI.home.otherBoard} wrong={faults.length > 0}>
        <div class="board-others">
          {rules.generator && (
            <Tile name={UI.home.seedBoard} chosen={board.kind === 'seed'} choose={() => set({ kind: 'seed' })} />
          )}
          {board.custom && (
            <Tile name={board.custom.name} chosen={board.kind === 'custom'} choose={() => set({ kind: 'custom' })} />
          )}
          <FileButton label={UI.home.customBoard} read={load} />
        </div>
        <Faults lines={fileFaults} />
        {board.kind === 'seed' && rules.generator && (
          <SeedFields
            generator={rules.generator}
            seed={board.seed}
            set={(seed) => set({ kind: 'seed', seed })}
            faults={faults}
          />
        )}
      </Fold>
      <Faults lines={faults.map((fault) => faultText(fault, boardPlace(fault.at, rules)))} />
    </section>
  );
};
