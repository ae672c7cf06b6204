import { unitName } from '../../words/names.ts';
import { PLANNING } from '../../words/planning.ts';
import type { Props } from '../props.ts';

/** What a unit is and how it is. */
export const UnitCard = ({ planning }: Props) => {
  const unit = planning.shownUnit.value;
  const view = planning.view.value;
  if (!unit || !view) return <aside class="card empty">{view && <p class="quiet">{PLANNING.pickUnit}</p>}</aside>;
  return (
    <aside class="card" data-side={unit.side} aria-label={PLANNING.card}>
      <h2>{unitName(view, unit.id)}</h2>
    </aside>
  );
};
