import { useSignal } from '@preact/signals';
import type { RulebookSource } from '../../rulesets/rulebook.ts';
import { rulesAddress } from '../../table/address.ts';
import { UI } from '../../text/ui.ts';
import { Dialog } from '../common/dialog.tsx';
import { useLoaded } from '../common/loaded.ts';
import { RulebookView } from './rulebook.tsx';

interface Props {
  readonly game: string;
  readonly source: RulebookSource;
  /** The rule or chapter at which it opens; empty for the beginning. */
  readonly place: string;
  readonly onClose: () => void;
}

/** The rulebook over the page, which stays as it is. */
export const RulebookDialog = ({ game, source, place, onClose }: Props) => {
  const here = useSignal(place);
  const loaded = useLoaded(source.load);
  return (
    <Dialog title={UI.rules.title} onClose={onClose} class="rulebook-dialog" testId="rulebook">
      {loaded.state === 'ready' ? (
        <RulebookView
          game={game}
          rulebook={loaded.value}
          place={here.value}
          onPlace={(next) => {
            here.value = next;
          }}
        />
      ) : (
        <p role="status">{loaded.state === 'failed' ? UI.errors.notLoaded : UI.common.loading}</p>
      )}
      <p class="rulebook-page">
        <a href={rulesAddress(game, here.value)} target="_blank" rel="noreferrer">
          {UI.rules.ownPage}
        </a>
      </p>
    </Dialog>
  );
};
