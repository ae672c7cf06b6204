import { type BoardGenerator, type GeneratorField, generatorFields } from '@ironhex/shared/board';
import type { FormProps } from '../../rulesets/home.ts';
import { UI } from '../../text/ui.ts';
import { CheckField, NumberField, ShareField, TextField } from '../../ui/form/fields.tsx';
import { freshSeed, type SeedForm } from './board-form.ts';

/** The longest seed, in characters. */
const SEED_LENGTH = 64;

/** One thing that the generator can be asked for: a whole number, a share as a slider, or yes or no. */
const Field = (props: {
  readonly field: GeneratorField;
  readonly value: unknown;
  readonly set: (value: unknown) => void;
  readonly wrong: boolean;
}) => {
  const { field, value, set, wrong } = props;
  const { title, kind } = field;
  if (kind === 'integer')
    return <NumberField label={title} range={field} value={Number(value)} set={set} wrong={wrong} />;
  if (kind === 'boolean') return <CheckField label={title} value={value === true} set={set} />;
  return <ShareField label={title} range={field} value={Number(value)} set={set} />;
};

/** What a board is made from: the same values always give the same board. */
export const SeedFields = (props: FormProps<SeedForm> & { readonly generator: BoardGenerator }) => {
  const { generator, form, change, faults } = props;
  const wrong = (name: string) => faults.some(({ at }) => at === name);
  return (
    <div class="fields">
      <div class="wide">
        <TextField
          label={UI.setup.seed}
          value={form.seed}
          maxLength={SEED_LENGTH}
          set={(seed) => change({ ...form, seed })}
          wrong={wrong('seed')}
        >
          <button type="button" onClick={() => change({ ...form, seed: freshSeed() })}>
            {UI.setup.newSeed}
          </button>
        </TextField>
      </div>
      {generatorFields(generator).map((field) => (
        <Field
          key={field.name}
          field={field}
          value={form[field.name]}
          set={(value) => change({ ...form, [field.name]: value })}
          wrong={wrong(field.name)}
        />
      ))}
    </div>
  );
};
