import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { Connection } from '../net/connection.ts';
import { gameOf } from '../rulesets/index.ts';
import { ClientMatch } from '../table/match.ts';
import { OwnSeat } from '../table/seat/own-seat.ts';
import { UI } from '../text/ui.ts';
import { useNoteOwnMatch } from '../ui/page/note-own-match.ts';
import { WithRules } from '../ui/rulebook/rule.tsx';
import { expose } from './match/expose.ts';
import { useGame } from './match/game.ts';
import { MatchTable } from './match/match-table.tsx';
import { MissingPage, RefusedPage } from './missing.tsx';
import { ShutPage } from './shut.tsx';

/** One match at the server, or why it cannot be shown. */
export const MatchPage = ({ id, link }: { readonly id: string; readonly link: string | undefined }) => {
  const match = useMemo(() => {
    const ownSeat = new OwnSeat(id, link);
    return new ClientMatch(id, new Connection(id, ownSeat), ownSeat);
  }, [id, link]);
  useEffect(() => {
    expose(match);
    return () => match.close();
  }, [match]);
  useNoteOwnMatch(match);
  const game = useGame(match);
  const reissuing = useSignal<string | undefined>(undefined);
  const { status, message, wrongSecret, revoked } = match.access.value;
  if (status === 'refused')
    return wrongSecret ? (
      <ShutPage id={id} revoked={revoked} />
    ) : (
      <RefusedPage id={id} message={message} holdsSeat={match.ownSeat.secret.value !== undefined} />
    );
  if (game === 'unknown') return <MissingPage message={UI.errors.noGame} />;
  if (game === 'failed') return <MissingPage message={UI.errors.notLoaded} />;
  return (
    <WithRules game={gameOf(match.ruleset.value ?? '')}>
      <MatchTable match={match} game={game} reissuing={reissuing} />
    </WithRules>
  );
};
