import {
  ASK_ALWAYS,
  attackOdds,
  clearDefence,
  type Defence,
  type Incoming,
  type Policy,
  plainChances,
  tableOf,
} from '@ironhex/shared/warfare3025';
import { AdvisedMark } from '../../../ui/decisions/advice.tsx';
import { Prompt } from '../../../ui/decisions/prompt.tsx';
import { Words } from '../../../ui/words/words.tsx';
import { askWords } from '../words/prompts.ts';
import { WARFARE } from '../words/ui.ts';
import { chance } from '../words/words.ts';
import { OddsBar } from './odds-bar.tsx';
import { ruleAt, withRule } from './policy/rules.ts';
import type { Props } from './props.ts';

/** Does the policy ask about every defence? */
const asksToDefend = (policy: Policy): boolean =>
  (ruleAt(policy, { for: 'kind', kind: 'defend' }) ?? policy.match).answer === 'ask';

/** The same against a unit that is not seen: of each only the chance of one die is known, W-13d.19. */
const UnseenPrompt = ({ match, incoming }: Pick<Props, 'match'> & { readonly incoming: Incoming }) => {
  const asked = match.asked.value!;
  const prompt = askWords(asked.view, asked.decision);
  const chances = plainChances(tableOf(asked.view), incoming);
  const rolls = [
    ['armour', WARFARE.panels.rollArmour],
    ['piloting', WARFARE.panels.rollPiloting],
  ] as const;
  return (
    <Prompt match={match} title={prompt.title}>
      <p class="prompt-lead">
        <Words match={match} text={prompt.detail} />
      </p>
      {rolls.map(([roll, label], index) => (
        <button
          type="button"
          key={roll}
          class="choice"
          data-testid={`defend-${roll}`}
          disabled={match.busy.value}
          onClick={() => match.answer({ kind: 'defend', roll })}
        >
          <span class="choice-name">
            <kbd>{index + 1}</kbd> {label} <AdvisedMark match={match} answer={{ kind: 'defend', roll }} />
          </span>
          <small>{WARFARE.sensors.plain(chance(chances[roll]))}</small>
        </button>
      ))}
    </Prompt>
  );
};

/** The defender's choice, W-9.3: armour or piloting, with the exact odds of both. */
export const DefendPrompt = ({ match }: Props) => {
  const asked = match.asked.value;
  if (asked?.decision.kind === 'defend' && asked.view.sensing?.incoming)
    return <UnseenPrompt match={match} incoming={asked.view.sensing.incoming} />;
  const assault = asked?.view.assault;
  if (asked?.decision.kind !== 'defend' || !assault) return null;
  const odds = attackOdds(tableOf(asked.view), assault.situation, assault.extras);
  const isClear = clearDefence(tableOf(asked.view), assault.situation, assault.extras) !== undefined;
  const policy = match.policy.value ?? ASK_ALWAYS;
  const leaveClear = () => {
    void match.setPolicy(withRule(policy, { for: 'kind', kind: 'defend' }, { answer: 'unlessClear' }));
  };
  const prompt = askWords(asked.view, asked.decision);
  const choice = (roll: Defence, label: string, key: number) => (
    <button
      type="button"
      class="choice"
      data-testid={`defend-${roll}`}
      disabled={match.busy.value}
      onClick={() => match.answer({ kind: 'defend', roll })}
    >
      <span class="choice-name">
        <kbd>{key}</kbd> {label}{' '}
        {odds.expectedDefence === roll && <small class="better">{WARFARE.panels.better}</small>}{' '}
        <AdvisedMark match={match} answer={{ kind: 'defend', roll }} />
      </span>
      <OddsBar odds={odds.byDefence[roll]} label={label} />
    </button>
  );
  return (
    <Prompt match={match} title={prompt.title}>
      <p class="prompt-lead">
        <Words match={match} text={prompt.detail} />
      </p>
      {choice('armour', WARFARE.panels.rollArmour, 1)}
      {choice('piloting', WARFARE.panels.rollPiloting, 2)}
      {isClear && asksToDefend(policy) && (
        <button type="button" class="bare standing-offer" data-testid="unless-clear" onClick={leaveClear}>
          {WARFARE.panels.unlessClear}
        </button>
      )}
    </Prompt>
  );
};
