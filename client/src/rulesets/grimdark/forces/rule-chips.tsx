import type { ModelRules, Spell, WeaponRules } from '@ironhex/shared/grimdark';
import { Explained } from '../../../ui/words/explained.tsx';
import { ExplainedGroup } from '../../../ui/words/explained-group.tsx';
import { toldRules } from '../words/rules.ts';
import { spellLine, spellText } from '../words/spells.ts';

/** Special rules as they are written, each of which says what it does. Nothing for none. */
export const RuleChips = ({ rules }: { readonly rules: ModelRules | WeaponRules }) => {
  const told = toldRules(rules);
  if (told.length === 0) return null;
  return (
    <ExplainedGroup class="rule-chips">
      {told.map(({ written, name, text }) => (
        <Explained key={name} name={written} text={text}>
          {written}
        </Explained>
      ))}
    </ExplainedGroup>
  );
};

/** Spells, each of which says what it does. */
export const SpellChips = ({ spells }: { readonly spells: readonly Spell[] }) => (
  <ExplainedGroup class="rule-chips">
    {spells.map((spell) => (
      <Explained key={spell.id} name={spellLine(spell)} text={spellText(spell)}>
        {spell.name}
      </Explained>
    ))}
  </ExplainedGroup>
);
