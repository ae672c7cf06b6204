import { useEffect, useMemo, useState } from 'preact/hooks';
import { conduct, keepAlong, type LocalBoard } from '../../local/conduct.ts';
import { Hotseat } from '../../local/hotseat.ts';
import { openLocal } from '../../local/open.ts';
import type { Opening } from '../../local/opening.ts';
import { gameOf } from '../../rulesets/index.ts';
import { WATCH } from '../../table/address.ts';
import { ClientMatch } from '../../table/match.ts';
import { OwnSeat } from '../../table/seat/own-seat.ts';
import { UI } from '../../text/ui.ts';
import { WithRules } from '../../ui/rulebook/rule.tsx';
import { expose } from '../match/expose.ts';
import { useGame } from '../match/game.ts';
import { MissingPage } from '../missing.tsx';
import { beginningIn } from './begin.ts';
import { BoardTable } from './board-table.tsx';

/** A match that a worker of this page holds, with the player's seats. */
const openBoard = (id: string, opening: Opening): LocalBoard => {
  const { opponents, record } = opening;
  const worker = openLocal(opening);
  const own = (beginningIn(record)?.seats ?? []).filter((seat) => !Object.hasOwn(opponents, seat));
  // The worker refuses a record without seats in a sentence.
  const hotseat = new Hotseat((seat) => worker.as(seat), own[0] ?? '');
  const match = new ClientMatch(`board.${id}`, hotseat, new OwnSeat(`board.${id}`, WATCH));
  return { worker, own, hotseat, match, opponents };
};

/** A match on one's own board. */
export const OnBoard = ({ id, opening }: { readonly id: string; readonly opening: Opening }) => {
  const board = useMemo(() => openBoard(id, opening), [id, opening]);
  const [isLost, setLost] = useState(false);
  const { match } = board;
  useEffect(() => {
    expose(match);
    const stops = [conduct(board), keepAlong(id, board, () => setLost(true)), () => match.close()];
    return () => {
      for (const stop of stops) stop();
    };
  }, [board]);
  const game = useGame(match);
  const { status, message } = match.access.value;
  if (status === 'refused') return <MissingPage message={message} />;
  if (game === 'unknown') return <MissingPage message={UI.errors.noGame} />;
  if (game === 'failed') return <MissingPage message={UI.errors.notLoaded} />;
  return (
    <WithRules game={gameOf(match.ruleset.value ?? '')}>
      <BoardTable {...board} game={game} isLost={isLost} />
    </WithRules>
  );
};
