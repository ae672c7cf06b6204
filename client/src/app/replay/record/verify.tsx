import type { Player } from '../../../replay/player.ts';
import { UI } from '../../../text/ui.ts';
import { Dialog } from '../../../ui/common/dialog.tsx';

const { proof } = UI.replay;

/** Characters of a fingerprint that people compare. */
const COMPARED = 16;

/** One thing that was looked at, and whether it is as it should be. */
const Check = ({ good, text }: { readonly good: boolean; readonly text: string }) => (
  <li data-good={good}>
    <span aria-hidden="true">{good ? '✓' : '✗'}</span> {text}
  </li>
);

/** What rolling all dice of the match again has proven, and what it has not. */
export const VerifyDialog = ({ player, onClose }: { readonly player: Player; readonly onClose: () => void }) => {
  const { dice, faults = [] } = player.reach.value;
  if (!dice) return null;
  const { promise, rolls, thrown, lots, ends } = dice;
  const mark = promise?.commitment.slice(0, COMPARED) ?? '';
  return (
    <Dialog title={UI.replay.verify} onClose={onClose} testId="verify-dialog">
      <ul class="proof">
        {promise ? (
          <>
            <Check good={promise.kept} text={promise.kept ? proof.promised(mark) : proof.broken(mark)} />
            <Check good text={proof.salts(promise.salts)} />
          </>
        ) : (
          <Check good={false} text={proof.unpromised} />
        )}
        {lots > 0 && <Check good text={proof.lots(lots)} />}
        <Check good text={proof.rolled(rolls)} />
        {thrown > 0 && <Check good text={proof.thrown(thrown)} />}
        {faults.length > 0 ? (
          <Check good={false} text={`${proof.faults} ${faults.join(' ')}`} />
        ) : (
          ends && <Check good text={proof.ends} />
        )}
      </ul>
      <p class="quiet">{proof.notProven}</p>
    </Dialog>
  );
};
