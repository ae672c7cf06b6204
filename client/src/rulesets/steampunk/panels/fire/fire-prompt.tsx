import { Prompt } from '../../../../ui/decisions/prompt.tsx';
import { ChoiceRow } from '../../../../ui/form/choice-row.tsx';
import { Words } from '../../../../ui/words/words.tsx';
import { SPEED_NAMES } from '../../words/abilities.ts';
import { unitName } from '../../words/names.ts';
import { PLANNING } from '../../words/planning.ts';
import type { Props } from '../props.ts';
import { UnitChips } from '../unit-mark.tsx';
import { GunRow } from './gun-row.tsx';
import { OddsOfTarget } from './odds.tsx';
import '../../style/orders.css';
import '../../../../ui/units/fire.css';

const { fire: TEXT } = PLANNING;

const SIGNS = { written: '✓', default: '·', holds: '–' } as const;

/** The units that can fire, each with whether its targets were chosen. */
const Shooters = ({ match, planning }: Props) => {
  const { fire } = planning.planners;
  const { view } = fire.question.value!;
  const chips = fire.units.value.map((unit) => {
    const holds = fire.fireOf(unit).shots.length === 0;
    const state = holds ? 'holds' : fire.isGiven(unit.id) ? 'written' : 'default';
    return {
      unit,
      testId: `fire-${unit.id}`,
      pressed: unit === fire.unit.value,
      state,
      words: TEXT.state[state],
      sign: SIGNS[state],
      onClick: () => fire.choose(unit.id),
    } as const;
  });
  return <UnitChips match={match} view={view} label={TEXT.units} chips={chips} />;
};

/** What the chosen unit fires, weapon by weapon, and what the chances are. */
const Salvo = ({ match, planning }: Props) => {
  const { fire } = planning.planners;
  const shooter = fire.shooter.value;
  if (!shooter) return null;
  const { view, unit } = shooter;
  return (
    <section class="order-composer" aria-label={unitName(view, unit.id)}>
      <h3>
        <span>
          <Words match={match} text={unitName(view, unit.id)} /> <small class="quiet">{SPEED_NAMES[unit.speed]}</small>
        </span>
        {fire.units.value.length > 1 && (
          <button type="button" class="next-unit" onClick={() => fire.next()}>
            {TEXT.next} <kbd>N</kbd>
          </button>
        )}
      </h3>
      <ChoiceRow
        label={TEXT.use}
        choices={fire.uses.value}
        chosen={fire.fire.value.use}
        words={(use) => TEXT.uses[use]}
        choose={(use) => fire.byDefault(use)}
      />
      <ul class="fire-guns">
        {fire.guns.value.map((gun) => (
          <GunRow key={gun.weapon.id} match={match} planning={planning} gun={gun} />
        ))}
      </ul>
      <div class="order-tools">
        <button type="button" data-testid="hold-fire" onClick={() => fire.hold()}>
          {TEXT.holdAll} <kbd>X</kbd>
        </button>
        <button type="button" onClick={() => fire.byDefault()}>
          {TEXT.byDefault} <kbd>D</kbd>
        </button>
      </div>
      {fire.odds.value.map((odds) => (
        <OddsOfTarget key={odds.target} match={match} view={view} odds={odds} />
      ))}
    </section>
  );
};

/** Choosing targets, P16: who fires what at whom, and with which chances. */
export const FirePrompt = ({ match, planning }: Props) => {
  const { fire } = planning.planners;
  if (!fire.question.value) return null;
  return (
    <Prompt
      match={match}
      title={TEXT.title(fire.shooter.value?.part ?? 1)}
      lead={<Words match={match} text={TEXT.lead} />}
      testId="shoot-prompt"
    >
      <Shooters match={match} planning={planning} />
      <Salvo match={match} planning={planning} />
    </Prompt>
  );
};
