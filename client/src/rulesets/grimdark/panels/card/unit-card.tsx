import { unitName } from '../../words/names.ts';
import type { Props } from '../props.ts';

/** What is known of a unit. */
export const UnitCard = ({ planning }: Props) => {
  const view = planning.view.value;
  const unit = planning.shownUnit.value;
  return view && unit ? <p>{unitName(view, unit.id)}</p> : null;
};
