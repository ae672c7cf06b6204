import { useComputed } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { type Episode, isDetail, type Line, numberOf } from '../../table/log/episodes.ts';
import type { ClientMatch } from '../../table/match.ts';
import { UI } from '../../text/ui.ts';
import { AgainButton } from './again-button.tsx';
import { Reach, useUnfolded } from './entries.ts';
import { LineBody } from './log-line.tsx';

/** The picture of a unit, in the words of its game; none before the game is loaded. */
export type UnitPicture = (unit: string) => ComponentChildren;

interface Props {
  readonly match: ClientMatch;
  readonly episode: Episode;
  readonly picture: UnitPicture;
  /** Whether a line was missed while the connection was lost. */
  readonly missed: (line: Line) => boolean;
}

/** One entry of the log: an action, and below it its results; details are folded until the reader opens them. */
export const EpisodeView = ({ match, episode, picture, missed }: Props) => {
  const [head, ...rest] = episode.lines;
  const { log } = match;
  const sideOf = (unit: string | undefined) => match.named.peek()?.units.find(({ id }) => id === unit)?.side;
  const name = `${numberOf(episode)}`;
  const open = useUnfolded(match, name);
  const details = rest.filter(isDetail).length;
  const here = useComputed(() => log.reached.value === numberOf(episode));
  const shown = open ? rest : rest.filter((line) => !isDetail(line));
  return (
    <Reach.Provider value={here.value}>
      <li
        class="episode"
        tabIndex={-1}
        onFocusIn={() => {
          log.current.value = numberOf(episode);
        }}
        data-kind={episode.kind}
        data-tone={head!.tone}
        data-side={sideOf(head!.by)}
        data-missed={missed(head!)}
        data-here={here.value}
      >
        <div class="episode-head">
          {head!.by !== undefined && <span class="episode-picture">{picture(head!.by)}</span>}
          <div class="episode-first">
            <LineBody match={match} line={head!} />
          </div>
          <AgainButton match={match} episode={numberOf(episode)} text={head!.text} />
        </div>
        {shown.length > 0 && (
          <ol class="episode-lines">
            {shown.map((line, i) => {
              const other = line.by !== undefined && line.by !== head!.by;
              const first = shown[i - 1]?.by !== line.by;
              return (
                <li
                  key={line.n}
                  data-tone={line.tone}
                  data-side={sideOf(line.by)}
                  data-other={other}
                  data-missed={missed(line)}
                >
                  {other && first && <span class="episode-picture">{picture(line.by!)}</span>}
                  <LineBody match={match} line={line} />
                </li>
              );
            })}
          </ol>
        )}
        {details > 0 && (
          <button
            type="button"
            class="episode-more"
            tabIndex={here.value ? 0 : -1}
            aria-expanded={open}
            onClick={() => log.toggle(name)}
          >
            {open ? UI.log.less : UI.log.more(details)}
          </button>
        )}
      </li>
    </Reach.Provider>
  );
};
