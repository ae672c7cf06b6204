import { RuleText } from '../../../../ui/rulebook/rule.tsx';
import { Explained } from '../../../../ui/words/explained.tsx';
import type { Sign } from './sheet.ts';

/** What a unit is marked with, each of which says what it means. */
export const States = ({ label, signs }: { readonly label: string; readonly signs: readonly Sign[] }) =>
  signs.length === 0 ? null : (
    <ul class="card-signs" aria-label={label}>
      {signs.map(({ name, text, tone }) => (
        <li key={name} data-tone={tone}>
          <Explained name={name} text={text} class="rule-chip">
            {name}
          </Explained>
        </li>
      ))}
    </ul>
  );

/** What lasts on a unit, with where it comes from and until when. */
export const Effects = ({ label, signs }: { readonly label: string; readonly signs: readonly Sign[] }) =>
  signs.length === 0 ? null : (
    <ul class="card-effects" aria-label={label}>
      {signs.map(({ name, text, tone }, i) => (
        <li key={i} data-tone={tone}>
          <b>{name}</b>{' '}
          <small class="quiet">
            <RuleText text={text} />
          </small>
        </li>
      ))}
    </ul>
  );
