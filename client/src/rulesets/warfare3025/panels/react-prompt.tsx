import {
  type IntentOf,
  type Odds,
  reactionAnswers,
  reactionOdds,
  type Table,
  tableOf,
  weaponOf,
} from '@ironhex/shared/warfare3025';
import { AdvisedMark } from '../../../ui/decisions/advice.tsx';
import { Prompt } from '../../../ui/decisions/prompt.tsx';
import { Words } from '../../../ui/words/words.tsx';
import { askWords } from '../words/prompts.ts';
import { WARFARE } from '../words/ui.ts';
import { chance, ticks } from '../words/words.ts';
import { OddsBar } from './odds-bar.tsx';
import type { Props } from './props.ts';

type React = IntentOf<'react'>;

/** An answer with what it comes to, W-13b.7 to W-13b.9. */
interface Choice {
  readonly answer: React;
  readonly label: string;
  /** What it does beside the attack; empty for none. */
  readonly comes: string;
  readonly odds: Odds;
}

const choiceOf = (table: Table, answer: React): Choice => {
  const { situation, extras } = table.assault!;
  const { how, weapon } = answer;
  const reaction = how === 'none' ? undefined : { how, ...(weapon === undefined ? {} : { weapon }) };
  const { avoids, hitsBack, attack } = reactionOdds(table, situation, extras, reaction);
  const by = weapon === undefined ? undefined : weaponOf(table, situation.target, weapon)!;
  const { panels } = WARFARE;
  if (how === 'none') return { answer, label: panels.noReaction, comes: '', odds: attack };
  if (!by) return { answer, label: panels.dodge, comes: panels.dodgeComes(chance(avoids)), odds: attack };
  return {
    answer,
    label: panels.counter(by.name),
    comes: panels.counterComes(chance(avoids), chance(hitsBack), by.damage, ticks(by.ticks)),
    odds: attack,
  };
};

/** Whether to dodge, to counter or to do neither against an attack in close quarters, with the exact odds of each, W-13b.6. */
export const ReactPrompt = ({ match }: Props) => {
  const asked = match.asked.value;
  if (asked?.decision.kind !== 'react') return null;
  const table = tableOf(asked.view);
  const prompt = askWords(asked.view, asked.decision);
  const choices = reactionAnswers(table).map((answer) => choiceOf(table, answer));
  return (
    <Prompt match={match} title={prompt.title} testId="react-prompt">
      <p class="prompt-lead">
        <Words match={match} text={prompt.detail} />
      </p>
      {choices.map(({ answer, label, comes, odds }, index) => (
        <button
          type="button"
          key={answer.weapon ?? answer.how}
          class="choice"
          data-testid={`react-${answer.weapon ?? answer.how}`}
          disabled={match.busy.value}
          onClick={() => match.answer(answer)}
        >
          <span class="choice-name">
            <kbd>{index + 1}</kbd> <Words match={match} text={label} /> <AdvisedMark match={match} answer={answer} />
          </span>
          {comes && <small>{comes}</small>}
          <OddsBar odds={odds} label={label} />
        </button>
      ))}
    </Prompt>
  );
};

/** Where a unit goes that has dodged, W-13b.8: it is planned on the map. */
export const EvadePrompt = ({ match }: Props) => {
  const asked = match.asked.value;
  if (asked?.decision.kind !== 'evade') return null;
  const prompt = askWords(asked.view, asked.decision);
  return (
    <Prompt match={match} title={prompt.title} testId="evade-prompt">
      <p class="prompt-lead">
        <Words match={match} text={prompt.detail} />
      </p>
    </Prompt>
  );
};
