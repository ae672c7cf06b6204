import { Prompt } from '../../../../ui/decisions/prompt.tsx';
import { ChoiceRow } from '../../../../ui/form/choice-row.tsx';
import { Words } from '../../../../ui/words/words.tsx';
import { SPEED_NAMES } from '../../words/abilities.ts';
import { unitName } from '../../words/names.ts';
import { PLANNING } from '../../words/planning.ts';
import { Facings } from '../facing.tsx';
import type { Props } from '../props.ts';
import { UnitChips } from '../unit-mark.tsx';
import '../../style/orders.css';

const { places: TEXT } = PLANNING;

/** The units that can be placed now, each with where it is placed. */
const PlaceUnits = ({ match, planning }: Props) => {
  const { places } = planning.planners;
  const view = places.question.value!.view;
  const chips = places.placing.value!.units.map((unit) => {
    const at = places.isGiven(unit.id) ? places.placement(unit.id)?.at : undefined;
    return {
      unit,
      testId: `place-${unit.id}`,
      pressed: unit.id === places.unit.value?.id,
      state: at ? 'written' : 'default',
      words: at ?? TEXT.waits,
      sign: at ?? '·',
      onClick: () => places.choose(unit.id),
    } as const;
  });
  return <UnitChips match={match} view={view} label={TEXT.units} chips={chips} />;
};

/** How the chosen unit starts: its speed and its facing. */
const Start = ({ match, planning }: Props) => {
  const { places } = planning.planners;
  const unit = places.unit.value;
  const view = places.question.value!.view;
  if (!unit) return null;
  const placement = places.placement(unit.id);
  return (
    <section class="order-composer" aria-label={unitName(view, unit.id)}>
      <h3>
        <span>
          <Words match={match} text={unitName(view, unit.id)} />{' '}
          <small class="quiet">
            {placement ? <Words match={match} text={TEXT.stands(placement.at, places.isGiven(unit.id))} /> : TEXT.waits}
          </small>
        </span>
      </h3>
      <ChoiceRow
        label={TEXT.speed}
        choices={places.speeds.value}
        chosen={places.speed.value}
        words={(speed) => SPEED_NAMES[speed]}
        choose={(speed) => places.startAt(speed)}
      />
      {placement && (
        <Facings
          label={TEXT.facing}
          facing={placement.facing}
          turned={match.turned.value}
          onFace={(facing) => places.face(facing)}
        />
      )}
      <div class="order-tools">
        {places.isGiven(unit.id) && (
          <button type="button" data-testid="take-back-unit" onClick={() => places.takeBack()}>
            {TEXT.takeBack} <kbd>X</kbd>
          </button>
        )}
        {places.placing.value!.units.length > 1 && (
          <button type="button" onClick={() => places.next()}>
            {TEXT.next} <kbd>N</kbd>
          </button>
        )}
      </div>
    </section>
  );
};

/** Setting units up, P4: who waits, and how the chosen one starts. Where it stands is picked on the map. */
export const PlacePrompt = ({ match, planning }: Props) => {
  const { places } = planning.planners;
  const question = places.question.value;
  const placing = places.placing.value;
  if (!question || !placing) return null;
  const step = question.ask.prompt === 'deploy' ? 0 : question.view.step;
  return (
    <Prompt
      match={match}
      title={TEXT.title(step)}
      lead={<Words match={match} text={TEXT.lead(step, Math.min(placing.most, placing.units.length))} />}
      testId="place-prompt"
    >
      <PlaceUnits match={match} planning={planning} />
      <Start match={match} planning={planning} />
    </Prompt>
  );
};
