import type { Hint } from '../../rulesets/moments.ts';
import { stopHints } from '../../table/storage/hints.ts';
import { UI } from '../../text/ui.ts';

/** What a hint says, with what unfolds it and what ends it. */
export const HintWords = ({ hint, onGotIt }: { readonly hint: Hint; readonly onGotIt: () => void }) => (
  <>
    <strong>{hint.title}</strong>
    <button type="button" class="coach-more" aria-label={UI.coach.more(hint.title)} data-testid="more-hint">
      <span aria-hidden="true">i</span>
    </button>
    <p>{hint.text}</p>
    <div class="coach-acts">
      <button type="button" class="bare" data-testid="no-hints" onClick={stopHints}>
        {UI.coach.none}
      </button>
      <button type="button" data-testid="got-it" onClick={onGotIt}>
        {UI.coach.gotIt}
      </button>
    </div>
  </>
);
