import { type Board, makeBoard, readBoardText } from '@ironhex/shared/board';
import { boards } from '@ironhex/shared/warfare3025';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { type BoardForm, boardChoice } from '../../rulesets/warfare3025/home/form.ts';
import { UI } from '../../text/ui.ts';
import { faultsAt, faultText } from './faults.ts';
import { Faults, FileButton, Fold, SectionFaults, type SectionProps, UNREADABLE } from './fields.tsx';
import { BoardPreview } from './preview.tsx';
import { SeedFields } from './seed-fields.tsx';

/** The board as it would be played on; undefined while the form does not give one. */
export const chosenBoard = (form: BoardForm): Board | undefined => {
  // What was loaded from a file has been read already.
  if (form.kind === 'custom') return form.custom ?? undefined;
  const made = makeBoard(boardChoice(form), boards);
  return made.ok ? made.value : undefined;
};

/** Milliseconds without a change after which a board is made from a seed: the largest take a while. */
const PAUSE = 150;

/** The choice of board, a seed only once nobody pulls at it any more. */
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

/** The board: one of ours, or behind a fold one from a seed or a file. */
export const BoardSection = ({ form, change, faults }: SectionProps) => {
  const [fileFaults, setFileFaults] = useState<readonly string[]>([]);
  const { board } = form;
  const drawn = useSettled(board);
  const chosen = useMemo(() => chosenBoard(drawn), [drawn]);
  const set = (part: Partial<BoardForm>) => change({ ...form, board: { ...board, ...part } });
  const load = (text: string | undefined) => {
    const read = text === undefined ? { ok: false as const, error: [UNREADABLE] } : readBoardText(text, boards);
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
        {boards.stock.map((stock) => (
          <Tile
            key={stock.id}
            name={stock.name}
            board={stock}
            chosen={board.kind === 'stock' && board.stock === stock.id}
            choose={() => set({ kind: 'stock', stock: stock.id })}
          />
        ))}
      </fieldset>
      <Fold title={UI.home.otherBoard} wrong={faultsAt(faults, 'board').length > 0}>
        <div class="board-others">
          <Tile name={UI.home.seedBoard} chosen={board.kind === 'seed'} choose={() => set({ kind: 'seed' })} />
          {board.custom && (
            <Tile name={board.custom.name} chosen={board.kind === 'custom'} choose={() => set({ kind: 'custom' })} />
          )}
          <FileButton label={UI.home.customBoard} read={load} />
        </div>
        <Faults lines={fileFaults} />
        {board.kind === 'seed' && (
          <SeedFields seed={board.seed} set={(seed) => set({ kind: 'seed', seed })} faults={faults} />
        )}
      </Fold>
      <SectionFaults faults={faults} section="board" form={form} />
    </section>
  );
};
