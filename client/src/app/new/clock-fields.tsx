import type { ClockClass } from '@ironhex/shared/match';
import type { FormProps } from '../../rulesets/home.ts';
import { UI } from '../../text/ui.ts';
import { CheckField, NumberField } from '../../ui/form/fields.tsx';
import { type ClockForm, LIMITS } from './clock-form.ts';

/** What is set, in a line. What has just been emptied counts as nothing until it is filled again. */
export const clockSummary = ({ on, seconds }: ClockForm, classes: Readonly<Record<string, ClockClass>>): string =>
  on
    ? UI.setup.clocksSummary(
        Object.entries(classes).map(([id, { name }]) => [name, Number.isNaN(seconds[id]) ? 0 : (seconds[id] ?? 0)]),
      )
    : UI.setup.noClocks;

/** How long players may think: a field for each of the game's clocks, and the bank. */
export const ClockFields = (
  props: FormProps<ClockForm> & { readonly classes: Readonly<Record<string, ClockClass>> },
) => {
  const { form, change, faults, classes } = props;
  const wrong = (place: string) => faults.some(({ at }) => at === place);
  return (
    <>
      <div class="wide">
        <CheckField label={UI.setup.useClocks} value={form.on} set={(on) => change({ ...form, on })} />
      </div>
      {form.on && (
        <>
          {Object.entries(classes).map(([id, { name }]) => (
            <NumberField
              key={id}
              label={UI.setup.seconds(name)}
              range={LIMITS.seconds}
              value={form.seconds[id] ?? Number.NaN}
              set={(value) => change({ ...form, seconds: { ...form.seconds, [id]: value } })}
              wrong={wrong(id)}
            />
          ))}
          <NumberField
            label={UI.setup.bank}
            range={LIMITS.bank}
            value={form.bank}
            set={(bank) => change({ ...form, bank })}
            wrong={wrong('bank')}
            hint={UI.setup.bankHint}
          />
        </>
      )}
    </>
  );
};
