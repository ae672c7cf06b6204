import { type BoardGenerator, type GeneratorField, generatorFields } from '@ironhex/shared/board';
import type { Fault } from '@ironhex/shared/protocol';
import { useId } from 'preact/hooks';
import { UI } from '../../text/ui.ts';
import { freshSeed, type SeedForm } from './board-form.ts';
import { WholeField } from './fields.tsx';

interface FieldProps {
  readonly field: GeneratorField;
  readonly seed: SeedForm;
  readonly part: (change: Partial<SeedForm>) => void;
  readonly faults: readonly Fault[];
}

/** One thing that the generator can be asked for: a whole number, a share as a slider, or yes or no. */
const Field = ({ field, seed, part, faults }: FieldProps) => {
  const { name, title, kind, min, max, step } = field;
  const value = seed[name];
  if (kind === 'integer')
    return (
      <WholeField
        label={title}
        limits={{ min, max, step }}
        value={Number(value)}
        set={(now) => part({ [name]: now })}
        wrong={faults.some(({ at }) => at === `board.${name}`)}
      />
    );
  if (kind === 'boolean')
    return (
      <label class="check">
        <input
          type="checkbox"
          checked={value === true}
          onChange={(event) => part({ [name]: event.currentTarget.checked })}
        />
        {title}
      </label>
    );
  return (
    <label class="share">
      <span>{title}</span>
      <input
        type="range"
        min={min}
        max={max}
        step={0.05}
        value={Number(value)}
        onInput={(event) => part({ [name]: event.currentTarget.valueAsNumber })}
      />
      <output>{Math.round(Number(value) * 100)} %</output>
    </label>
  );
};

/** What a board is made from: the same values always give the same board. */
export const SeedFields = (props: {
  readonly generator: BoardGenerator;
  readonly seed: SeedForm;
  readonly set: (seed: SeedForm) => void;
  readonly faults: readonly Fault[];
}) => {
  const id = useId();
  const { generator, seed, set, faults } = props;
  const part = (change: Partial<SeedForm>) => set({ ...seed, ...change });
  return (
    <div class="seed">
      <div class="field seed-text">
        <label for={id}>{UI.home.seed}</label>
        <div class="copy-row">
          <input
            id={id}
            value={seed.seed}
            maxLength={64}
            spellcheck={false}
            autocomplete="off"
            aria-invalid={faults.some(({ at }) => at === 'board.seed')}
            onInput={(event) => part({ seed: event.currentTarget.value })}
          />
          <button type="button" onClick={() => part({ seed: freshSeed() })}>
            {UI.home.newSeed}
          </button>
        </div>
      </div>
      {generatorFields(generator).map((field) => (
        <Field key={field.name} field={field} seed={seed} part={part} faults={faults} />
      ))}
    </div>
  );
};
