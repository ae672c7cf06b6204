import { ADVANCED, CORE, type Options } from '@ironhex/shared/warfare3025';
import { WARFARE } from '../words/ui.ts';

const { choices, presets } = WARFARE.home;

/** An option of the rules that has one of two values. */
type RuleChoice = keyof typeof choices;

/** All of them, in the order of the form. */
export const RULE_CHOICES = Object.keys(choices) as readonly RuleChoice[];

/** The words of a choice in the form: its values, the core's first, and what is said of it if that is not chosen. */
export const choiceWords = (choice: RuleChoice) => {
  const { label, values, brief, hint } = choices[choice];
  return { label, hint, brief, values: Object.entries(values) as (readonly [string, string])[] };
};

/** What is chosen; an option that is left out is as in the core, W-13.2. */
export const chosenIn = (options: Options, choice: RuleChoice): string =>
  options[choice] ?? choiceWords(choice).values[0]![0];

/** The options with another choice: what the core leaves out is left out again, W-13.2. */
export const withChoice = (options: Options, choice: RuleChoice, value: string): Options => {
  const { [choice]: _, ...others } = options;
  const asInCore = value === choiceWords(choice).values[0]![0];
  return (asInCore && CORE[choice] === undefined ? others : { ...others, [choice]: value }) as Options;
};

/** Ready choices, the core's first, W-13. */
const PRESETS = { core: CORE, advanced: ADVANCED } as const;
/** One of them, or choices of the host's own. */
export type Preset = keyof typeof PRESETS | 'own';

/** Which preset these choices are. */
export const presetIn = (options: Options): Preset =>
  (['core', 'advanced'] as const).find((preset) =>
    RULE_CHOICES.every((choice) => chosenIn(options, choice) === chosenIn(PRESETS[preset], choice)),
  ) ?? 'own';

/** The options with the choices of a preset; what is no choice of the rules stays. */
export const withPreset = (options: Options, preset: keyof typeof PRESETS): Options =>
  RULE_CHOICES.reduce((chosen, choice) => withChoice(chosen, choice, chosenIn(PRESETS[preset], choice)), options);

/** What is chosen otherwise than in the core, in a few words: of each choice, or of the preset. */
export const chosenBriefly = (options: Options): string[] =>
  presetIn(options) === 'advanced'
    ? [presets.advanced]
    : RULE_CHOICES.filter((choice) => chosenIn(options, choice) !== choiceWords(choice).values[0]![0]).map(
        (choice) => choiceWords(choice).brief,
      );
