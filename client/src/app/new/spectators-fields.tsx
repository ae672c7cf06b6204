import type { Delay } from '@ironhex/shared/match';
import { delayIn, type Fault, MOST_DELAY, type Spectators } from '@ironhex/shared/protocol';
import { UI } from '../../text/ui.ts';
import { faultsUnder } from '../../ui/form/faults.ts';
import { ChoiceField, FaultList, NumberField } from '../../ui/form/fields.tsx';

type Choice = keyof typeof UI.setup.watching;

const choiceOf = (spectators: Spectators): Choice => {
  if (typeof spectators === 'object') return 'all';
  return spectators ? 'public' : 'nothing';
};

/** What spectators see: nothing, what everybody may know, or all sides with a delay, not below the least of the game. */
export const SpectatorsFields = (props: {
  readonly value: Spectators;
  readonly set: (value: Spectators) => void;
  readonly faults: readonly Fault[];
  /** Undefined: this game cannot be watched so. */
  readonly least: Delay | undefined;
}) => {
  const { value, set, least } = props;
  const delay = delayIn(value);
  const faults = faultsUnder(props.faults, 'spectators');
  const choices = (['public', 'all', 'nothing'] as const).filter((choice) => choice !== 'all' || least || delay);
  const choose = (choice: Choice) => set(choice === 'all' ? (delay ?? least ?? true) : choice === 'public');
  return (
    <>
      <div class="wide">
        <ChoiceField<Choice>
          label={UI.setup.spectators}
          value={choiceOf(value)}
          choices={choices.map((choice) => [choice, UI.setup.watching[choice]])}
          set={choose}
          hint={delay ? UI.setup.delayHint : UI.setup.watched(value)}
        />
      </div>
      {delay &&
        (['minutes', 'turns'] as const).map((part) => (
          <NumberField
            key={part}
            label={UI.setup.delay[part]}
            range={{ min: least?.[part] ?? 0, max: MOST_DELAY[part] }}
            value={delay[part]}
            set={(number) => set({ ...delay, [part]: number })}
            wrong={faults.some(({ at }) => at === part)}
          />
        ))}
      <FaultList
        faults={faults}
        placeWords={(at) => (at === 'minutes' || at === 'turns' ? UI.setup.delay[at] : UI.setup.spectators)}
      />
    </>
  );
};
