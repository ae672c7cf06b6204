import { chance } from '../../text/numbers.ts';
import './odds.css';

interface Props {
  /** The probability of this many losses. */
  readonly chances: readonly number[];
  /** The name of the losses. */
  readonly label: string;
}

/** From this chance on a part of the bar says its number. */
const READABLE = 0.12;

/** The number of losses as a bar; each part is as wide as it is probable. */
export const LossesBar = ({ chances, label }: Props) => (
  <p
    class="losses-bar"
    role="img"
    aria-label={`${label}: ${chances.map((p, n) => `${n}: ${chance(p)}`).join(', ')}`}
    title={label}
  >
    {chances.map((p, n) => (
      <span key={n} data-n={Math.min(n, 4)} style={{ flexGrow: p }}>
        {p >= READABLE ? n : ''}
      </span>
    ))}
  </p>
);
