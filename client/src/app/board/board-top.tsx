import { useState } from 'preact/hooks';
import type { LocalBoard } from '../../local/conduct.ts';
import { BOARD_ADDRESS } from '../../table/address.ts';
import { changePace, pace, theme, toggleTheme } from '../../table/storage/settings.ts';
import { seatName } from '../../text/seat-name.ts';
import { UI } from '../../text/ui.ts';
import { SeatClock } from '../../ui/clock/clock.tsx';
import { Dialog } from '../../ui/common/dialog.tsx';
import { SoundButton } from '../../ui/page/sound-button.tsx';
import { useRulebook } from '../../ui/rulebook/rule.tsx';
import type { Dialogs } from '../match/table-frame.tsx';
import { HomeLink } from '../page-head.tsx';
import { saveFile } from '../replay/record/save.ts';
import '../../ui/page/top.css';
import './board.css';

interface Props extends Pick<LocalBoard, 'match' | 'worker' | 'hotseat' | 'own'> {
  readonly dialogs: Dialogs;
}

/** The rules, settings of the page, and the match as a file. */
const Menu = ({ worker, dialogs, onClose }: Pick<Props, 'worker' | 'dialogs'> & { readonly onClose: () => void }) => {
  const openRules = useRulebook();
  const { legend } = dialogs;
  const then = (open: () => void) => () => {
    onClose();
    open();
  };
  const save = () => saveFile(new Blob([JSON.stringify(worker.ongoing.peek()?.record, null, 1)]), 'board.match.json');
  return (
    <Dialog title={UI.common.menu} onClose={onClose} testId="board-menu">
      <div class="menu">
        {openRules && (
          <button type="button" onClick={then(openRules)}>
            {UI.rules.title}
          </button>
        )}
        {legend && (
          <button type="button" onClick={then(legend)}>
            {UI.legend.title}
          </button>
        )}
        <button type="button" onClick={toggleTheme}>
          {UI.common.theme}: {theme.value === 'dark' ? UI.common.dark : UI.common.light}
        </button>
        <button type="button" data-testid="pace" onClick={changePace}>
          {UI.common.animation}: {UI.common.paces[pace.value]}
        </button>
        <button type="button" data-testid="save-board" onClick={save}>
          {UI.board.save}
        </button>
        <a class="button" href={BOARD_ADDRESS}>
          {UI.board.others}
        </a>
      </div>
    </Dialog>
  );
};

/** Who plays, which seat the page holds now, and the menu. */
export const BoardTop = ({ match, worker, hotseat, own, dialogs }: Props) => {
  const [open, setOpen] = useState(false);
  return (
    <header class="top board-top">
      <div class="players">
        <HomeLink />
        {match.facts.value?.seats.map((seat) => (
          <SeatClock key={seat.id} match={match} seat={seat} />
        ))}
      </div>
      <div class="top-acts">
        {own.length > 1 && (
          <select
            value={hotseat.held}
            aria-label={UI.board.yourSeat}
            data-testid="hold"
            onChange={(event) => hotseat.hold(event.currentTarget.value)}
          >
            {own.map((seat) => (
              <option key={seat} value={seat}>
                {UI.board.as(seatName(seat))}
              </option>
            ))}
          </select>
        )}
        <SoundButton />
        <button type="button" class="bare" aria-label={UI.help.keys} onClick={dialogs.help}>
          ?
        </button>
        <button type="button" class="bare" aria-label={UI.common.menu} onClick={() => setOpen(true)}>
          ☰
        </button>
      </div>
      {open && <Menu worker={worker} dialogs={dialogs} onClose={() => setOpen(false)} />}
    </header>
  );
};
