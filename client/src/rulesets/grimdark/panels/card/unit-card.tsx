import { figuresOf, type Unit, type View } from '@ironhex/shared/grimdark';
import { Explained } from '../../../../ui/words/explained.tsx';
import { Words } from '../../../../ui/words/words.tsx';
import { sideOf } from '../../map/counters.ts';
import { CARD } from '../../words/card.ts';
import { classText, ridingText } from '../../words/figures.ts';
import { unitName } from '../../words/names.ts';
import { spellLine, spellText } from '../../words/spells.ts';
import type { Props } from '../props.ts';
import { MarkOf, UnitChips } from '../unit-mark.tsx';
import { Models } from './models.tsx';
import { effectsOf, leftText, movesNow, placeText, statesOf, within } from './sheet.ts';
import { Effects, States } from './signs.tsx';
import { Weapons } from './weapons.tsx';
import '../../style/unit-sheet.css';
import '../../style/card.css';
import { Name } from '../../../../ui/words/name.tsx';

/** Spells that its Casters know, and the tokens that they hold. */
const Spells = ({ view, unit }: { readonly view: View; readonly unit: Unit }) => {
  const { spells } = figuresOf(view, unit);
  const tokens = unit.tokens.reduce((sum, each) => sum + each, 0);
  if (spells.length === 0 || !view.options.casting) return null;
  return (
    <section aria-label={CARD.spells}>
      <h3>
        {CARD.spells} <span class="quiet">{CARD.tokens(tokens)}</span>
      </h3>
      <p class="rule-chips card-spells">
        {spells.map((spell) => (
          <Explained key={spell.id} name={spellLine(spell)} text={spellText(spell)} class="rule-chip">
            {unit.tried.includes(spell.id) ? (
              <s>
                <Name text={spell.name} as="whole" />
              </s>
            ) : (
              <Name text={spell.name} as="whole" />
            )}
          </Explained>
        ))}
      </p>
    </section>
  );
};

/** Those who ride in a unit; pressing one opens its card. */
const Aboard = ({ match, planning, view, unit }: Props & { readonly view: View; readonly unit: Unit }) => {
  const riders = within(view, unit);
  if (riders.length === 0) return null;
  const chips = riders.map((rider) => ({
    unit: rider,
    testId: `rider-${rider.id}`,
    pressed: false,
    state: 'holds' as const,
    words: leftText(view, rider),
    sign: '',
    onClick: () => {
      planning.inspected.value = rider.id;
    },
  }));
  return (
    <section>
      <h3>{CARD.riders}</h3>
      <UnitChips match={match} view={view} label={CARD.riders} chips={chips} />
    </section>
  );
};

/** What a unit is, what is left of it, and what lies on it. */
export const UnitCard = (props: Props) => {
  const { match, planning } = props;
  const view = planning.view.value;
  const unit = planning.shownUnit.value;
  if (!view || !unit) return <aside class="unit-card empty">{view && <p class="quiet">{CARD.pickUnit}</p>}</aside>;
  const built = figuresOf(view, unit);
  const isThere = unit.place !== 'destroyed' && unit.place !== 'joined';
  return (
    <aside class="unit-card" data-side={sideOf(view.seats, unit.seat)} aria-label={CARD.title}>
      <header>
        <MarkOf view={view} unit={unit} />
        <h2>
          <Name text={unitName(view, unit.id)} as="whole" />
        </h2>
        <p class="quiet">
          <Words match={match} text={`${leftText(view, unit)}, ${placeText(view, unit)}`} />
        </p>
      </header>
      {isThere && <States label={CARD.statesTitle} signs={statesOf(view, unit)} />}
      {isThere && <Effects label={CARD.effects} signs={effectsOf(view, unit)} />}
      <Models built={built} unit={unit} />
      <Spells view={view} unit={unit} />
      <Weapons view={view} unit={unit} />
      <dl class="unit-figures">
        <div>
          <dt>{CARD.movesTitle}</dt>
          <dd>{movesNow(view, unit)}</dd>
        </div>
        <div>
          <dt>{CARD.kind}</dt>
          <dd>
            {classText(built)}; {ridingText(built)}
          </dd>
        </div>
      </dl>
      <Aboard {...props} view={view} unit={unit} />
    </aside>
  );
};
