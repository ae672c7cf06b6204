import type { Settings } from '@ironhex/shared/protocol';
import { useState } from 'preact/hooks';
import type { Game } from '../../rulesets/game.ts';
import type { GameHome } from '../../rulesets/home.ts';
import type { ClientMatch } from '../../table/match.ts';
import { UI } from '../../text/ui.ts';
import { Dialog } from '../../ui/common/dialog.tsx';
import { BoardFigure } from '../new/board-preview.tsx';
import { clockSummary } from '../new/clock-fields.tsx';
import { clockFormOf } from '../new/clock-form.ts';
import { changeMatch, formOf } from '../new/create.ts';
import { SettingsForm } from '../new/shell.tsx';
import '../new/new.css';
import './settings.css';

interface Props {
  readonly match: ClientMatch;
  readonly game: Game;
  readonly home: GameHome;
  readonly settings: Settings;
}

/** The host's button, and the form in which the host changes the settings. */
const Change = ({ match, game, home }: Omit<Props, 'settings'>) => {
  const [changing, setChanging] = useState(false);
  const form = formOf(match.id);
  if (!form) return <p class="quiet">{UI.lobby.changeElsewhere}</p>;
  return (
    <>
      <button type="button" data-testid="change-settings" onClick={() => setChanging(true)}>
        {UI.lobby.change}
      </button>
      {changing && (
        <Dialog title={UI.lobby.change} class="settings-dialog" testId="settings" onClose={() => setChanging(false)}>
          <p class="quiet">{UI.lobby.changeHint}</p>
          <SettingsForm
            game={game}
            home={home}
            first={() => form}
            send={async (next) => {
              const changed = await changeMatch(match, { game: game.id, home }, next);
              if (changed.ok) setChanging(false);
              return changed;
            }}
            words={{ send: UI.lobby.change, sending: UI.lobby.changing }}
          />
        </Dialog>
      )}
    </>
  );
};

/** What is played, before the match: the board, the options as they stand in the form, clocks, and who may watch. */
export const SettingsShown = ({ match, game, home, settings }: Props) => {
  const { board } = settings;
  const { Section } = home.options;
  return (
    <section class="lobby-settings" aria-labelledby="settings-title" data-testid="shown-settings">
      <h3 id="settings-title">{UI.lobby.settings}</h3>
      <BoardFigure board={board} map={home.map} title={board.name} />
      {settings.placed ? (
        <p>{UI.lobby.placed}</p>
      ) : (
        <fieldset disabled>
          <Section form={settings.options} change={() => {}} faults={[]} />
        </fieldset>
      )}
      <dl>
        <dt>{UI.lobby.clocks}</dt>
        <dd>{clockSummary(clockFormOf(home, settings.clocks), home)}</dd>
        <dt>{UI.lobby.spectators}</dt>
        <dd>{settings.spectators ? UI.lobby.watched : UI.lobby.unwatched}</dd>
        <dt>{UI.lobby.listing}</dt>
        <dd>{settings.listed ? UI.lobby.listed : UI.lobby.unlisted}</dd>
      </dl>
      {match.hosting.value && <Change match={match} game={game} home={home} />}
    </section>
  );
};
