import { builtOf, RACES, type Race, UNITS, usualBudget } from '@ironhex/shared/steampunk';
import { ForceOffer } from '../../../../ui/forces/offer.tsx';
import { RuleText } from '../../../../ui/rulebook/rule.tsx';
import { Cost } from '../../armies/cost.tsx';
import { UnitFigures } from '../../armies/unit-figures.tsx';
import { budgetText } from '../../words/armies.ts';
import { builtLine } from '../../words/figures.ts';
import { PREPARING } from '../../words/setup.ts';
import { ChoosePrompt } from '../choose-prompt.tsx';
import type { Props } from '../props.ts';
import { UnitMark } from '../unit-mark.tsx';
import '../../../../ui/forces/forces.css';

const { race: TEXT } = PREPARING;

/** All units of a race with their cards, folded until somebody wants to read them. */
const Units = ({ race, side }: { readonly race: Race; readonly side: number }) => {
  const units = [...UNITS.values()].filter((unit) => unit.race === race);
  return (
    <details class="fold" data-testid={`units-${race}`}>
      <summary>{TEXT.units(race, units.length)}</summary>
      <ul class="unit-offers fold-body">
        {units.map(({ id, name, cost }) => {
          const built = builtOf({ unit: id });
          return (
            <ForceOffer
              key={id}
              id={id}
              mark={<UnitMark type={id} side={side} />}
              name={name}
              line={builtLine(built)}
              price={<Cost cost={cost} />}
              refusal={null}
            >
              <UnitFigures built={built} />
            </ForceOffer>
          );
        })}
      </ul>
    </details>
  );
};

/** Choosing a race, P0: what each is good at, what its units are, and what an army may cost. */
export const RacePrompt = (props: Props) => {
  const question = props.planning.planners.options.question.value;
  if (!question) return null;
  const { view, seat } = question;
  const side = view.seats.find(({ id }) => id === seat)?.side ?? 0;
  return (
    <ChoosePrompt {...props}>
      <p>
        <RuleText text={TEXT.budget(budgetText(usualBudget(view.options, seat)))} />
      </p>
      {RACES.map((race) => (
        <Units key={race} race={race} side={side} />
      ))}
    </ChoosePrompt>
  );
};
