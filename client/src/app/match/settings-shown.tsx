import { boardIn, type HostSettings, type Settings } from '@ironhex/shared/protocol';
import { useCallback, useRef, useState } from 'preact/hooks';
import { readSettings } from '../../net/api.ts';
import type { Game } from '../../rulesets/game.ts';
import type { GameHome } from '../../rulesets/home.ts';
import type { ClientMatch } from '../../table/match.ts';
import { UI } from '../../text/ui.ts';
import { Dialog } from '../../ui/common/dialog.tsx';
import { useLoaded } from '../../ui/common/loaded.ts';
import { FaultList } from '../../ui/form/fields.tsx';
import { freshSeed } from '../new/board-form.ts';
import { BoardFigure } from '../new/board-preview.tsx';
import { clockSummary } from '../new/clock-fields.tsx';
import { clockFormOf, clocksWith } from '../new/clock-form.ts';
import { changeMatch } from '../new/create.ts';
import { formWith } from '../new/form.ts';
import { SettingsForm } from '../new/shell.tsx';
import '../new/new.css';
import './settings.css';

interface Props {
  readonly match: ClientMatch;
  readonly game: Game;
  readonly home: GameHome;
  readonly settings: Settings;
}

/**
 * The form with the settings as the server has them for the host; what came wrong is said in its place. Sitting down gives
 * the seat a new secret, and for a moment the server takes that one alone, while this page still has the old one: so the
 * settings are asked for again with a new secret. Once they have come the form stays, with what was typed.
 */
const ChangeForm = (props: Omit<Props, 'settings'> & { readonly done: () => void }) => {
  const { match, game, home, done } = props;
  const secret = match.ownSeat.secret.value ?? '';
  const load = useCallback(() => readSettings(match.id, secret), [match, secret]);
  const loaded = useLoaded(load);
  const first = useRef<HostSettings>(undefined);
  if (loaded.state === 'ready' && loaded.value.ok) first.current ??= loaded.value.value;
  const { current: settings } = first;
  if (!settings) {
    if (loaded.state === 'failed') return <p class="fault">{UI.errors.notLoaded}</p>;
    if (loaded.state !== 'ready' || loaded.value.ok) return <p class="quiet">{UI.common.loading}</p>;
    return <FaultList faults={loaded.value.error} placeWords={() => ''} />;
  }
  return (
    <SettingsForm
      game={game}
      home={home}
      first={() => formWith(home, settings, freshSeed())}
      send={async (next) => {
        const changed = await changeMatch(match, { game: game.id, home }, next);
        if (changed.ok) done();
        return changed;
      }}
      own={match.seat.peek()}
      words={{ send: UI.lobby.change, sending: UI.lobby.changing }}
    />
  );
};

/** The host's button, and the form in which the host changes the settings. */
const Change = (props: Omit<Props, 'settings'>) => {
  const [changing, setChanging] = useState(false);
  const close = () => setChanging(false);
  return (
    <>
      <button type="button" data-testid="change-settings" onClick={() => setChanging(true)}>
        {UI.lobby.change}
      </button>
      {changing && (
        <Dialog title={UI.lobby.change} class="settings-dialog" testId="settings" onClose={close}>
          <p class="quiet">{UI.lobby.changeHint}</p>
          <ChangeForm {...props} done={close} />
        </Dialog>
      )}
    </>
  );
};

/** What is played, before the match: the board, the options as they stand in the form, clocks, and who may watch. */
export const SettingsShown = ({ match, game, home, settings }: Props) => {
  const { view } = match;
  const board = settings.board ?? (view.value && boardIn(view.value));
  const { Section } = home.options;
  return (
    <section class="lobby-settings" aria-labelledby="settings-title" data-testid="shown-settings">
      <h3 id="settings-title">{UI.lobby.settings}</h3>
      <BoardFigure board={board} map={home.map} title={board?.name ?? ''} />
      {settings.placed ? (
        <p>{UI.lobby.placed}</p>
      ) : (
        <fieldset disabled>
          <Section form={settings.options} change={() => {}} faults={[]} />
        </fieldset>
      )}
      <dl>
        <dt>{UI.lobby.clocks}</dt>
        <dd>{clockSummary(clockFormOf(home, settings.clocks), home, clocksWith(home, settings.options))}</dd>
        <dt>{UI.lobby.spectators}</dt>
        <dd>{UI.setup.watched(settings.spectators)}</dd>
        <dt>{UI.lobby.listing}</dt>
        <dd>{settings.listed ? UI.lobby.listed : UI.lobby.unlisted}</dd>
      </dl>
      {match.hosting.value && <Change match={match} game={game} home={home} />}
    </section>
  );
};
