import { useSignal } from '@preact/signals';
import { Fragment } from 'preact';
import { matchAddress, replayAddress } from '../../table/address.ts';
import type { ClientMatch } from '../../table/match.ts';
import { changePace, pace, theme, toggleTheme } from '../../table/storage/settings.ts';
import { UI } from '../../text/ui.ts';
import { SeatClock, TimerClock } from '../clock/clock.tsx';
import { CopyField } from '../common/copy.tsx';
import { Dialog } from '../common/dialog.tsx';
import { InviteLinks, OwnLink } from '../lobby/invite.tsx';
import { SeatList } from '../lobby/seat-list.tsx';
import { useRulebook } from '../rulebook/rule.tsx';
import { SeriesPoints } from '../score/series.tsx';
import { ComputerPaceButton } from './computer-pace.tsx';
import { Reminders } from './reminders.tsx';
import { SoundButton } from './sound-button.tsx';
import './top.css';

/** The menu: links, settings of the page, and conceding. */
const Menu = (props: {
  readonly match: ClientMatch;
  readonly onClose: () => void;
  readonly onLegend: (() => void) | undefined;
  readonly onNewLink: (seat: string) => void;
}) => {
  const { match, onClose, onLegend, onNewLink } = props;
  const sure = useSignal(false);
  const openRules = useRulebook();
  const publicState = match.facts.value;
  const playing = publicState?.status === 'playing' && match.seat.value !== null;
  const seats = publicState?.seats ?? [];
  const own = seats.find(({ id }) => id === match.seat.value);
  const begun = publicState?.status !== 'gathering';
  // Before the match the lobby has the invitations.
  const free = begun ? seats.filter(({ taken }) => !taken).map(({ id }) => id) : [];
  const newLink = (seat: string) => {
    onClose();
    onNewLink(seat);
  };
  return (
    <Dialog title={UI.common.menu} onClose={onClose}>
      <div class="menu">
        <CopyField label={UI.lobby.watchLink} value={matchAddress(match.id)} testId="menu-watch-link" />
        {match.seat.value !== null && !match.vacant.value && (
          <details class="fold" data-testid="other-devices">
            <summary>{UI.lobby.ownDevices}</summary>
            <div class="fold-body">
              <OwnLink match={match} />
            </div>
          </details>
        )}
        {match.hosting.value && free.length > 0 && <InviteLinks match={match} free={free} main={false} />}
        <SeatList seats={seats} own={own?.id} begun={begun} onNewLink={match.hosting.value ? newLink : undefined} />
        {own?.taken && (
          <button type="button" data-testid={`new-link-${own.id}`} onClick={() => newLink(own.id)}>
            {UI.lobby.newLinkForMe}
          </button>
        )}
        {openRules && (
          <button
            type="button"
            data-testid="open-rules"
            onClick={() => {
              onClose();
              openRules();
            }}
          >
            {UI.rules.title}
          </button>
        )}
        {onLegend && (
          <button
            type="button"
            data-testid="open-legend"
            onClick={() => {
              onClose();
              onLegend();
            }}
          >
            {UI.legend.title}
          </button>
        )}
        <button type="button" onClick={toggleTheme}>
          {UI.common.theme}: {theme.value === 'dark' ? UI.common.dark : UI.common.light}
        </button>
        <button type="button" data-testid="pace" onClick={changePace}>
          {UI.common.animation}: {UI.common.paces[pace.value]}
        </button>
        <ComputerPaceButton match={match} />
        <Reminders onClose={onClose} />
        {begun && (
          <a class="button" href={replayAddress(match.id)} data-testid="from-beginning">
            {UI.replay.fromBeginning}
          </a>
        )}
        <a class="button" href="/">
          {UI.setup.create}
        </a>
        {playing &&
          (sure.value ? (
            <div class="concede">
              <p>{match.company.value ? UI.match.concedeAside : UI.match.concedeHint}</p>
              <button
                type="button"
                class="danger"
                data-testid="concede-sure"
                onClick={() => {
                  void match.concede();
                  onClose();
                }}
              >
                {UI.match.concedeConfirm}
              </button>
            </div>
          ) : (
            <button
              type="button"
              class="danger"
              data-testid="concede"
              onClick={() => {
                sure.value = true;
              }}
            >
              {UI.match.concede}
            </button>
          ))}
      </div>
    </Dialog>
  );
};

/** The players, the time left, and what the match is waiting for. */
export const TopBar = (props: {
  readonly match: ClientMatch;
  readonly onHelp: () => void;
  /** undefined while there is no map yet. */
  readonly onLegend: (() => void) | undefined;
  readonly onNewLink: (seat: string) => void;
}) => {
  const { match, onHelp, onLegend, onNewLink } = props;
  const menu = useSignal(false);
  const publicState = match.facts.value;
  const seats = publicState?.seats ?? [];
  const many = seats.length > 3;
  return (
    <header class="top">
      {/* It may scroll then, which the keyboard must reach. */}
      <div
        class="players"
        data-many={many}
        {...(many ? { role: 'group', tabIndex: 0, 'aria-label': UI.setup.seats } : {})}
      >
        {seats.map((seat, index) => (
          <Fragment key={seat.id}>
            {index === 1 && <SeriesPoints match={match} />}
            <SeatClock match={match} seat={seat} />
          </Fragment>
        ))}
        <TimerClock match={match} />
      </div>
      <div class="top-acts">
        {publicState && publicState.spectators > 0 && (
          <span class="quiet spectators" title={UI.match.spectators}>
            ◉ {publicState.spectators}
          </span>
        )}
        <button
          type="button"
          class="bare zoom"
          aria-label={UI.match.zoomOut}
          onClick={() => match.board.peek()?.zoomBy(0.8)}
        >
          −
        </button>
        <button type="button" class="bare" aria-label={UI.match.wholeMap} onClick={() => match.board.peek()?.fit()}>
          ⬡
        </button>
        <button
          type="button"
          class="bare zoom"
          aria-label={UI.match.zoomIn}
          onClick={() => match.board.peek()?.zoomBy(1.25)}
        >
          +
        </button>
        <SoundButton />
        <button type="button" class="bare" aria-label={UI.help.keys} onClick={onHelp}>
          ?
        </button>
        <button
          type="button"
          class="bare"
          aria-label={UI.common.menu}
          onClick={() => {
            menu.value = true;
          }}
        >
          ☰
        </button>
      </div>
      {menu.value && (
        <Menu
          match={match}
          onLegend={onLegend}
          onNewLink={onNewLink}
          onClose={() => {
            menu.value = false;
          }}
        />
      )}
    </header>
  );
};
