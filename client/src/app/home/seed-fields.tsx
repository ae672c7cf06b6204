import type { Fault } from '@ironhex/shared/protocol';
import { useId } from 'preact/hooks';
import { type BoardForm, freshSeed } from '../../rulesets/warfare3025/home/form.ts';
import { UI } from '../../text/ui.ts';
import { NumberField } from './fields.tsx';

type Seed = BoardForm['seed'];
const SHARES = ['hills', 'woods', 'water', 'town'] as const;

/** What a board is made from: the same values always give the same board. */
export const SeedFields = (props: {
  readonly seed: Seed;
  readonly set: (seed: Seed) => void;
  readonly faults: readonly Fault[];
}) => {
  const id = useId();
  const { seed, set, faults } = props;
  const part = (change: Partial<Seed>) => set({ ...seed, ...change });
  return (
    <div class="seed">
      <div class="field seed-text">
        <label for={id}>{UI.home.seed}</label>
        <div class="copy-row">
          <input
            id={id}
            value={seed.seed}
            maxLength={40}
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
      <NumberField
        label={UI.home.width}
        at="board.width"
        value={seed.width}
        set={(width) => part({ width })}
        faults={faults}
      />
      <NumberField
        label={UI.home.height}
        at="board.height"
        value={seed.height}
        set={(height) => part({ height })}
        faults={faults}
      />
      {SHARES.map((share) => (
        <label key={share} class="share">
          <span>{UI.home[share]}</span>
          <input
            type="range"
            min={0}
            max={1}
            step={0.05}
            value={seed[share]}
            onInput={(event) => part({ [share]: event.currentTarget.valueAsNumber })}
          />
          <output>{Math.round(seed[share] * 100)} %</output>
        </label>
      ))}
    </div>
  );
};
