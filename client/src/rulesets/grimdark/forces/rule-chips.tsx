import type { ModelRules, WeaponRules } from '@ironhex/shared/grimdark';
import { Explained } from '../../../ui/explained.tsx';
import { toldRules } from '../words/rules.ts';

/** Special rules as they are written, each of which says what it does when it is pointed at, focused or touched. */
export const RuleChips = ({ rules }: { readonly rules: ModelRules | WeaponRules }) => (
  <span class="rule-chips">
    {toldRules(rules).map(({ written, name, text }) => (
      <Explained key={name} name={written} text={text} class="rule-chip">
        {written}
      </Explained>
    ))}
  </span>
);
