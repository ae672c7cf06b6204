import { hasDetection, MOST_PLAYERS, type Options, TICK_LIMITS } from '@ironhex/shared/warfare3025';
import { ChoiceField, NumberField } from '../../../ui/form/fields.tsx';
import { OptionsFold } from '../../../ui/form/options.tsx';
import type { FormProps } from '../../home.ts';
import { WARFARE } from '../words/ui.ts';
import { optionWords } from './faults.ts';
import {
  choiceWords,
  chosenBriefly,
  chosenIn,
  type Preset,
  presetIn,
  RULE_CHOICES,
  withChoice,
  withPreset,
} from './rule-choices.ts';

const { home } = WARFARE;

/** What is set, in a line, for those who do not open the fold. What has just been emptied counts as nothing. */
const summary = (form: Options): string =>
  [
    ...((form.players ?? 1) > 1 ? [home.aSide(form.players ?? 1)] : []),
    home.ticks(Number.isNaN(form.limit) ? 0 : form.limit),
    ...(form.forces === 'player' ? [home.forcesBriefly] : []),
    ...chosenBriefly(form),
  ].join(', ');

/** How many a side may be, to choose from. */
const SIZES = Array.from({ length: MOST_PLAYERS }, (_, index) => `${index + 1}`);

/** The options with forces that are chosen so; by the host is as if nothing were said. */
const withForces = ({ forces: _, ...others }: Options, forces: NonNullable<Options['forces']>): Options =>
  forces === 'host' ? others : { ...others, forces };

/** The presets to choose from; choices of the host's own come by choosing below. */
const presetsFor = (preset: Preset) =>
  (['core', 'advanced', ...(preset === 'own' ? (['own'] as const) : [])] as const).map(
    (each) => [each, home.presets[each]] as const,
  );

/** The options of the rules: all can stay as they are. */
export const OptionsSection = ({ form, change, faults }: FormProps<Options>) => (
  <OptionsFold title={home.rules} summary={summary(form)} faults={faults} placeWords={optionWords}>
    <ChoiceField
      label={home.players}
      value={`${form.players ?? 1}`}
      choices={SIZES.map((size) => [size, size] as const)}
      set={(size) => change({ ...form, players: Number(size) })}
    />
    <ChoiceField
      label={home.forces}
      value={form.forces ?? 'host'}
      choices={Object.entries(home.forcesBy) as [keyof typeof home.forcesBy, string][]}
      set={(forces) => change(withForces(form, forces))}
      {...(hasDetection(form) && form.forces !== 'player' ? { hint: home.forcesKnown } : {})}
    />
    <NumberField
      label={home.limit}
      range={TICK_LIMITS}
      value={form.limit}
      set={(limit) => change({ ...form, limit })}
      wrong={faults.some(({ at }) => at === 'limit')}
    />
    <ChoiceField<Preset>
      label={home.preset}
      value={presetIn(form)}
      choices={presetsFor(presetIn(form))}
      set={(preset) => preset !== 'own' && change(withPreset(form, preset))}
      hint={home.presetHints[presetIn(form)]}
    />
    {RULE_CHOICES.map((choice) => {
      const { label, hint, values } = choiceWords(choice);
      return (
        <ChoiceField
          key={choice}
          label={label}
          value={chosenIn(form, choice)}
          choices={values}
          set={(value) => change(withChoice(form, choice, value))}
          hint={hint}
        />
      );
    })}
  </OptionsFold>
);
