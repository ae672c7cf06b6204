import type { ProfileId } from '@ironhex/shared/grimdark';
import { BOX } from '../../../map/counters/figure.ts';
import { CounterMark } from '../../../ui/counter-mark.tsx';

interface Props {
  readonly profile: ProfileId;
  readonly side: 0 | 1;
}

/** The counter of a unit beside its name, in a text or a panel. */
export const UnitMark = ({ side }: Props) => <CounterMark side={side} path="" box={BOX} />;
