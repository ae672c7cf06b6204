import { useState } from 'preact/hooks';
import type { Taught } from '../../lessons/taught.ts';
import { gameOf } from '../../rulesets/index.ts';
import type { Planning } from '../../rulesets/types.ts';
import { learnAddress } from '../../table/address.ts';
import type { ClientMatch } from '../../table/match.ts';
import { UI } from '../../text/ui.ts';
import { RuleText } from '../../ui/rulebook/rule.tsx';
import { beginBoard, beginningIn } from '../board/begin.ts';
import './learn.css';

const { learn } = UI;

export interface LessonProps {
  readonly match: ClientMatch;
  readonly taught: Taught;
  readonly of: { readonly game: string; readonly number: number; readonly last: boolean };
  readonly isReached: boolean;
  /** Begins the lesson anew. */
  readonly begin: () => void;
  /** undefined while the game is being loaded. */
  readonly planning: Planning | undefined;
}

/** What can be done when a lesson is over. */
const Ended = ({ taught, of, isReached, begin }: LessonProps) => {
  const [isKeeping, setKeeping] = useState(true);
  const { opening, seat } = taught.lesson;
  const level = gameOf(of.game)?.levels?.[0];
  const practise = () => {
    const position = beginningIn(opening.record);
    if (!position || !level) return;
    const others = position.seats.filter((id) => id !== seat);
    const address = beginBoard(position, Object.fromEntries(others.map((id) => [id, level])));
    if (address === undefined) setKeeping(false);
    else location.assign(address);
  };
  return (
    <div class="lesson-acts">
      {!isKeeping && <p role="alert">{UI.board.keepsNothing}</p>}
      {level && (
        <button type="button" data-testid="lesson-practise" onClick={practise}>
          {learn.practise}
        </button>
      )}
      <button type="button" data-testid="lesson-again" onClick={begin}>
        {learn.again}
      </button>
      {isReached && (
        <a
          class="button act"
          href={of.last ? '/' : learnAddress(of.game, of.number + 1)}
          data-testid={of.last ? 'lesson-home' : 'lesson-next'}
        >
          {of.last ? learn.play : learn.nextLesson}
        </a>
      )}
    </div>
  );
};

/** What can be done about a step. */
const Acts = ({ match, taught, planning }: LessonProps) => {
  const { answer, until } = taught.step.value ?? {};
  const intents = answer?.filter((given) => !('kind' in given && given.kind === 'policy')) ?? [];
  const show = () => {
    const text = planning?.suggest(intents) ? learn.shown : learn.press;
    match.toast.value = { text, tone: 'plain' };
  };
  return (
    <div class="lesson-acts">
      {answer && (
        <button
          type="button"
          data-testid="lesson-show"
          disabled={intents.length > 0 && !match.asked.value}
          onClick={show}
        >
          {learn.show}
        </button>
      )}
      {!answer && !until && (
        <button type="button" class="act" data-testid="lesson-read" onClick={() => taught.next()}>
          {learn.next}
        </button>
      )}
    </div>
  );
};

/** The step of a lesson in words, in sight all the time. */
export const LessonWords = (props: LessonProps) => {
  const { taught, isReached, of } = props;
  const { lesson } = taught;
  const step = taught.step.value;
  const result = isReached ? learn.reached : learn.missed;
  return (
    <section
      class="lesson"
      aria-labelledby="lesson-title"
      data-testid="lesson"
      data-step={taught.at.value}
      data-ended={!step}
      data-at={JSON.stringify(step?.at ?? [])}
    >
      <h2 id="lesson-title">
        <a href={learnAddress(of.game)}>{lesson.title}</a>{' '}
        <small class="quiet">{step ? learn.step(taught.at.value + 1, lesson.steps.length) : learn.done}</small>
      </h2>
      <p class="lesson-says" role="status">
        {taught.at.value === 0 && (
          <span class="quiet">
            {learn.goal} {lesson.goal}{' '}
          </span>
        )}
        {step ? <RuleText text={step.says} /> : <span data-testid="lesson-result">{result}</span>}
      </p>
      {step ? <Acts {...props} /> : <Ended {...props} />}
    </section>
  );
};
