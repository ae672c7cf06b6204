import type { RulesetTypes } from '@ironhex/shared/match';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { gameOf } from '../../rulesets/index.ts';
import type { GameWords, KeyMap } from '../../rulesets/types.ts';
import { learnAddress } from '../../table/address.ts';
import type { ClientMatch } from '../../table/match.ts';
import { sides } from '../../table/storage/settings.ts';
import { UI } from '../../text/ui.ts';
import { BoardHost } from '../../ui/board/board-host.tsx';
import { ToldHex } from '../../ui/board/told-hex.tsx';
import { cardOver, format } from '../../ui/common/format.ts';
import { Guarded } from '../../ui/common/guarded.tsx';
import { HelpDialog } from '../../ui/help/help.tsx';
import { LegendDialog } from '../../ui/help/legend.tsx';
import { useAttention } from '../../ui/page/attention.ts';
import { listenToKeys } from '../../ui/page/keys.ts';
import { toggleSound } from '../../ui/page/sound-button.tsx';
import { ToastView } from '../../ui/page/toast.tsx';
import { useRulebook } from '../../ui/rulebook/rule.tsx';
import { ScoreChip } from '../../ui/score/score.tsx';
import type { LoadedGame } from './game.ts';
import type { Panels } from './panels.ts';
import { Turn } from './turn.tsx';
import './match.css';
import './match-small.css';
import '../../ui/page/players.css';

/** Dialogs of the page about any match. */
export interface Dialogs {
  readonly help: () => void;
  /** undefined while there is no map yet. */
  readonly legend: (() => void) | undefined;
}

/** Whether the card stands beside the map, is folded, or has no unit to show: then it takes no room, unless it is `kept`. */
const leftOf = (game: LoadedGame | undefined, kept: boolean): 'open' | 'folded' | 'empty' => {
  if (!kept && game && !game.page.panels.card.shows(game.planning)) return 'empty';
  return sides.left.value ? 'open' : 'folded';
};

/** The map in the middle, and the instruments around it: for a match that is played, and for one that is shown again. */
export const TableFrame = (props: {
  readonly match: ClientMatch;
  /** undefined while it is being loaded. */
  readonly game: LoadedGame | undefined;
  readonly panels: Panels;
  readonly top: (dialogs: Dialogs) => ComponentChildren;
  /** Panels and controls beside or below the map. */
  readonly around: ComponentChildren;
  /** What lies over the page. */
  readonly children?: ComponentChildren;
  /** What the player is asked is told on top: no band over the map tells it as well. */
  readonly quiet?: boolean;
  /** The card keeps its room beside the map: units that act come and go, and the map would change its size each time. */
  readonly steady?: boolean;
  /** What keys do besides those of any match and of the game. */
  readonly keys?: KeyMap | undefined;
  /** What they do, where they take the place of those by which one plays. */
  readonly keyWords?: GameWords<RulesetTypes>['keys'];
}) => {
  const { match, game, panels, keys } = props;
  const help = useSignal(false);
  const legend = useSignal(false);
  const rules = useRulebook();
  // A layout effect, since one after painting would miss a key pressed as soon as a decision appears.
  useLayoutEffect(() => {
    if (!game) return undefined;
    const { page, planning } = game;
    return listenToKeys(
      { match, planning, game: () => ({ ...page.keys(match, planning), ...keys }) },
      {
        help: () => {
          help.value = !help.peek();
        },
        sound: toggleSound,
        legend: () => {
          legend.value = !legend.peek();
        },
        rules: rules && (() => rules()),
        toggle: (panel) => panels.toggle(panel),
        height: () => panels.cycle(),
      },
    );
  }, [match, game, keys]);
  const isAgain = match.again.shown.value !== undefined;
  useEffect(() => {
    if (isAgain) panels.clear();
  }, [panels, isAgain]);
  useAttention(match, game?.planning);
  const Track = game?.page.panels.track;
  const of = gameOf(match.ruleset.value ?? '');
  const openLegend = game && (() => (legend.value = true));
  return (
    <main
      class="match"
      data-format={format.value}
      data-shown={panels.lit.value}
      data-card={cardOver.value ? 'over' : 'beside'}
      data-left={leftOf(game, props.steady === true && !cardOver.value)}
      data-right={sides.right.value ? 'open' : 'folded'}
      // While the game is being loaded neither a key nor a click would be an answer.
      data-asked={game && match.asked.value?.decision.kind}
    >
      <h1 class="hidden-text">{UI.match.title(of?.name ?? UI.common.product)}</h1>
      {props.top({ help: () => (help.value = true), legend: openLegend })}
      {game && (
        <div class="track-place">
          <Guarded match={match}>
            {game.page.score && <ScoreChip match={match} of={game.page.score} />}
            {Track && <Track match={match} planning={game.planning} />}
          </Guarded>
        </div>
      )}
      {game && <ToldHex match={match} planning={game.planning} page={game.page} />}
      {game ? <BoardHost match={match} planning={game.planning} page={game.page} /> : <div class="board" />}
      <Turn match={match} game={game} quiet={props.quiet === true} />
      {props.around}
      {props.children}
      <ToastView match={match} />
      {help.value && (
        <HelpDialog
          words={game?.page.words}
          keys={props.keyWords ?? [...UI.help.inPlay, ...(game?.page.words.keys ?? [])]}
          onClose={() => (help.value = false)}
          onLegend={openLegend}
          lessons={of?.lessons && learnAddress(of.id)}
        />
      )}
      {legend.value && game && (
        <LegendDialog page={game.page} planning={game.planning} onClose={() => (legend.value = false)} />
      )}
    </main>
  );
};
