import { ASK_ALWAYS, isAlive, type Policy } from '@ironhex/shared/warfare3025';
import { PolicyFrame } from '../../../ui/decisions/policy.tsx';
import { WARFARE } from '../words/ui.ts';
import { unitName } from '../words/units.ts';
import { RuleRow } from './policy/rule-row.tsx';
import { ACTIONS, KINDS, type Scope, withRule } from './policy/rules.ts';
import type { Props } from './props.ts';
import '../style/policy.css';

/** When reactions are asked for and when they are passed, W-11.9. Every change counts at once. */
export const PolicyEditor = ({ match, planning }: Props) => {
  const policy = match.policy.value ?? ASK_ALWAYS;
  const table = planning.table.value;
  const units = table?.units.filter((unit) => unit.seat === match.seat.value && isAlive(unit)) ?? [];
  const rows = (set: (policy: Policy) => void) => {
    const row = (name: string, scope: Scope) => (
      <RuleRow
        key={name}
        name={name}
        scope={scope}
        policy={policy}
        set={(rule) => set(withRule(policy, scope, rule))}
      />
    );
    return (
      <>
        {row(WARFARE.policy.perMatch, { for: 'match' })}
        <fieldset class="titled">
          <legend>{WARFARE.policy.perKind}</legend>
          {KINDS.map((kind) => row(WARFARE.policy[kind], { for: 'kind', kind }))}
        </fieldset>
        <fieldset class="titled">
          <legend>{WARFARE.policy.perAction}</legend>
          {ACTIONS.map((action) => row(WARFARE.policy[action], { for: 'action', action }))}
        </fieldset>
        <fieldset class="titled">
          <legend>{WARFARE.policy.perUnit}</legend>
          {table && units.map(({ id }) => row(unitName(table, id), { for: 'unit', unit: id }))}
          {units.length === 0 && <p class="quiet">{WARFARE.policy.noOwnUnits}</p>}
        </fieldset>
      </>
    );
  };
  return (
    <PolicyFrame match={match} hint={WARFARE.policy.hint}>
      {rows}
    </PolicyFrame>
  );
};
