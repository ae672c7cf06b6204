import { arsenalOf, type Profile, type Unit, type View } from '@ironhex/shared/grimdark';
import { BOX } from '../../../map/counters/figure.ts';
import type { Side } from '../../../map/picture.ts';
import { CounterMark } from '../../../ui/units/counter-mark.tsx';
import { UnitChips as Row, type UnitChipsProps } from '../../../ui/units/unit-chips.tsx';
import { SHAPES } from '../map/counter/shapes.ts';
import { sideOf } from '../map/counters.ts';
import { figureOf } from '../map/figures.ts';
import { unitName } from '../words/names.ts';

interface Props {
  readonly profile: Profile;
  readonly side: Side;
}

/** The counter of a unit beside its name, in a text or a panel. */
export const UnitMark = ({ profile, side }: Props) => (
  <CounterMark side={side} path={SHAPES[figureOf(profile)]?.path ?? ''} box={BOX} />
);

/** The counter of a unit of the match. */
export const MarkOf = ({ view, unit }: { readonly view: View; readonly unit: Unit }) => (
  <UnitMark profile={arsenalOf(view).profiles[unit.bought.profile]!} side={sideOf(view.seats, unit.seat)} />
);

/** A row of chips, one for each unit. */
export const UnitChips = ({ view, ...row }: UnitChipsProps<Unit> & { readonly view: View }) => (
  <Row {...row} nameOf={({ id }) => unitName(view, id)} markOf={(unit) => <MarkOf view={view} unit={unit} />} />
);
