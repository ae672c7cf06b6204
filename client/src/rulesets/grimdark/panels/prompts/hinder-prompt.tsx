import { arsenalOf } from '@ironhex/shared/grimdark';
import { RuleText } from '../../../../ui/rulebook/rule.tsx';
import { Name } from '../../../../ui/words/name.tsx';
import { Words } from '../../../../ui/words/words.tsx';
import { unitName } from '../../words/names.ts';
import { PROMPTING } from '../../words/prompting.ts';
import { spellText } from '../../words/spells.ts';
import type { Props } from '../props.ts';
import { ChanceBar } from './chance-bar.tsx';
import { Frame } from './frame.tsx';
import { SpellChances } from './spell-chances.tsx';
import { TokenSteppers } from './token-steppers.tsx';

const { hinder: TEXT } = PROMPTING;

/** Hindering a spell, P12: what is cast at whom, and the own tokens against it. */
export const HinderPrompt = (props: Props) => {
  const { match, planning } = props;
  const { hinder } = planning.planners;
  const { view, ask } = hinder.question.value ?? {};
  if (!view || !ask?.casting) return null;
  const { spell: id, targets } = ask.casting;
  const spell = arsenalOf(view).spells[id];
  return (
    <Frame {...props}>
      {spell && (
        <p>
          <b>
            <Name text={spell.name} as="whole" />
          </b>{' '}
          <Words match={match} text={TEXT.at(targets.map((target) => unitName(view, target)))} />
          <small class="quiet casting-does">
            <RuleText text={spellText(spell)} />
          </small>
        </p>
      )}
      {spell && <SpellChances match={match} view={view} spell={spell} odds={hinder.odds.value} />}
      <h3>{TEXT.tokens}</h3>
      <TokenSteppers
        view={view}
        able={hinder.hinderers.value}
        tokens={hinder.tokens.value}
        spend={(unit, amount) => hinder.spend(unit, amount)}
      />
      <ChanceBar p={hinder.chance.value} words={TEXT.chance(hinder.chance.value)} />
      {hinder.chance.value < hinder.chanceWith(0) && <p class="quiet">{TEXT.before(hinder.chanceWith(0))}</p>}
    </Frame>
  );
};
