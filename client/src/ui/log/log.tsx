import { Component, type ComponentChildren, Fragment } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { RulesetPage } from '../../rulesets/types.ts';
import { type Episode, type Line, numberOf, wasMissed } from '../../table/log/episodes.ts';
import { filtered } from '../../table/log/log-filter.ts';
import { NewestFirst } from '../../table/log/newest-first.ts';
import type { ClientMatch } from '../../table/match.ts';
import { UI } from '../../text/ui.ts';
import { Announcer } from './announcer.tsx';
import { stepBy } from './entries.ts';
import { EpisodeView, type UnitPicture } from './episode.tsx';
import { FilterField, filterFor } from './filter.tsx';
import { ToNewest, useFollow } from './follow.tsx';
import './log.css';

interface StillProps {
  /** Its properties, in a fixed order: it redraws only when one of them changes. */
  readonly of: readonly unknown[];
  readonly children: () => ComponentChildren;
}

/** A part of a long list that stays as it is while others change. */
class Still extends Component<StillProps> {
  override shouldComponentUpdate({ of }: StillProps): boolean {
    return of.some((part, i) => part !== this.props.of[i]);
  }

  override render({ children }: StillProps): ComponentChildren {
    return children();
  }
}

const AWAY = 'log-away';

/** Scrolls to the first line that was missed. */
export const showAbsence = (match: ClientMatch): void => {
  match.log.follow.leave();
  const mark = document.getElementById(AWAY);
  mark?.scrollIntoView({ block: 'start' });
  mark?.focus({ preventScroll: true });
};

interface Props {
  readonly match: ClientMatch;
  /** undefined while the game is being loaded. */
  readonly page: RulesetPage | undefined;
}

/** So many entries come at once while a match is played; more, or fewer than before, come by a jump to another moment. */
const FEW = 3;

/** The episodes of the log. After a jump in a match that is shown again the map is drawn first, and the log a frame later. */
const useEpisodes = (match: ClientMatch): readonly Episode[] => {
  const now = match.log.episodes.value;
  const drawn = useMemo(() => ({ episodes: now }), [match]);
  const [, redraw] = useState(0);
  const come = now.length - drawn.episodes.length;
  const isJump = match.log.isSought && (come < 0 || come > FEW);
  if (!isJump) drawn.episodes = now;
  // An effect may run before the frame is on the screen: the next frame is begun when it is.
  useEffect(() => {
    if (!isJump) return undefined;
    const frame = requestAnimationFrame(() => {
      drawn.episodes = now;
      redraw((times) => times + 1);
    });
    return () => cancelAnimationFrame(frame);
  }, [now, drawn]);
  return drawn.episodes;
};

/** The episodes that the filter leaves; one that has not changed stays the same object. */
const useShown = (match: ClientMatch, episodes: readonly Episode[]): readonly Episode[] => {
  const filter = filterFor(match);
  const known = useMemo(() => new WeakMap<Episode, Episode | null>(), [filter]);
  return episodes.flatMap((episode) => {
    let left = known.get(episode);
    if (left === undefined) {
      left = filtered(filter, episode) ?? null;
      known.set(episode, left);
    }
    return left ?? [];
  });
};

/** Milliseconds without a change before older entries are drawn. */
const PAUSE = 150;

/** Of many entries the newest at once; older ones follow as soon as there is time. */
const useNewestFirst = (entries: readonly Episode[]): readonly Episode[] => {
  const newest = useMemo(() => new NewestFirst(), []);
  const [, redraw] = useState(0);
  const start = newest.startIn(entries);
  useEffect(() => {
    if (start === 0) return undefined;
    const timer = setTimeout(() => {
      newest.drawMore(entries);
      redraw((times) => times + 1);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [entries, start]);
  return start === 0 ? entries : entries.slice(start);
};

/** The log: what happened, told as a story, with the newest at the end. */
export const Log = ({ match, page }: Props) => {
  const { log } = match;
  const absence = log.absence.value;
  const missed = (line: Line): boolean => absence !== undefined && wasMissed(line, absence);
  const firstMissed = absence && log.lines.value.find(missed);
  const episodes = useEpisodes(match);
  const shown = useShown(match, episodes);
  const drawn = useNewestFirst(shown);
  const list = useFollow<HTMLElement>(log.follow, shown, episodes.length);
  const Picture = page?.moments.Picture;
  const picture: UnitPicture = (unit) => {
    const view = match.view.peek();
    return Picture && view && <Picture view={view} unit={unit} />;
  };
  return (
    <>
      <section class="log" aria-label={UI.match.log} data-testid="log">
        <header class="log-head">
          <FilterField match={match} />
        </header>
        <section
          {...list}
          class="log-lines"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: with keys alone, a list scrolls only while it has the focus.
          tabIndex={0}
          aria-label={UI.log.list}
          onKeyDown={(event) => {
            list.onKeyDown(event);
            if (!stepBy(event.key, event.currentTarget)) return;
            event.preventDefault();
            event.stopPropagation();
          }}
        >
          {shown.length === 0 && <p class="log-none quiet">{UI.log.none}</p>}
          <ol>
            {drawn.map((episode) => (
              <Fragment key={numberOf(episode)}>
                {firstMissed && episode.lines.includes(firstMissed) && (
                  <li id={AWAY} class="log-away" tabIndex={-1}>
                    {UI.connection.away}
                  </li>
                )}
                <Still of={[episode, absence, Picture]}>
                  {() => <EpisodeView match={match} episode={episode} picture={picture} missed={missed} />}
                </Still>
              </Fragment>
            ))}
          </ol>
        </section>
        <ToNewest follow={log.follow} />
      </section>
      <Announcer match={match} />
    </>
  );
};
