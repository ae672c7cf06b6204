import { type Outcome as Ending, type RulesetTypes, reasonOf } from '@ironhex/shared/match';
import { playerName } from '@ironhex/shared/player-name';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Score as CountedScore, ScoreOf } from '../../rulesets/score.ts';
import type { GameWords } from '../../rulesets/types.ts';
import { replayAddress } from '../../table/address.ts';
import type { SeatInfo } from '../../table/facts.ts';
import type { ClientMatch } from '../../table/match.ts';
import { seatName } from '../../text/seat-name.ts';
import { UI } from '../../text/ui.ts';
import { format } from '../common/format.ts';
import { Words } from '../words/words.tsx';
import { Rematch, rematchOf, rematchText, useRematch } from './rematch.tsx';
import { ScoreTable } from './score.tsx';
import { accountsFor } from './score-sums.ts';
import { SeriesScore } from './series.tsx';
import '../common/floating.css';
import '../common/panels.css';
import { Name } from '../words/name.tsx';

const Score = ({
  seats,
  score,
  winner,
}: Pick<Ending, 'score' | 'winner'> & { readonly seats: readonly SeatInfo[] }) => (
  <dl class="score" aria-label={UI.match.score}>
    {[...Map.groupBy(seats, ({ side }) => side)].map(([side, players]) => (
      <div key={side} data-side={side} data-won={side === winner}>
        {players.map(({ id, name, replaces }) => (
          <dt key={id}>
            <Name text={playerName(name || seatName(id), replaces !== '')} />
          </dt>
        ))}
        <dd>{score[side] ?? 0}</dd>
      </div>
    ))}
  </dl>
);

/** Where the points came from: in sight where there is room. */
const Came = (props: {
  readonly match: ClientMatch;
  readonly outcome: Ending;
  readonly score: CountedScore | undefined;
}) => {
  const { match, outcome, score } = props;
  return score && accountsFor(score, outcome) ? (
    <details class="fold outcome-score" open={format.value === 'wide'} data-testid="outcome-score">
      <summary>{UI.score.came}</summary>
      <ScoreTable match={match} score={score} />
    </details>
  ) : null;
};

/** How the match ended, and what can be done next. It can be closed to look at the board. */
export const Outcome = (props: {
  readonly match: ClientMatch;
  readonly words: Pick<GameWords<RulesetTypes>, 'outcome'>;
  /** Left out by games that count nothing. */
  readonly score: ScoreOf<RulesetTypes> | undefined;
  /** What else is said about the end. */
  readonly children?: ComponentChildren;
  /** What comes next, for a match that is at no server: there is no rematch, and nobody else can watch it again. */
  readonly next?: ComponentChildren;
}) => {
  const { match, words, score, children, next } = props;
  const [open, setOpen] = useState(true);
  const ref = useRef<HTMLDivElement>(null);
  const publicState = match.facts.value;
  const view = match.view.value;
  const outcome = publicState?.outcome;
  // Shown only after the last event has been shown.
  const shown = outcome !== undefined && view !== undefined && match.settled.value;
  useEffect(() => {
    if (shown && open) ref.current?.focus({ preventScroll: true });
  }, [shown, open]);
  useRematch(match);
  if (!shown || !publicState) return null;
  const state = rematchOf(match);
  const { seeResult, noRematch } = UI.match;
  const news = { open: seeResult, wanted: seeResult, refused: noRematch, offered: rematchText(match) }[state];
  if (!open)
    return (
      <button type="button" class="outcome-again" data-testid="outcome-again" onClick={() => setOpen(true)}>
        {match.facts.value?.rematch !== undefined ? UI.match.rematchReady : news}
      </button>
    );
  const names = (seat: string) => match.nameOf(seat);
  return (
    <div
      ref={ref}
      class="floating outcome"
      role="dialog"
      aria-labelledby="outcome-title"
      aria-describedby="outcome-text"
      data-testid="outcome"
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        setOpen(false);
      }}
    >
      <h2 id="outcome-title">{UI.match.over}</h2>
      {outcome.score.length > 0 && (
        <Score
          seats={publicState.seats}
          score={outcome.score}
          {...(outcome.winner === undefined ? {} : { winner: outcome.winner })}
        />
      )}
      {/* A match that its game has not ended has no score: the engine's reason is all there is to say. */}
      <p id="outcome-text">
        <Words
          match={match}
          whole
          text={
            outcome.score.length > 0
              ? words.outcome(outcome, { view, names, you: match.seat.value })
              : reasonOf({}, outcome)
          }
        />
      </p>
      {score && <Came match={match} outcome={outcome} score={score(view)} />}
      {children}
      <SeriesScore match={match} />
      {next ?? <Rematch match={match} />}
      <div class="outcome-rest">
        <button type="button" data-testid="outcome-close" onClick={() => setOpen(false)}>
          {UI.match.seeBoard}
        </button>
        {!next && (
          <a class="button" href={replayAddress(match.id)} data-testid="watch-again">
            {UI.replay.again}
          </a>
        )}
        <a class="button" href="/">
          {UI.match.newMatch}
        </a>
      </div>
    </div>
  );
};
