import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { ClientMatch } from '../../table/match.ts';
import { UI } from '../../text/ui.ts';
import { Timeout } from '../../ui/clock/timeout.tsx';
import { hintNow } from '../../ui/coach/hint-now.ts';
import { PanelHint } from '../../ui/coach/panel-hint.tsx';
import { format } from '../../ui/common/format.ts';
import { Guarded } from '../../ui/common/guarded.tsx';
import { Advice } from '../../ui/decisions/advice.tsx';
import { OwnDecisions } from '../../ui/decisions/decisions.tsx';
import { StandingChip } from '../../ui/decisions/standing.tsx';
import { TakeBack } from '../../ui/decisions/take-back.tsx';
import { useDrag } from './drag.ts';
import { actsIn, type LoadedGame } from './game.ts';
import { PanelTabs } from './panel-tabs.tsx';
import type { Panels } from './panels.ts';
import { CardPanel, gameTabs, SidePanels } from './side-panels.tsx';

interface Props {
  readonly match: ClientMatch;
  readonly game: LoadedGame | undefined;
  readonly panels: Panels;
  /** Whether people are there to talk to. */
  readonly chat: boolean;
  /** What stands below the map, always. */
  readonly children: ComponentChildren;
}

/** The game's prompt for the open decision; undefined if the game has none for it. */
export const promptOf = (match: ClientMatch, game: LoadedGame | undefined) => {
  const kind = match.asked.value?.decision.kind;
  const prompts = game?.page.panels.prompts ?? {};
  return kind !== undefined && Object.hasOwn(prompts, kind) ? prompts[kind] : undefined;
};

/** The hint for the open decision, if it is shown in the panel; undefined for none. */
export const panelHintOf = (match: ClientMatch, game: LoadedGame | undefined) =>
  format.value !== 'wide' && game ? hintNow(match, game.page) : undefined;

/** The open decision, and what the clock does. It never covers the map, wherever the other parts stand. */
const Asked = ({ match, game }: { readonly match: ClientMatch; readonly game: LoadedGame }) => {
  const { words } = game.page;
  const Prompt = promptOf(match, game);
  const asked = match.asked.value;
  const hint = panelHintOf(match, game);
  return (
    <div class="ask">
      <Guarded match={match}>
        <OwnDecisions match={match} words={words} />
        {format.value !== 'wide' && (
          <div role="status">
            {hint && asked && (
              <PanelHint key={hint.name} {...hint} folds={!actsIn(game.page)(asked.view, asked.decision)} />
            )}
          </div>
        )}
        {Prompt && <Prompt match={match} planning={game.planning} />}
        {Prompt && asked && <Timeout match={match} words={words.ask(asked.view, asked.decision)} />}
      </Guarded>
    </div>
  );
};

/** The plan, with what confirms it. */
export const PlanBar = (props: {
  readonly match: ClientMatch;
  readonly game: LoadedGame;
  /** Shows the standing orders. */
  readonly onOrders: () => void;
}) => {
  const { match, game, onOrders } = props;
  const { page, planning } = game;
  const { bar: Bar } = page.panels;
  return (
    <Guarded match={match}>
      {page.standing && <StandingChip match={match} rules={page.rules} orders={page.standing} onChange={onOrders} />}
      <Bar match={match} planning={planning} />
      <div class="beside-plan">
        <Advice match={match} adviser={game.adviser} />
        <TakeBack match={match} />
      </div>
    </Guarded>
  );
};

/**
 * Everything around the map. With enough room the parts stand beside the map, each in its place; on an upright phone
 * they are a sheet from below, on a phone on its side a column.
 */
export const Around = ({ match, game, panels, chat, children }: Props) => {
  const sheet = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const lit = panels.lit.value;
  // On a small screen the open decision stands above the panel. Scroll to whatever appeared last, the panel or the
  // decision.
  useEffect(() => {
    const panel = [...(place.current?.children ?? [])].find(
      (child) => child.matches('section, .game-tab') && child.checkVisibility(),
    );
    if (panel) panel.scrollIntoView({ block: 'nearest' });
    else place.current?.scrollTo({ top: 0 });
  }, [lit]);
  useEffect(() => place.current?.scrollTo({ top: 0 }), [match.asked.value?.decision.id]);
  const drag = useDrag(sheet, panels, format.value === 'upright');
  const tabs = [
    ...(format.value === 'wide' ? [] : [{ id: 'card', title: game?.page.panels.card.title ?? '' }]),
    { id: 'log', title: UI.match.log },
    ...(chat ? [{ id: 'chat', title: UI.match.chat }] : []),
    ...gameTabs(match, game),
  ];
  return (
    <div class="around" ref={sheet} data-height={panels.height.value}>
      <div class="panel-bar" {...drag}>
        <PanelTabs match={match} panels={panels} tabs={tabs} />
      </div>
      <div class="panels" ref={place}>
        {game && <Asked match={match} game={game} />}
        <CardPanel match={match} game={game} />
        <SidePanels match={match} game={game} lit={lit} chat={chat} />
      </div>
      <div class="bottom">{children}</div>
    </div>
  );
};
