import type { Line } from '../../table/log/episodes.ts';
import type { ClientMatch } from '../../table/match.ts';
import { Words } from '../words/words.tsx';
import { OpenedRoll, RollChip } from './dice.tsx';

interface Props {
  readonly match: ClientMatch;
  readonly line: Line;
}

/** One line of an episode: the sentence, its dice, and those of its rolls that are open. */
export const LineBody = ({ match, line }: Props) => {
  const nameOf = (roll: number): string => `${line.n}.${roll}`;
  return (
    <>
      <p class="line-words">
        <Words match={match} text={line.text} whole />{' '}
        {line.rolls.length > 0 && (
          <span class="line-dice">
            {line.rolls.map((roll, i) => (
              <RollChip key={i} match={match} name={nameOf(i)} roll={roll} />
            ))}
          </span>
        )}
      </p>
      {line.rolls.map((roll, i) => (
        <OpenedRoll key={i} match={match} name={nameOf(i)} roll={roll} />
      ))}
    </>
  );
};
