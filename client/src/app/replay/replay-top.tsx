import { OMNISCIENT, PUBLIC, type Viewer } from '@ironhex/shared/match';
import { useState } from 'preact/hooks';
import type { Player } from '../../replay/player.ts';
import { type ReplayPlace, replayAddress } from '../../table/address.ts';
import type { ClientMatch } from '../../table/match.ts';
import { UI } from '../../text/ui.ts';
import { CopyField } from '../../ui/common/copy.tsx';
import { Dialog } from '../../ui/common/dialog.tsx';
import { format } from '../../ui/common/format.ts';
import { SoundButton } from '../../ui/page/sound-button.tsx';
import { Name } from '../../ui/words/name.tsx';
import type { Dialogs } from '../match/table-frame.tsx';
import { HomeLink } from '../page-head.tsx';
import { captionOf } from './caption.ts';
import { GoOnDialog } from './go-on.tsx';
import type { Story } from './line/story.ts';
import { saveFile, savePicture } from './record/save.ts';
import { VerifyDialog } from './record/verify.tsx';
import { ToMatch } from './to-match.tsx';
import '../../ui/page/top.css';

const { replay } = UI;

interface Props {
  readonly match: ClientMatch;
  readonly player: Player;
  /** Undefined while the game is being loaded. */
  readonly story: Story | undefined;
  /** Lets somebody else's eyes see the same moment. */
  readonly look: (viewer: Viewer) => void;
  readonly id: string | undefined;
  /** The text of the record; undefined while the match is under way. */
  readonly record: string | undefined;
  /** For how many days after its end the server keeps it; null: for good. Undefined for a file. */
  readonly keptFor: number | null | undefined;
  readonly onOther: (() => void) | undefined;
  readonly dialogs: Dialogs;
}

/** A link to what is shown now; or why there is none. */
const LinkHere = ({ id, record, place }: Pick<Props, 'id' | 'record'> & { readonly place: ReplayPlace }) => {
  if (id === undefined) return <p>{replay.onlyHere}</p>;
  if (record === undefined) return <p>{replay.noLinkYet}</p>;
  return <CopyField label={replay.link} value={replayAddress(id, place)} hint={replay.linkHint} testId="share-link" />;
};

/** A link to what is shown now, and a picture of it. */
const ShareDialog = (
  props: Pick<Props, 'match' | 'player' | 'story' | 'id' | 'record' | 'keptFor' | 'onOther'> & {
    readonly onVerify: () => void;
    readonly onClose: () => void;
  },
) => {
  const { match, player, story, id, record, keptFor, onOther, onVerify, onClose } = props;
  const place = { event: player.at.value, view: player.own.value?.viewer ?? PUBLIC };
  return (
    <Dialog title={replay.shareTitle} onClose={onClose} testId="share-dialog">
      <div class="menu">
        <LinkHere id={id} record={record} place={place} />
        {keptFor !== undefined && <p class="quiet">{UI.home.finishedFor(keptFor)}</p>}
        <button
          type="button"
          data-testid="save-picture"
          onClick={() => void savePicture(match, captionOf(match, player, story?.parts ?? []))}
        >
          {replay.picture}
        </button>
        {id !== undefined && record !== undefined && (
          <button
            type="button"
            data-testid="save-record"
            onClick={() => saveFile(new Blob([record]), `${id}.match.json`)}
          >
            {replay.record}
          </button>
        )}
        {player.reach.value.dice && (
          <button type="button" data-testid="verify" onClick={onVerify}>
            {replay.verify}
          </button>
        )}
        {onOther && (
          <button type="button" data-testid="other-record" onClick={onOther}>
            {replay.other}
          </button>
        )}
      </div>
    </Dialog>
  );
};

/** Who played, from whose eyes one sees it, and how to share it. */
export const ReplayTop = ({ match, player, story, look, id, record, keptFor, onOther, dialogs }: Props) => {
  const [dialog, setDialog] = useState<'share' | 'go-on' | 'verify' | undefined>(undefined);
  const close = () => setDialog(undefined);
  const { viewers = [], faults = [], lookUp } = player.reach.value;
  const viewer = player.own.value?.viewer;
  const nameOf = (each: Viewer) => {
    if (each === PUBLIC) return replay.everybody;
    return each === OMNISCIENT ? replay.all : match.nameOf(each);
  };
  return (
    <header class="top replay-top">
      <div class="players">
        <HomeLink />
        {match.facts.value?.seats.map(({ id: seat, side, name }) => (
          <span key={seat} class="replay-seat" data-side={side}>
            <span class="seat-base" aria-hidden="true" />
            <Name text={name || match.nameOf(seat)} />
          </span>
        ))}
      </div>
      <div class="top-acts">
        {viewers.length > 0 && (
          <label class="replay-eyes">
            <span>{replay.eyes}</span>
            <select
              value={viewer}
              data-testid="replay-eyes"
              onChange={(event) => look(event.currentTarget.value as Viewer)}
            >
              {viewers.map((each) => (
                <option key={each} value={each}>
                  {nameOf(each)}
                </option>
              ))}
            </select>
          </label>
        )}
        <button type="button" class="bare replay-share" data-testid="replay-share" onClick={() => setDialog('share')}>
          {replay.share}
        </button>
        {lookUp ? (
          <button
            type="button"
            class="bare replay-share"
            aria-label={replay.goOn}
            data-testid="go-on"
            onClick={() => setDialog('go-on')}
          >
            {format.value === 'upright' ? replay.goOnBriefly : replay.goOn}
          </button>
        ) : (
          id !== undefined && <ToMatch id={id} />
        )}
        <SoundButton />
        <button type="button" class="bare" aria-label={UI.common.help} onClick={dialogs.help}>
          <span aria-hidden="true">?</span>
        </button>
      </div>
      {faults.length > 0 && (
        <p class="replay-faults" role="alert" data-testid="replay-faults">
          {replay.sound} {faults.join(' ')}
        </p>
      )}
      {dialog === 'share' && (
        <ShareDialog
          match={match}
          player={player}
          story={story}
          id={id}
          record={record}
          keptFor={keptFor}
          onOther={onOther}
          onVerify={() => setDialog('verify')}
          onClose={close}
        />
      )}
      {dialog === 'verify' && <VerifyDialog player={player} onClose={close} />}
      {dialog === 'go-on' && <GoOnDialog player={player} id={id} onClose={close} />}
    </header>
  );
};
