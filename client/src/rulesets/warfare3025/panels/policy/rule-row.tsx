import type { Policy, StandingRule } from '@ironhex/shared/warfare3025';
import { useId } from 'preact/hooks';
import { WARFARE } from '../../words/ui.ts';
import { ruleAt, type Scope, withCondition } from './rules.ts';

type Answer = StandingRule['answer'];

/** A condition under which one is asked; empty for none. Sent when it is left, not at every key. */
const Condition = (props: {
  readonly label: string;
  readonly value: number | undefined;
  readonly set: (value: number) => void;
}) => (
  <label class="policy-condition">
    <span>{props.label}</span>
    <input
      type="number"
      inputMode="numeric"
      min={1}
      max={99}
      placeholder={WARFARE.policy.any}
      value={props.value ?? ''}
      onChange={(event) => props.set(event.currentTarget.valueAsNumber)}
    />
  </label>
);

/** The rule for one thing: whether to ask, and for interrupts under which conditions. */
export const RuleRow = (props: {
  readonly name: string;
  readonly scope: Scope;
  readonly policy: Policy;
  readonly set: (rule: StandingRule | undefined) => void;
}) => {
  const id = useId();
  const { name, scope, policy, set } = props;
  const rule = ruleAt(policy, scope);
  // Cost, distance and being attacked say something about interrupts only.
  const plain = scope.for === 'kind' && scope.kind !== 'interrupt';
  return (
    <div class="policy-row">
      <label for={id}>{name}</label>
      <select
        id={id}
        value={rule?.answer ?? 'inherit'}
        onChange={(event) => {
          const answer = event.currentTarget.value as Answer | 'inherit';
          set(answer === 'inherit' ? undefined : { answer });
        }}
      >
        {scope.for !== 'match' && <option value="inherit">{WARFARE.policy.inherit}</option>}
        <option value="ask">{WARFARE.policy.ask}</option>
        {(!plain || rule?.answer === 'ifAttacked') && <option value="ifAttacked">{WARFARE.policy.ifAttacked}</option>}
        <option value="pass">{WARFARE.policy.pass}</option>
      </select>
      {rule?.answer === 'ask' && !plain && (
        <div class="policy-conditions">
          <Condition
            label={WARFARE.policy.cost}
            value={rule.fromCost}
            set={(value) => set(withCondition(rule, 'fromCost', value))}
          />
          <Condition
            label={WARFARE.policy.distance}
            value={rule.withinHexes}
            set={(value) => set(withCondition(rule, 'withinHexes', value))}
          />
        </div>
      )}
    </div>
  );
};
