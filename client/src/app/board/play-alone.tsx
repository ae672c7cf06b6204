import type { LevelId, SeatId } from '@ironhex/shared/match';
import { useState } from 'preact/hooks';
import { gameOf } from '../../rulesets/index.ts';
import { seatName } from '../../text/seat-name.ts';
import { UI } from '../../text/ui.ts';
import { LevelSelect } from '../level-select.tsx';
import { type Beginning, beginBoard } from './begin.ts';
import './board.css';

const { board } = UI;

/** Ways to go on from a position without a server: with all seats in one hand, or against the computer. */
export const PlayAlone = (props: {
  readonly game: string;
  readonly seats: readonly SeatId[];
  /** The seat to hold against the computer, if nothing else is chosen. */
  readonly seat: SeatId | undefined;
  /** What the match begins with; undefined if that is not possible, which is said elsewhere. */
  readonly beginning: () => Promise<Beginning | undefined>;
  /** Says that the browser keeps nothing, so that no match can begin. */
  readonly failed: () => void;
}) => {
  const { game, seats, beginning, failed } = props;
  const levels = gameOf(game)?.levels ?? [];
  const [level, setLevel] = useState<LevelId | undefined>(levels.find((each) => each === 'normal') ?? levels[0]);
  const [seat, setSeat] = useState(props.seat ?? seats[0]!);
  const begin = async (against: LevelId | undefined) => {
    const begins = await beginning();
    if (!begins) return;
    const others = against ? begins.seats.filter((id) => id !== seat) : [];
    const address = beginBoard(begins, Object.fromEntries(others.map((id) => [id, against!])));
    if (address === undefined) failed();
    else location.assign(address);
  };
  return (
    <>
      <button type="button" data-testid="own-board" onClick={() => void begin(undefined)}>
        {board.all}
      </button>
      {level && (
        <div class="board-computer">
          <button type="button" data-testid="practise" onClick={() => void begin(level)}>
            {board.computer}
          </button>
          <LevelSelect levels={levels} level={level} set={setLevel} testId="practise-level" />
          <select
            value={seat}
            aria-label={board.yourSeat}
            data-testid="practise-seat"
            onChange={(event) => setSeat(event.currentTarget.value)}
          >
            {seats.map((id) => (
              <option key={id} value={id}>
                {board.as(seatName(id))}
              </option>
            ))}
          </select>
        </div>
      )}
    </>
  );
};
