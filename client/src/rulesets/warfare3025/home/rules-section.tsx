import { faultsAt } from '../../../app/home/faults.ts';
import { ChoiceField, Fold, NumberField, SectionFaults, type SectionProps } from '../../../app/home/fields.tsx';
import { UI } from '../../../text/ui.ts';
import type { MatchForm } from './form.ts';

/** What is set, in a line, for those who do not open the fold. */
const summary = ({ options, clocked, clocks }: MatchForm): string => {
  // What has just been emptied counts as nothing until it is filled again.
  const [limit, react, plan] = [options.limit, clocks.react, clocks.plan].map((n) => (Number.isNaN(n) ? 0 : n));
  const time = clocked ? UI.home.clocksSummary(react ?? 0, plan ?? 0) : UI.home.noClocks.toLowerCase();
  return UI.home.rulesSummary(limit ?? 0, time);
};

/** Options of the ruleset, clocks and the match's name: all can stay as they are. */
export const RulesSection = ({ form, change, faults }: SectionProps) => {
  const { options, clocks, clocked } = form;
  const option = (part: Partial<MatchForm['options']>) => change({ ...form, options: { ...options, ...part } });
  const clock = (part: Partial<MatchForm['clocks']>) => change({ ...form, clocks: { ...clocks, ...part } });
  return (
    <Fold
      wrong={faultsAt(faults, 'rules').length > 0}
      title={
        <>
          {UI.home.rules}: <span class="quiet">{summary(form)}</span>
        </>
      }
    >
      <div class="fields">
        <NumberField
          label={UI.home.limit}
          at="options.limit"
          value={options.limit}
          set={(limit) => option({ limit })}
          faults={faults}
        />
        <ChoiceField
          label={UI.home.attackPoint}
          value={options.attackPoint}
          choices={[
            ['ends', UI.home.attackPointEnds],
            ['anywhere', UI.home.attackPointAnywhere],
          ]}
          set={(attackPoint) => option({ attackPoint })}
        />
        <ChoiceField
          label={UI.home.firingArcs}
          value={options.firingArcs}
          choices={[
            ['off', UI.home.firingArcsOff],
            ['on', UI.home.firingArcsOn],
          ]}
          set={(firingArcs) => option({ firingArcs })}
        />
        <label class="check">
          <input
            type="checkbox"
            checked={clocked}
            onChange={(event) => change({ ...form, clocked: event.currentTarget.checked })}
          />
          {UI.home.useClocks}
        </label>
        {clocked && (
          <>
            <NumberField
              label={UI.home.plan}
              at="clocks.plan"
              value={clocks.plan}
              set={(plan) => clock({ plan })}
              faults={faults}
            />
            <NumberField
              label={UI.home.react}
              at="clocks.react"
              value={clocks.react}
              set={(react) => clock({ react })}
              faults={faults}
            />
            <NumberField
              label={UI.home.bank}
              at="clocks.bank"
              value={clocks.bank}
              set={(bank) => clock({ bank })}
              faults={faults}
              hint={UI.home.bankHint}
            />
          </>
        )}
        <div class="field">
          <label for="match-name">{UI.home.matchName}</label>
          <input
            id="match-name"
            value={form.name}
            maxLength={60}
            autocomplete="off"
            aria-describedby="match-name-hint"
            onInput={(event) => change({ ...form, name: event.currentTarget.value })}
          />
          <p id="match-name-hint" class="quiet">
            {UI.home.matchNameHint}
          </p>
        </div>
        <SectionFaults faults={faults} section="rules" form={form} />
      </div>
    </Fold>
  );
};
