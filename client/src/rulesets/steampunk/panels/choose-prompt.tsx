import { Prompt } from '../../../ui/prompt.tsx';
import { Words } from '../../../ui/words.tsx';
import type { Choice } from '../plan/options.ts';
import { askWords } from '../words/prompts.ts';
import { PANELS } from '../words/ui.ts';
import { FacingArrow } from './facing.tsx';
import type { Props } from './props.ts';
import '../style/choose.css';

/** So many options have a key of their own. */
const KEYS = 9;

/** One option as a button. Pointing at it shows it on the map; pressing it answers. */
const Option = ({ match, planning, choice, index }: Props & { readonly choice: Choice; readonly index: number }) => {
  const { pointed, picked } = planning.options;
  const point = (): void => {
    pointed.value = choice.option;
    match.lit.value = choice.hexes;
  };
  const leave = (): void => {
    if (pointed.peek() !== choice.option) return;
    pointed.value = undefined;
    match.lit.value = [];
  };
  return (
    <button
      type="button"
      class="choose-option"
      data-testid={`option-${index}`}
      data-picked={picked.value?.option === choice.option}
      disabled={match.busy.value}
      onPointerEnter={point}
      onPointerLeave={leave}
      onFocus={point}
      onBlur={leave}
      onClick={() => {
        leave();
        planning.choose(choice.option);
      }}
    >
      {index < KEYS && <kbd>{index + 1}</kbd>}
      {choice.facing !== undefined && <FacingArrow direction={choice.facing} turned={match.turned.value} />}
      <span class="choose-words">{choice.words}</span>
      {index === 0 && <small class="choose-default">{PANELS.byDefault}</small>}
    </button>
  );
};

/** A question that is answered by one of its options: all of them as buttons, those with hexes also on the map. */
export const ChoosePrompt = ({ match, planning }: Props) => {
  const question = planning.options.question.value;
  if (!question) return null;
  const { title, detail, timeout } = askWords(question.view, question.decision);
  return (
    <Prompt match={match} title={title} lead={<Words match={match} text={detail} />} testId="choose-prompt">
      <div class="choose-options">
        {planning.options.choices.value.map((choice, index) => (
          <Option key={choice.option} match={match} planning={planning} choice={choice} index={index} />
        ))}
      </div>
      <p class="quiet">
        <Words match={match} text={timeout} />
      </p>
    </Prompt>
  );
};
