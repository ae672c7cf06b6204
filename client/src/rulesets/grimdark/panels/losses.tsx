import { LossesBar } from '../../../ui/units/losses-bar.tsx';
import { PLANNING } from '../words/planning.ts';

const { losses: TEXT } = PLANNING;

interface Props {
  /** How probable it is that so many models are lost, and so many wounds are marked. */
  readonly lost: readonly number[];
  readonly wounds: readonly number[];
}

/** What a unit may lose: models, or wounds of a single one, with what the bar counts below it. */
export const Losses = ({ lost, wounds }: Props) => {
  const several = lost.length > 2;
  const label = several ? TEXT.models : TEXT.wounds;
  return (
    <div>
      <LossesBar chances={several ? lost : wounds} label={label} />
      <small class="quiet" aria-hidden="true">
        {label}
      </small>
    </div>
  );
};
