import { type ClockRules, PACES, type Pace } from '@ironhex/shared/protocol';
import type { FormProps } from '../../rulesets/home.ts';
import { UI } from '../../text/ui.ts';
import { CheckField, ChoiceField, Fold, NumberField } from '../../ui/form/fields.tsx';
import { type ClockForm, LIMITS, presetClocks, presetOf } from './clock-form.ts';

/** Up to this number, the summary names each clock; beyond it, only their range. */
const FEW = 4;

/**
 * What is set, in a line: of all clocks, or of these. What has just been emptied counts as nothing until it is filled again.
 */
export const clockSummary = (form: ClockForm, rules: ClockRules, clocks = rules.clocks): string => {
  if (!form.on) return UI.setup.noClocks;
  const preset = presetOf(rules, form) ?? 'own';
  return `${UI.setup.presets[preset]} (${timesText(form, clocks)})`;
};

const timesText = ({ seconds }: ClockForm, clocks: ClockRules['clocks']): string => {
  const times = Object.entries(clocks).map(([id, { name }]) => [name, seconds[id] || 0] as const);
  if (times.length <= FEW) return times.map(([name, time]) => UI.setup.clockSummary(name, time)).join(', ');
  const all = times.map(([, time]) => time);
  return UI.setup.clocksSummary(times.length, Math.min(...all), Math.max(...all));
};

interface Props extends FormProps<ClockForm> {
  readonly rules: ClockRules;
  /** The clocks that run. */
  readonly clocks: ClockRules['clocks'];
  /** The match is played in one go: clocks of days are not offered. */
  readonly inOneGo: boolean;
}

/** How long players may think: seconds and use of the bank for each clock that runs, and what all have in common. */
export const ClockFields = (props: Props) => {
  const { form, change, faults, rules, clocks, inOneGo } = props;
  const wrong = (place: string) => faults.some(({ at }) => at === place);
  /** A number of the form. */
  const field = (part: 'opening' | 'bank' | 'whenEmpty' | 'concedeAfter', hint: string) => (
    <NumberField
      label={UI.setup[part]}
      range={LIMITS[part]}
      value={form[part]}
      set={(value) => change({ ...form, [part]: value })}
      wrong={wrong(part)}
      hint={hint}
    />
  );
  const preset = presetOf(rules, form);
  const paces = PACES.filter((pace) => pace !== 'days' || !inOneGo || preset === 'days');
  const names = [...paces, ...(preset === undefined ? (['own'] as const) : [])];
  return (
    <>
      <div class="wide">
        <ChoiceField<Pace | 'own'>
          label={UI.setup.useClocks}
          value={preset ?? 'own'}
          choices={names.map((name) => [name, UI.setup.presets[name]])}
          set={(name) => name !== 'own' && change(presetClocks(rules, name))}
          hint={UI.setup.presetHints[preset ?? 'own']}
        />
      </div>
      {form.on && (
        <div class="wide">
          <Fold title={UI.setup.everyClock} wrong={faults.length > 0}>
            <div class="fields">
              {Object.entries(clocks).map(([id, { name, inOneGo: lasts }]) => (
                <div key={id}>
                  <NumberField
                    label={UI.setup.seconds(name)}
                    range={LIMITS.seconds}
                    value={form.seconds[id] ?? Number.NaN}
                    set={(value) => change({ ...form, seconds: { ...form.seconds, [id]: value } })}
                    wrong={wrong(`seconds.${id}`)}
                  />
                  {!lasts && (
                    <CheckField
                      label={UI.setup.draws}
                      name={UI.setup.drawsOf(name)}
                      value={form.draws[id] ?? false}
                      set={(drawn) => change({ ...form, draws: { ...form.draws, [id]: drawn } })}
                    />
                  )}
                </div>
              ))}
              {field('opening', UI.setup.openingHint)}
              {field('bank', UI.setup.bankHint)}
              {field('whenEmpty', UI.setup.whenEmptyHint)}
              {field('concedeAfter', UI.setup.concedeAfterHint)}
            </div>
          </Fold>
        </div>
      )}
    </>
  );
};
