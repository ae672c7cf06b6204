import type { Delay } from '@ironhex/shared/match';
import { delayIn, type Fault, MOST_DELAY, type Spectators } from '@ironhex/shared/protocol';
import { UI } from '../../text/ui.ts';
import { faultsUnder } from '../../ui/form/faults.ts';
import { CheckField, ChoiceField, FaultList, NumberField } from '../../ui/form/fields.tsx';

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
  /** What of this game can stay secret to the end, in words; undefined: nothing. */
  readonly lastingSecrets: string | undefined;
}) => {
  const { value, set, least, lastingSecrets } = props;
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
      {delay && lastingSecrets && (
        <div class="wide">
          <CheckField
            label={UI.setup.lasting(lastingSecrets)}
            value={delay.lasting ?? false}
            set={(lasting) => set({ minutes: delay.minutes, turns: delay.turns, ...(lasting && { lasting }) })}
          />
          <p class="quiet">{UI.setup.lastingHint(lastingSecrets)}</p>
        </div>
      )}
      <FaultList
        faults={faults}
        placeWords={(at) => (at === 'minutes' || at === 'turns' ? UI.setup.delay[at] : UI.setup.spectators)}
      />
    </>
  );
};
