import { useContext } from 'preact/hooks';
import { dieOutline } from '../../map/effects/die.ts';
import type { ClientMatch } from '../../table/match.ts';
import type { Die, RollText } from '../../text/entry.ts';
import { count } from '../../text/numbers.ts';
import { RuleLink } from '../rulebook/rule.tsx';
import { Words } from '../words/words.tsx';
import { Reach, useUnfolded } from './entries.ts';

/** Dice that are shown on a chip; of more only how many they are. Opened, the roll tells them all. */
const MOST_DICE = 16;

/** The radius of a die that has not twenty sides, in its picture. */
const RADIUS = 13.5;

/** The outline of a die by its sides. */
const bodyOf = (sides: number): string =>
  sides === 20
    ? 'M0-16 14-8V8L0 16-14 8V-8Z'
    : `M${dieOutline(sides)
        .map(({ x, y }) => `${(x * RADIUS).toFixed(1)} ${(y * RADIUS).toFixed(1)}`)
        .join('L')}Z`;

/**
 * One die: its face, seen from above. A die that does not count is an outline; a value below its face is written behind
 * it.
 */
const DiePicture = ({ face, value, counts, sides = 20 }: Die) => (
  <>
    <svg class="die" viewBox="-16 -17 32 34" data-counts={counts} aria-hidden="true">
      <path d={bodyOf(sides)} class="die-body" />
      {sides === 20 && <path d="M0-16 9.5 5.5h-19ZM-14-8l4.500 13.500L0 16l9.500-10.500L14-8" class="die-edges" />}
      <text y="4.500">{face}</text>
    </svg>
    {value !== face && <span class="die-value">= {value}</span>}
  </>
);

interface Props {
  readonly match: ClientMatch;
  /** The number of its line and its index there: the key under which its unfolded state is stored. */
  readonly name: string;
  readonly roll: RollText;
}

/** A roll as its dice and result. It unfolds to every number in it. */
export const RollChip = ({ match, name, roll }: Props) => (
  <button
    type="button"
    class="roll-chip"
    tabIndex={useContext(Reach) ? 0 : -1}
    data-enough={roll.enough}
    aria-expanded={useUnfolded(match, name)}
    title={roll.title}
    onClick={() => match.log.toggle(name)}
  >
    <span class="hidden-text">{roll.summary}</span>
    <span class="roll-face" aria-hidden="true">
      {roll.dice.length > MOST_DICE
        ? `${count(roll.dice.length, 'die')}: `
        : roll.dice.map((die, i) => <DiePicture key={i} {...die} />)}
      {roll.came}
    </span>
  </button>
);

/** An unfolded roll: the needed number, the dice, and each modifier with its reason and rule. */
const RollTable = ({ match, roll }: Omit<Props, 'name'>) => (
  <table class="roll">
    <caption>{roll.title}</caption>
    <tbody>
      {roll.rows.map((row, i) => (
        <tr key={i}>
          <th scope="row">{row.label}</th>
          <td>
            <Words match={match} text={row.value} whole />
            {row.rule && (
              <small>
                {' '}
                <RuleLink rule={row.rule} />
              </small>
            )}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** The roll behind its dice, once it is opened. */
export const OpenedRoll = ({ match, name, roll }: Props) =>
  useUnfolded(match, name) ? <RollTable match={match} roll={roll} /> : null;
