import { refusalText } from '../../../../text/refusals.ts';
import { RuleText } from '../../../../ui/rulebook/rule.tsx';
import { Name } from '../../../../ui/words/name.tsx';
import { PlainWords } from '../../../../ui/words/words.tsx';
import type { SpellOffer } from '../../plan/prompts/casting.ts';
import { unitName } from '../../words/names.ts';
import { PROMPTING } from '../../words/prompting.ts';
import { spellText } from '../../words/spells.ts';
import { named } from '../../words/with-names.ts';
import type { Props } from '../props.ts';
import { UnitChips } from '../unit-mark.tsx';
import { ChanceBar } from './chance-bar.tsx';
import { Frame } from './frame.tsx';
import { SpellChances } from './spell-chances.tsx';
import { TokenSteppers } from './token-steppers.tsx';

const { cast: TEXT } = PROMPTING;

/** A spell as a button, with what it does and why it cannot be tried. */
const SpellButton = ({
  planning,
  offer: { spell, refusal },
  index,
}: Pick<Props, 'planning'> & { readonly offer: SpellOffer; readonly index: number }) => {
  const { cast } = planning.planners;
  return (
    <li>
      <button
        type="button"
        class="spell"
        data-testid={`spell-${spell.id}`}
        aria-pressed={cast.offer.value?.spell.id === spell.id}
        disabled={refusal !== undefined}
        onClick={() => cast.choose(spell.id)}
      >
        <kbd>{index + 1}</kbd>
        <b>
          <Name text={spell.name} />
        </b>
        <small>{TEXT.tokens(spell.value)}</small>
      </button>
      <small class="quiet">
        <RuleText text={refusal ? refusalText(named(cast.question.value!.view, refusal)) : spellText(spell)} />
      </small>
    </li>
  );
};

/** Whom the spell could take: those in reach as chips, the others with their reasons. */
const Targets = ({ match, planning, offer }: Props & { readonly offer: SpellOffer }) => {
  const { cast } = planning.planners;
  const { view } = cast.question.value!;
  const within = offer.targets.filter(({ refusal }) => !refusal);
  const outside = offer.targets.filter(({ refusal }) => refusal);
  const chips = within.map(({ unit, away }) => {
    const pressed = cast.targets.value.includes(unit.id);
    return {
      unit,
      testId: `target-${unit.id}`,
      pressed,
      state: pressed ? 'written' : 'holds',
      words: TEXT.away(away),
      sign: `${away}`,
      onClick: () => cast.toggle(unit.id),
    } as const;
  });
  return (
    <>
      <h3>{TEXT.targets(offer.spell.targets)}</h3>
      <UnitChips match={match} view={view} label={TEXT.targets(offer.spell.targets)} chips={chips} />
      {outside.length > 0 && (
        <details class="fold">
          <summary>{TEXT.outside(outside.length)}</summary>
          <ul class="cast-outside">
            {outside.map(({ unit, refusal }) => (
              <li key={unit.id}>
                <PlainWords match={match} text={`${unitName(view, unit.id)}: `} />
                <RuleText text={refusalText(named(view, refusal!))} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
};

/** When there is to be another spell; nothing where no other could reach anybody. */
const More = ({ planning }: Pick<Props, 'planning'>) => {
  const { cast } = planning.planners;
  const casts = cast.offer.value !== undefined;
  const mores = cast.mores.value;
  if (mores.length < 2) return null;
  return (
    <>
      <h3>
        {TEXT.more.title(casts)} <kbd>N</kbd>
      </h3>
      <fieldset class="prompt-tools" aria-label={TEXT.more.title(casts)}>
        {mores.map((more) => (
          <button
            type="button"
            key={more}
            data-testid={`more-${more}`}
            aria-pressed={cast.more.value === more}
            onClick={() => cast.wish(more)}
          >
            {TEXT.more[more](casts)}
          </button>
        ))}
      </fieldset>
    </>
  );
};

/** Casting, P9: spells, whom they can take, help, and whether there is another one. */
export const CastPrompt = (props: Props) => {
  const { planning } = props;
  const { cast } = planning.planners;
  const view = cast.question.value?.view;
  if (!view) return null;
  const offer = cast.offer.value;
  return (
    <Frame {...props}>
      <More planning={planning} />
      <ul class="spells" aria-label={TEXT.spells}>
        {cast.spells.value.map((each, index) => (
          <SpellButton key={each.spell.id} planning={planning} offer={each} index={index} />
        ))}
      </ul>
      {offer && <Targets {...props} offer={offer} />}
      {offer && cast.helpers.value.length > 0 && (
        <section aria-label={TEXT.help}>
          <h3>{TEXT.help}</h3>
          <p class="quiet">
            <RuleText text={TEXT.helpHint} />
          </p>
          <TokenSteppers
            view={view}
            able={cast.helpers.value}
            tokens={cast.tokens.value}
            spend={(unit, amount) => cast.spend(unit, amount)}
          />
        </section>
      )}
      {offer && <SpellChances match={props.match} view={view} spell={offer.spell} odds={cast.odds.value} />}
      {offer && <ChanceBar p={cast.chance.value} words={TEXT.chance(cast.chance.value)} />}
      {offer && cast.worst.value !== undefined && <p class="quiet">{TEXT.worst(cast.worst.value)}</p>}
    </Frame>
  );
};
