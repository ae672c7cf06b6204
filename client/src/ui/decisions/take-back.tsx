import { RATION } from '@ironhex/shared/protocol';
import { useId } from 'preact/hooks';
import type { Back } from '../../table/facts.ts';
import type { ClientMatch } from '../../table/match.ts';
import { isUsedUp } from '../../table/way-back.ts';
import { list } from '../../text/numbers.ts';
import { UI } from '../../text/ui.ts';
import './take-back.css';

/** The cost of going back where that takes a question from another player; undefined if it is free. */
const costOf = (match: ClientMatch, way: Back): string | undefined => {
  if (way.takes.length === 0) return undefined;
  const names = list(way.takes.map((seat) => match.nameOf(seat)));
  const isTimed = match.clocks.value !== 'none';
  return isUsedUp(way)
    ? UI.match.takeBackUsedUp(names, RATION)
    : UI.match.takeBackCosts(names, isTimed, way.left, RATION);
};

/**
 * Offers to go back to the decision before, while no other player has acted and no die has fallen; alone with computers,
 * whatever has happened since.
 */
export const TakeBack = ({ match }: { readonly match: ClientMatch }) => {
  const id = useId();
  const way = match.wayBack.value;
  if (!way) return null;
  const cost = costOf(match, way);
  return (
    <div class="take-back">
      {cost !== undefined && (
        <p id={id} data-testid="take-back-cost">
          {cost}
        </p>
      )}
      <button
        type="button"
        data-testid="take-back"
        title={way.far ? UI.match.goBackHint : UI.match.takeBackHint}
        aria-describedby={cost === undefined ? undefined : id}
        disabled={isUsedUp(way)}
        onClick={() => void match.goBack()}
      >
        {way.far ? UI.match.goBack : UI.match.takeBack} <kbd>B</kbd>
      </button>
    </div>
  );
};
