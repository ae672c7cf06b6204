import { LIMITS, type Options, OVERTIME, SCENARIO_NAMES, SCENARIOS } from '@ironhex/shared/grimdark';
import { CheckField, ChoiceField, NumberField } from '../../../ui/form/fields.tsx';
import { GameOptions } from '../../../ui/form/options.tsx';
import { RuleText } from '../../../ui/rulebook/rule.tsx';
import type { FormProps } from '../../home.ts';
import { HOME_WORDS, moreSummary, SCENARIO_TEXTS } from '../words/home.ts';
import { optionWords } from './faults.ts';

const words = HOME_WORDS;

interface Props extends FormProps<Options> {
  readonly set: (part: Partial<Options>) => void;
}

/** What makes it another game: how much, for what, with whose forces. */
const Game = ({ form, set, faults }: Props) => (
  <>
    <ChoiceField
      label={words.scenario}
      value={form.scenario}
      choices={SCENARIOS.map((scenario) => [scenario, SCENARIO_NAMES[scenario]])}
      set={(scenario) => set({ scenario })}
    />
    <NumberField
      label={words.points}
      range={LIMITS.points}
      value={form.points}
      set={(points) => set({ points })}
      wrong={faults.some(({ at }) => at === 'points')}
      hint={words.pointsHint}
    />
    <ChoiceField
      label={words.forces}
      value={form.forces}
      choices={[
        ['host', words.forcesHost],
        ['player', words.forcesPlayer],
      ]}
      set={(forces) => set({ forces })}
    />
    <ChoiceField
      label={words.setUp}
      value={form.setUp}
      choices={[
        ['proposed', words.setUpProposed],
        ['rules', words.setUpRules],
      ]}
      set={(setUp) => set({ setUp })}
      hint={words.setUpHint}
    />
    {form.scenario === 'seize' && (
      <ChoiceField
        label={words.markers}
        value={form.markers}
        choices={[
          ['map', words.markersMap],
          ['placed', words.markersPlaced],
        ]}
        set={(markers) => set({ markers })}
        hint={words.markersHint}
      />
    )}
  </>
);

/** Who takes casualties, side by side. */
const Casualties = ({ form, set }: Props) =>
  (['a', 'b'] as const).map((seat) => (
    <ChoiceField
      key={seat}
      label={words.casualties(words.seats[seat])}
      value={form.casualties[seat]}
      choices={[
        ['auto', words.auto],
        ['ask', words.ask],
      ]}
      set={(chosen) => set({ casualties: { ...form.casualties, [seat]: chosen } })}
    />
  ));

/** What most players leave as it is. */
const Rest = (props: Props) => {
  const { form, set } = props;
  return (
    <>
      <ChoiceField
        label={words.forceOrg}
        value={form.forceOrg}
        choices={[
          ['open', words.open],
          ['strict', words.strict],
        ]}
        set={(forceOrg) => set({ forceOrg })}
      />
      <ChoiceField
        label={words.events}
        value={form.events}
        choices={(['off', 'standard', 'always'] as const).map((events) => [events, words.eventNames[events]])}
        set={(events) => set({ events })}
      />
      {form.events !== 'off' && (
        <ChoiceField
          label={words.eventSet}
          value={form.eventSet}
          choices={[
            ['core', words.eventsCore],
            ['full', words.eventsFull],
          ]}
          set={(eventSet) => set({ eventSet })}
        />
      )}
      <Casualties {...props} />
      <CheckField label={words.casting} value={form.casting} set={(casting) => set({ casting })} />
      <ChoiceField
        label={words.overtime}
        value={form.overtime}
        choices={OVERTIME.map((overtime) => [overtime, words.overtimeNames[overtime]])}
        set={(overtime) => set({ overtime })}
      />
    </>
  );
};

/** The options of the match: the few that make it another game first, the rest behind a fold. */
export const OptionsSection = (props: FormProps<Options>) => {
  const { form, change, faults } = props;
  const inside: Props = { ...props, set: (part) => change({ ...form, ...part }) };
  return (
    <GameOptions
      label={words.options}
      few={<Game {...inside} />}
      isAmongFew={(at) => /^(?:points|scenario|forces|markers|setUp)$/.test(at)}
      note={
        <p class="quiet" aria-live="polite">
          <RuleText text={`${SCENARIO_NAMES[form.scenario]}: ${SCENARIO_TEXTS[form.scenario]}`} />
        </p>
      }
      title={words.more}
      summary={moreSummary(form)}
      faults={faults}
      placeWords={optionWords}
    >
      <Rest {...inside} />
    </GameOptions>
  );
};
