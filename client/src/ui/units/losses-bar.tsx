import { chance } from '../../text/numbers.ts';
import './odds.css';

interface Props {
  /** How probable it is that so many are lost. */
  readonly chances: readonly number[];
  /** What is lost. */
  readonly label: string;
}

/** From this chance on a part of the bar says its number. */
const READABLE = 0.12;

/** How many are lost, as a bar whose parts are as wide as they are probable. */
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
