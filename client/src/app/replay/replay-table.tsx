import type { Viewer } from '@ironhex/shared/match';
import { useMemo } from 'preact/hooks';
import type { Player } from '../../replay/player.ts';
import { gameOf } from '../../rulesets/index.ts';
import type { ClientMatch } from '../../table/match.ts';
import { UI } from '../../text/ui.ts';
import { Guarded } from '../../ui/common/guarded.tsx';
import { Around } from '../match/around.tsx';
import type { LoadedGame } from '../match/game.ts';
import { Panels } from '../match/panels.ts';
import { TableFrame } from '../match/table-frame.tsx';
import { Ended } from './after/ended.tsx';
import { useLookedBack } from './course/looked-back.ts';
import { useReckoned } from './course/reckoned.ts';
import { useForesight } from './foresee.ts';
import { Controls } from './line/controls.tsx';
import { useSteering } from './line/steering.ts';
import { storyOf } from './line/story.ts';
import { ReplayTop } from './replay-top.tsx';
import './replay.css';

interface Props {
  readonly match: ClientMatch;
  readonly player: Player;
  readonly game: LoadedGame | undefined;
  /** Lets somebody else's eyes see the same moment. */
  readonly look: (viewer: Viewer) => void;
  /** The match at this server; undefined for a file. */
  readonly id: string | undefined;
  /** The text of its record; undefined while the match is under way. */
  readonly record: string | undefined;
  /** For how many days after its end the server keeps it; null: for good. Undefined for a file. */
  readonly keptFor: number | null | undefined;
  readonly onOther: (() => void) | undefined;
}

/** A match that is shown again, as a match looks in play; in place of the plan stands what leads through it. */
export const ReplayTable = ({ match, player, game, look, id, record, keptFor, onOther }: Props) => {
  const panels = useMemo(() => new Panels(), []);
  const told = player.told.value;
  const story = useMemo(() => {
    if (!game || !told) return undefined;
    const { rules, moments } = game.page;
    const teller = { ...rules, happened: moments.happened };
    return storyOf(teller, told, { names: (seat) => match.nameOf(seat), you: null });
  }, [game, told, match]);
  // Under way, players may have changed: the log names those of that time, and not as the story does.
  useForesight(match, player, game, record === undefined ? undefined : story);
  const steering = useSteering(match, player, story);
  const reckoned = useReckoned(match, player, story);
  const lookedBack = useLookedBack(match, player, game, story);
  // The match may still be played, and the computer may not know its game.
  const isJudged = player.reach.value.lookUp && (gameOf(match.ruleset.value ?? '')?.levels ?? []).length > 0;
  return (
    <TableFrame
      match={match}
      game={game}
      panels={panels}
      steady
      keys={steering?.keys}
      keyWords={UI.replay.keys}
      top={(dialogs) => <ReplayTop {...{ match, player, story, look, id, record, keptFor, onOther, dialogs }} />}
      around={
        <Around match={match} game={game} panels={panels} chat={false}>
          {game && story && steering && (
            <Guarded match={match}>
              <Controls
                {...{ match, player, story, reckoned, steering }}
                lookedBack={isJudged ? lookedBack : undefined}
              />
              <Ended
                {...{ id, match, player, story, steering }}
                reckoned={reckoned === 'none' ? undefined : reckoned}
                words={game.page.words}
              />
            </Guarded>
          )}
        </Around>
      }
    />
  );
};
