import type { Policy, StandingRule } from '@ironhex/shared/warfare3025';
import { UI } from '../../../../text/ui.ts';
import { PolicyRow } from '../../../../ui/decisions/policy.tsx';
import { WARFARE } from '../../words/ui.ts';
import { ruleAt, type Scope, withCondition } from './rules.ts';

/** What a standing rule answers; `inherit`: what the wider rule says. */
type PolicyAnswer = StandingRule['answer'] | 'inherit';

const WORDS: Readonly<Record<PolicyAnswer, string>> = {
  inherit: WARFARE.policy.inherit,
  ask: UI.policy.ask,
  ifAttacked: WARFARE.policy.ifAttacked,
  unlessClear: WARFARE.policy.unlessClear,
  pass: WARFARE.policy.pass,
};

/** Only of the ways to defend one can be clearly better. */
const isAboutDefending = (scope: Scope): boolean =>
  scope.for === 'match' || scope.for === 'unit' || (scope.for === 'kind' && scope.kind === 'defend');

/** What can be answered. The match always has a rule of its own. */
const answersFor = (scope: Scope, plain: boolean): readonly (readonly [PolicyAnswer, string])[] =>
  (['inherit', 'ask', 'unlessClear', 'ifAttacked', 'pass'] as const)
    .filter((answer) => !(answer === 'inherit' && scope.for === 'match') && !(answer === 'ifAttacked' && plain))
    .filter((answer) => answer !== 'unlessClear' || isAboutDefending(scope))
    .map((answer) => [answer, WORDS[answer]]);

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
  const { name, scope, policy, set } = props;
  const rule = ruleAt(policy, scope);
  // Cost, distance and being attacked say something about interrupts only.
  const plain = scope.for === 'kind' && scope.kind !== 'interrupt';
  return (
    <PolicyRow
      name={name}
      testId={`policy-${scope.for}`}
      answer={rule?.answer ?? 'inherit'}
      answers={answersFor(scope, plain && rule?.answer !== 'ifAttacked')}
      set={(answer) => set(answer === 'inherit' ? undefined : { answer })}
    >
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
    </PolicyRow>
  );
};
