import { PlainWords } from '../../../ui/words/words.tsx';
import type { Props } from './props.ts';

/** A unit to pick, with what comes of it in a figure. */
interface UnitPick {
  readonly testId: string;
  readonly words: string;
  readonly figure?: string | undefined;
  readonly pressed: boolean;
  readonly onClick: () => void;
}

interface PicksProps extends Pick<Props, 'match'> {
  readonly label: string;
  readonly picks: readonly UnitPick[];
}

/** Units as buttons, for those who do not pick them on the map. Nothing without any. */
export const UnitPicks = ({ match, label, picks }: PicksProps) =>
  picks.length === 0 ? null : (
    <fieldset class="order-tools" aria-label={label}>
      {picks.map(({ testId, words, figure, pressed, onClick }) => (
        <button type="button" key={testId} aria-pressed={pressed} data-testid={testId} onClick={onClick}>
          <PlainWords match={match} text={words} /> {figure !== undefined && <small>{figure}</small>}
        </button>
      ))}
    </fieldset>
  );
