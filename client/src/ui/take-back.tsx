import type { ClientMatch } from '../table/match.ts';
import { UI } from '../text/ui.ts';

/** Offers to go back to the decision before, while no other player has acted and no die has fallen. */
export const TakeBack = ({ match }: { readonly match: ClientMatch }) =>
  match.wayBack.value === undefined ? null : (
    <button
      type="button"
      class="take-back"
      data-testid="take-back"
      title={UI.match.takeBackHint}
      onClick={() => void match.goBack()}
    >
      {UI.match.takeBack} <kbd>B</kbd>
    </button>
  );
