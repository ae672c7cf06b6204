import { useSignal } from '@preact/signals';
import { matchAddress } from '../net/address.ts';
import type { Game } from '../table/game.ts';
import { motion, theme } from '../table/settings.ts';
import { UI } from '../text/ui.ts';
import { SeatClock } from './clock.tsx';
import { CopyField } from './copy.tsx';
import { Dialog } from './dialog.tsx';
import { InviteLinks, OwnLink } from './lobby/invite.tsx';
import { NewLinkButtons } from './reissue.tsx';

/** Links, looks of the page, and giving up. */
const Menu = (props: {
  readonly game: Game;
  readonly onClose: () => void;
  readonly onNewLink: (seat: string) => void;
}) => {
  const { game, onClose, onNewLink } = props;
  const sure = useSignal(false);
  const hall = game.connection.hall.value;
  const playing = hall?.status === 'playing' && game.seat.value !== null;
  // Before the match the lobby has the invitations.
  const seats = hall?.status === 'gathering' ? [] : (hall?.seats ?? []);
  const free = seats.filter(({ taken }) => !taken).map(({ id }) => id);
  return (
    <Dialog title={UI.common.menu} onClose={onClose}>
      <div class="menu">
        <CopyField label={UI.lobby.watchLink} value={matchAddress(game.id)} testId="menu-watch-link" />
        {game.seat.value !== null && !game.vacant.value && (
          <details class="fold" data-testid="other-devices">
            <summary>{UI.lobby.ownDevices}</summary>
            <div class="fold-body">
              <OwnLink game={game} />
            </div>
          </details>
        )}
        {game.hosting.value && free.length > 0 && <InviteLinks game={game} free={free} main={false} />}
        <NewLinkButtons
          game={game}
          onNewLink={(seat) => {
            onClose();
            onNewLink(seat);
          }}
        />
        <button
          type="button"
          onClick={() => {
            theme.value = theme.value === 'dark' ? 'light' : 'dark';
          }}
        >
          {UI.common.theme}: {theme.value === 'dark' ? UI.common.dark : UI.common.light}
        </button>
        <button
          type="button"
          onClick={() => {
            motion.value = !motion.value;
          }}
        >
          {UI.common.animation}: {motion.value ? UI.common.on : UI.common.off}
        </button>
        <a class="button" href="/">
          {UI.home.create}
        </a>
        {playing &&
          (sure.value ? (
            <div class="concede">
              <p>{UI.match.concedeHint}</p>
              <button
                type="button"
                class="danger"
                data-testid="concede-sure"
                onClick={() => {
                  void game.concede();
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

/** Who plays, how much time is left, and what the match is waiting for. */
export const TopBar = (props: {
  readonly game: Game;
  readonly onHelp: () => void;
  readonly onNewLink: (seat: string) => void;
}) => {
  const { game, onHelp, onNewLink } = props;
  const menu = useSignal(false);
  const hall = game.connection.hall.value;
  const seats = hall?.seats ?? [];
  return (
    <header class="top">
      <div class="players">
        {seats.map((seat) => (
          <SeatClock key={seat.id} game={game} seat={seat} />
        ))}
      </div>
      <div class="top-acts">
        {hall && hall.spectators > 0 && (
          <span class="quiet spectators" title={UI.match.spectators}>
            ◉ {hall.spectators}
          </span>
        )}
        <button
          type="button"
          class="bare zoom"
          aria-label={UI.match.zoomOut}
          onClick={() => game.board.peek()?.zoomBy(0.8)}
        >
          −
        </button>
        <button type="button" class="bare" aria-label={UI.match.wholeMap} onClick={() => game.board.peek()?.fit()}>
          ⬡
        </button>
        <button
          type="button"
          class="bare zoom"
          aria-label={UI.match.zoomIn}
          onClick={() => game.board.peek()?.zoomBy(1.25)}
        >
          +
        </button>
        <button type="button" class="bare" aria-label={UI.keyboard.title} onClick={onHelp}>
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
          game={game}
          onNewLink={onNewLink}
          onClose={() => {
            menu.value = false;
          }}
        />
      )}
    </header>
  );
};
