import type { ClientMatch } from '../../../table/match.ts';
import { PlainWords } from '../../../ui/words/words.tsx';
import { WORDS } from '../words.ts';
import { CourseDialog, type CourseProps } from './course-dialog.tsx';
import { Curve } from './curve.tsx';
import type { LookedBack } from './looked-back.ts';

const { chances: words } = WORDS;

/** The moments at which the chances turned, each to be jumped to, with what could have been chosen there. */
const Turns = (props: {
  readonly match: ClientMatch;
  readonly turns: LookedBack['turns'];
  readonly at: number;
  readonly choose: (n: number) => void;
}) => (
  <section>
    <h3>{words.turns}</h3>
    <ol class="chapters">
      {props.turns.map(({ n, words: text, choice }, index) => (
        <li key={`${n} ${index}`} data-past={n <= props.at}>
          <button type="button" class="bare" onClick={() => props.choose(n)}>
            <PlainWords match={props.match} text={text} />
          </button>
          {choice !== undefined && (
            <p class="other-choice" data-testid="other-choice">
              <PlainWords match={props.match} text={choice} />
            </p>
          )}
        </li>
      ))}
    </ol>
  </section>
);

/** How likely each side was to win: a curve, the moments at which it turned, and what the computer would have done there. */
export const ChancesDialog = ({
  known,
  ...props
}: CourseProps & {
  /** Undefined while the computer thinks. */
  readonly known: LookedBack | 'none' | undefined;
}) => (
  <CourseDialog {...props} title={words.title} testId="chances-dialog">
    {({ sides, at, last, choose }) => (
      <>
        <p role="status" class="quiet">
          {known === undefined ? words.thinking : known === 'none' ? words.none : words.method}
        </p>
        {known !== undefined && known !== 'none' && (
          <>
            <Curve
              points={known.chances.map(({ n, chance }) => ({ n, value: 2 * chance - 1 }))}
              dots={known.turns}
              {...{ sides, at, last }}
              label={words.curve}
              testId="chances-curve"
            />
            {known.turns.length > 0 ? (
              <Turns match={props.match} turns={known.turns} {...{ at, choose }} />
            ) : (
              <p>{words.even}</p>
            )}
          </>
        )}
      </>
    )}
  </CourseDialog>
);
