import { PUBLIC } from '@ironhex/shared/match';
import type { CreateFromMoment, Fault } from '@ironhex/shared/protocol';
import { fail, ok, type Result } from '@ironhex/shared/result';
import type { ComponentChildren } from 'preact';
import { createMatch } from '../../net/api.ts';
import type { Player } from '../../replay/player.ts';
import { keepOpened } from '../../table/seat/links.ts';
import type { LookedUp } from '../../table/source.ts';
import { UI } from '../../text/ui.ts';
import { Dialog } from '../../ui/common/dialog.tsx';
import { faultText } from '../../ui/form/faults.ts';
import { FaultLines } from '../../ui/form/fields.tsx';
import { beginningIn } from '../board/begin.ts';
import { PlayAlone } from '../board/play-alone.tsx';
import { useCreation } from '../creation.ts';
import { secretOf } from '../record-of.ts';
import { saveFile } from './record/save.ts';

const NONE: Fault = { at: '', message: UI.replay.noPosition };
const NOT_KEPT: Fault = { at: '', message: UI.board.keepsNothing };

/** What is there at the last decision up to what is shown; or why there is nothing. */
const lookUpNow = async <What extends 'moment' | 'position'>(
  { reach, at }: Player,
  what: What,
): Promise<Result<LookedUp[What], readonly Fault[]>> => {
  const found = await reach.peek().lookUp?.(what, at.peek());
  return found ? ok(found) : fail([NONE]);
};

/**
 * Makes a match that begins there; gives the address of the first seat, and keeps the invitations for the others. A match that
 * the server keeps is named by its `id`; of a file, the record is sent.
 */
const openFrom = async (player: Player, id: string | undefined): Promise<Result<string, readonly Fault[]>> => {
  const moment = await lookUpNow(player, 'moment');
  if (!moment.ok) return moment;
  const { record } = moment.value;
  const of = id === undefined ? { record: { ...record } } : { match: id };
  const request: CreateFromMoment = { moment: { of, intents: record.intents.length }, waits: true };
  const created = await createMatch(request, id === undefined ? undefined : secretOf(id));
  return created.ok ? ok(keepOpened(created.value)) : created;
};

/** What can be made of a moment of a match: another match, here or at the server, or a file from which one can begin. */
export const GoOnDialog = (props: {
  readonly player: Player;
  /** The match at this server; undefined for a file from somewhere. */
  readonly id: string | undefined;
  readonly onClose: () => void;
}): ComponentChildren => {
  const { player, id, onClose } = props;
  const { creating, faults, setFaults, create } = useCreation();
  const { ruleset = '', seats = [] } = player.facts.value ?? {};
  const viewer = player.own.value?.viewer ?? PUBLIC;
  /** What is there now, if there is something; else the dialog says so. */
  const now = async <What extends 'moment' | 'position'>(what: What) => {
    const found = await lookUpNow(player, what);
    if (found.ok) return found.value;
    setFaults(found.error);
    return undefined;
  };
  const save = async () => {
    const file = await now('position');
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
          onClick={() => void create(() => openFrom(player, id))}
        >
          {creating ? UI.setup.creating : UI.replay.goOnNow}
        </button>
        <PlayAlone
          game={ruleset}
          seats={seats.map(({ id }) => id)}
          seat={seats.find(({ id }) => id === viewer)?.id}
          beginning={async () => beginningIn((await now('moment'))?.position)}
          failed={() => setFaults([NOT_KEPT])}
        />
        <button type="button" data-testid="save-position" onClick={() => void save()}>
          {UI.replay.position}
        </button>
      </div>
    </Dialog>
  );
};
