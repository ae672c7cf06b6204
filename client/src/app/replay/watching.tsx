import { OMNISCIENT, type Viewer } from '@ironhex/shared/match';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { openReplay } from '../../replay/open.ts';
import { type Beginning, Player } from '../../replay/player.ts';
import { gameOf } from '../../rulesets/index.ts';
import { replayPlaceIn, WATCH } from '../../table/address.ts';
import { ClientMatch } from '../../table/match.ts';
import { OwnSeat } from '../../table/seat/own-seat.ts';
import type { MatchSource } from '../../table/source.ts';
import { keepOpened } from '../../table/storage/opened-records.ts';
import { UI } from '../../text/ui.ts';
import { WithRules } from '../../ui/rulebook/rule.tsx';
import { expose } from '../match/expose.ts';
import { type LoadedGame, useGame } from '../match/game.ts';
import { MissingPage } from '../missing.tsx';
import { ReplayTable } from './replay-table.tsx';
import { ToMatch } from './to-match.tsx';

interface Props {
  /** The match at this server; undefined for a file from somewhere. */
  readonly id: string | undefined;
  /** The text of its record; undefined while the match is under way. */
  readonly record?: string;
  /** What was told of a match that is under way. */
  readonly soFar?: MatchSource;
  /** For how many days after its end the server keeps it; null: for good. Undefined for a file. */
  readonly keptFor?: number | null;
  /** Where the address says to begin. */
  readonly place: string;
  /** Puts the record away for another one; undefined where the address names the match. */
  readonly onOther: (() => void) | undefined;
}

/** As whom one looks, and from where on. */
interface Eyes {
  readonly viewer: Viewer;
  readonly begin: Beginning;
}

/** What the page shows: the match by some eyes. `game` is undefined while it is being loaded. */
interface Shown {
  readonly match: ClientMatch;
  readonly player: Player;
  readonly game: LoadedGame | undefined;
}

/**
 * A match that is shown again: from the eyes of one viewer after the other, who all look at the same moment. The page stays
 * as it is until the next ones see that moment.
 */
export const Watching = ({ id, record, soFar, keptFor, place, onOther }: Props) => {
  const worker = useMemo(() => (record === undefined ? undefined : openReplay(record)), [record]);
  const [eyes, setEyes] = useState((): Eyes => {
    const { event = 0, view = OMNISCIENT } = replayPlaceIn(place);
    return { viewer: view, begin: { event } };
  });
  const { match, player } = useMemo(() => {
    const source = worker ? worker.as(eyes.viewer) : soFar!;
    const paced = new Player(source, eyes.begin);
    return { match: new ClientMatch(id ?? '', paced, new OwnSeat(id ?? '', WATCH)), player: paced };
  }, [worker, soFar, eyes, id]);
  useEffect(() => () => match.close(), [match]);
  const isFile = id === undefined;
  const seats = match.facts.value?.seats;
  useEffect(() => {
    const players = seats?.map((seat) => match.nameOf(seat.id));
    if (isFile && record !== undefined && players) void keepOpened(record, { game: match.ruleset.peek()!, players });
  }, [isFile, record, seats === undefined]);
  const loading = useGame(match);
  const game = typeof loading === 'object' ? loading : undefined;
  const shown = useRef<Shown | undefined>(undefined);
  const isFirst = shown.current === undefined || shown.current.match === match;
  if (isFirst || (game && player.arrived.value)) shown.current = { match, player, game };
  const now = shown.current!;
  useEffect(() => expose(now.match), [now.match]);
  const { status, message } = match.access.value;
  if (status === 'refused')
    return (
      <MissingPage message={record === undefined ? message : UI.replay.unreadRecord(message)}>
        {onOther && (
          <button type="button" onClick={onOther}>
            {UI.replay.other}
          </button>
        )}
        {id !== undefined && <ToMatch id={id} />}
      </MissingPage>
    );
  if (loading === 'unknown') return <MissingPage message={UI.errors.noGame} />;
  if (loading === 'failed') return <MissingPage message={UI.errors.notLoaded} />;
  const look = (viewer: Viewer) => setEyes({ viewer, begin: { step: now.player.step() } });
  return (
    <WithRules game={gameOf(now.match.ruleset.value ?? '')}>
      <ReplayTable {...now} {...{ look, id, record, keptFor, onOther }} />
    </WithRules>
  );
};
