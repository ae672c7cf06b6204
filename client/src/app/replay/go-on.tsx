import { PUBLIC } from '@ironhex/shared/match';
import type { CreateFromPosition, Fault } from '@ironhex/shared/protocol';
import { fail, ok, type Result } from '@ironhex/shared/result';
import type { ComponentChildren } from 'preact';
import { createMatch } from '../../net/api.ts';
import type { Player } from '../../replay/player.ts';
import { keepOpened } from '../../table/seat/links.ts';
import { UI } from '../../text/ui.ts';
import { Dialog } from '../../ui/common/dialog.tsx';
import { faultText } from '../../ui/form/faults.ts';
import { FaultLines } from '../../ui/form/fields.tsx';
import { beginningIn } from '../board/begin.ts';
import { PlayAlone } from '../board/play-alone.tsx';
import { useCreation } from '../creation.ts';
import { saveFile } from './save.ts';

const NONE: Fault = { at: '', message: UI.replay.noPosition };
const NOT_KEPT: Fault = { at: '', message: UI.board.keepsNothing };

/** The position at the last decision before what is shown; or why there is none. */
const positionNow = async (player: Player): Promise<Result<object, readonly Fault[]>> => {
  const position = await player.reach.peek().position?.(player.at.peek());
  return position ? ok(position) : fail([NONE]);
};

/** Makes a match that begins there; gives the address of the first seat, and keeps the invitations for the others. */
const openFrom = async (player: Player): Promise<Result<string, readonly Fault[]>> => {
  const position = await positionNow(player);
  if (!position.ok) return position;
  const request = { position: position.value, waits: true } as CreateFromPosition;
  const created = await createMatch(request);
  return created.ok ? ok(keepOpened(created.value)) : created;
};

/** What can be made of a moment of a match: another match, here or at the server, or a file from which one can begin. */
export const GoOnDialog = (props: { readonly player: Player; readonly onClose: () => void }): ComponentChildren => {
  const { player, onClose } = props;
  const { creating, faults, setFaults, create } = useCreation();
  const { ruleset = '', seats = [] } = player.facts.value ?? {};
  const viewer = player.own.value?.viewer ?? PUBLIC;
  /** The position, if there is one; else the dialog says so. */
  const position = async () => {
    const now = await positionNow(player);
    if (now.ok) return now.value;
    setFaults(now.error);
    return undefined;
  };
  const save = async () => {
    const file = await position();
    if (file) saveFile(new Blob([JSON.stringify(file, null, 1)]), 'moment.position.json');
  };
  return (
    <Dialog title={UI.replay.goOn} onClose={onClose} testId="go-on-dialog">
      <div class="menu">
        <p>{UI.replay.goOnAbout}</p>
        <FaultLines lines={faults.map((fault) => faultText(fault))} />
        <button
          type="button"
          class="act"
          disabled={creating}
          data-testid="go-on-now"
          onClick={() => void create(() => openFrom(player))}
        >
          {creating ? UI.setup.creating : UI.replay.goOnNow}
        </button>
        <PlayAlone
          game={ruleset}
          seats={seats.map(({ id }) => id)}
          seat={seats.find(({ id }) => id === viewer)?.id}
          beginning={async () => beginningIn(await position())}
          failed={() => setFaults([NOT_KEPT])}
        />
        <button type="button" data-testid="save-position" onClick={() => void save()}>
          {UI.replay.position}
        </button>
      </div>
    </Dialog>
  );
};
