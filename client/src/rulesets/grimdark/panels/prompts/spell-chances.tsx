import { type Spell, type SpellOdds, toBlock, type View } from '@ironhex/shared/grimdark';
import { PLANNING } from '../../words/planning.ts';
import { PROMPTING } from '../../words/prompting.ts';
import { Need, OddsBox } from '../odds-box.tsx';
import type { Props as PanelProps } from '../props.ts';

const { cast: TEXT } = PROMPTING;

interface Props extends Pick<PanelProps, 'match'> {
  readonly view: View;
  readonly spell: Spell;
  readonly odds: readonly SpellOdds[];
}

/** What a spell does to each of its targets if it succeeds. Cover does not count against spells, G-5.9. */
export const SpellChances = ({ match, view, spell: { effect }, odds }: Props) => {
  if (effect.kind !== 'hits' || odds.length === 0) return null;
  return (
    <section aria-label={TEXT.odds}>
      <h3>{TEXT.odds}</h3>
      {odds.map((each) => (
        <OddsBox key={each.unit} match={match} view={view} odds={each} hits={each.hits}>
          <li>
            <Need
              match={match}
              view={view}
              label={PLANNING.shoot.toBlock}
              need={toBlock(view, view.units[each.unit]!, effect.ap, false)}
              base={PLANNING.shoot.defense}
            />
          </li>
        </OddsBox>
      ))}
    </section>
  );
};
