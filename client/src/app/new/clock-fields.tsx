import type { ClockRules } from '@ironhex/shared/protocol';
import type { FormProps } from '../../rulesets/home.ts';
import { UI } from '../../text/ui.ts';
import { CheckField, NumberField } from '../../ui/form/fields.tsx';
import { type ClockForm, LIMITS, stretched } from './clock-form.ts';

/** So many clocks are told one by one. */
const FEW = 4;

/** What is set, in a line. What has just been emptied counts as nothing until it is filled again. */
export const clockSummary = ({ on, seconds }: ClockForm, { clocks }: ClockRules): string => {
  if (!on) return UI.setup.noClocks;
  const times = Object.entries(clocks).map(([id, { name }]) => [name, seconds[id] || 0] as const);
  if (times.length <= FEW) return times.map(([name, time]) => UI.setup.clockSummary(name, time)).join(', ');
  const all = times.map(([, time]) => time);
  return UI.setup.clocksSummary(times.length, Math.min(...all), Math.max(...all));
};

/** How long players may think: seconds and use of the bank for each of the game's clocks, and what all have in common. */
export const ClockFields = (props: FormProps<ClockForm> & { readonly rules: ClockRules }) => {
  const { form, change, faults, rules } = props;
  const wrong = (place: string) => faults.some(({ at }) => at === place);
  /** A number of the form. */
  const field = (part: 'bank' | 'whenEmpty' | 'concedeAfter', hint: string) => (
    <NumberField
      label={UI.setup[part]}
      range={LIMITS[part]}
      value={form[part]}
      set={(value) => change({ ...form, [part]: value })}
      wrong={wrong(part)}
      hint={hint}
    />
  );
  return (
    <>
      <div class="wide">
        <CheckField label={UI.setup.useClocks} value={form.on} set={(on) => change({ ...form, on })} />
      </div>
      {form.on && (
        <>
          <p class="wide clock-pace">
            <button type="button" onClick={() => change(stretched(form, 0.5))}>
              {UI.setup.halfTimes}
            </button>
            <button type="button" onClick={() => change(stretched(form, 2))}>
              {UI.setup.doubleTimes}
            </button>
          </p>
          {Object.entries(rules.clocks).map(([id, { name }]) => (
            <div key={id}>
              <NumberField
                label={UI.setup.seconds(name)}
                range={LIMITS.seconds}
                value={form.seconds[id] ?? Number.NaN}
                set={(value) => change({ ...form, seconds: { ...form.seconds, [id]: value } })}
                wrong={wrong(`seconds.${id}`)}
              />
              <CheckField
                label={UI.setup.draws}
                name={UI.setup.drawsOf(name)}
                value={form.draws[id] ?? false}
                set={(drawn) => change({ ...form, draws: { ...form.draws, [id]: drawn } })}
              />
            </div>
          ))}
          {field('bank', UI.setup.bankHint)}
          {field('whenEmpty', UI.setup.whenEmptyHint)}
          {field('concedeAfter', UI.setup.concedeAfterHint)}
        </>
      )}
    </>
  );
};
