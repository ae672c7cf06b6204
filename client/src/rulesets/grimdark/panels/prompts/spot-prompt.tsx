import { type Intent, type Prompt, passengersOf } from '@ironhex/shared/grimdark';
import { Words } from '../../../../ui/words/words.tsx';
import { PROMPTING } from '../../words/prompting.ts';
import type { Props } from '../props.ts';
import { UnitChips } from '../unit-mark.tsx';
import { Frame } from './frame.tsx';

const { spots: TEXT } = PROMPTING;

/** Prompts that can be left to their defaults from now on, and what the button says. */
const REST: Readonly<Partial<Record<Prompt, string>>> = { deploy: TEXT.rest, scout: TEXT.restScouts };

/** The units of which one is placed. */
const Units = ({ match, planning }: Props) => {
  const { spots } = planning.planners;
  const { view, ask } = spots.question.value!;
  const label = TEXT.units[ask.prompt];
  const units = spots.units.value;
  if (label === undefined || units.length === 0) return null;
  const chips = units.map((unit) => {
    const pressed = unit.id === spots.unit.value?.id;
    const aboard = passengersOf(view, unit.id).length;
    const at = pressed ? spots.at.value : undefined;
    const words = [at ?? TEXT.waits, ...(aboard > 0 ? [TEXT.carries(aboard)] : [])].join(', ');
    return {
      unit,
      testId: `place-${unit.id}`,
      pressed,
      state: pressed && spots.isPicked.value ? 'written' : 'default',
      words,
      sign: aboard > 0 ? `+${aboard}` : '',
      onClick: () => spots.choose(unit.id),
    } as const;
  });
  return <UnitChips match={match} view={view} label={label} chips={chips} />;
};

/** Leaves all that come to their defaults, or passes. */
const Tools = ({ match, planning }: Props) => {
  const { spots } = planning.planners;
  const { ask } = spots.question.value!;
  const rest = REST[ask.prompt];
  const pass: Intent = { kind: 'arrive', arrival: null };
  const { byDefault } = match.policy.value ?? { byDefault: [] };
  return (
    <div class="prompt-tools">
      {spots.units.value.length > 1 && (
        <button type="button" onClick={() => spots.next()}>
          {TEXT.next} <kbd>N</kbd>
        </button>
      )}
      {rest && (
        <button
          type="button"
          data-testid="rest-by-default"
          title={TEXT.restHint}
          disabled={match.busy.value}
          onClick={() => void match.setPolicy({ byDefault: [...new Set([...byDefault, ask.prompt])] })}
        >
          {rest}
        </button>
      )}
      {ask.prompt === 'arrive' && spots.isPicked.value && (
        <button type="button" data-testid="pass" disabled={match.busy.value} onClick={() => void planning.answer(pass)}>
          {TEXT.pass}
        </button>
      )}
    </div>
  );
};

/** Something that is put in a hex, which is picked on the map: what, and where it goes as things stand. */
export const SpotPrompt = (props: Props) => {
  const { match, planning } = props;
  const { spots } = planning.planners;
  if (!spots.question.value) return null;
  const at = spots.at.value;
  return (
    <Frame {...props}>
      <Units {...props} />
      <p class="quiet">
        {spots.isOnward.value && at !== undefined ? (
          <Words match={match} text={TEXT.onwards(at)} />
        ) : (
          TEXT.pick(spots.legal.value.length)
        )}
      </p>
      <Tools {...props} />
    </Frame>
  );
};
