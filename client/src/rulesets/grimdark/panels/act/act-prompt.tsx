import { chance } from '../../../../text/numbers.ts';
import { TOOLS } from '../../plan/act/action-planner.ts';
import { unitName } from '../../words/names.ts';
import { PLANNING } from '../../words/planning.ts';
import { woundsMark } from '../../words/shots.ts';
import { Frame } from '../prompts/frame.tsx';
import type { Props } from '../props.ts';
import { UnitChips } from '../unit-mark.tsx';
import { UnitPicks } from '../unit-picks.tsx';
import { ActionButtons } from './action-buttons.tsx';
import { ChargeForecast } from './charge-odds.tsx';
import '../../style/act.css';

const { act: TEXT } = PLANNING;

const KEYS = { winding: 'W', looking: 'E', wary: 'T' } as const;

/** The units that can be activated. */
const Units = ({ match, planning }: Props) => {
  const { action: planner } = planning.planners;
  const { view } = planner.question.value!;
  const chips = planner.units.value.map((unit) => {
    const pressed = planner.unit.value === unit;
    return {
      unit,
      testId: `unit-${unit.id}`,
      pressed,
      state: pressed ? 'written' : 'default',
      words: pressed ? TEXT.chosen : TEXT.ready,
      sign: unit.shaken ? '!' : pressed ? '✓' : '',
      onClick: () => planner.choose(unit.id),
    } as const;
  });
  return <UnitChips match={match} view={view} label={TEXT.units} chips={chips} />;
};

/** Enemies to charge, or to shoot at instead, and transports to board, for those who do not pick them on the map. */
const Others = ({ match, planning }: Props) => {
  const { action: planner } = planning.planners;
  const { view } = planner.question.value!;
  const { charges = [], boardings = { advance: [], rush: [] } } = planner.reaches.value ?? {};
  const transports = [...new Set([...boardings.advance, ...boardings.rush].map(({ unit }) => unit))];
  const { target, board } = planner.draft.value;
  const chances = planner.odds.wins.value;
  const other = planner.attacks.other.value;
  return (
    <>
      <UnitPicks
        match={match}
        label={TEXT.charges}
        picks={charges.map(({ unit: { id } }) => ({
          testId: `charge-${id}`,
          words: `⚔ ${unitName(view, id)}`,
          figure: chances.has(id) ? chance(chances.get(id)!) : undefined,
          pressed: target === id,
          onClick: () => planner.chargeAt(id),
        }))}
      />
      {other?.attack.kind === 'shoot' && (
        <UnitPicks
          match={match}
          label={TEXT.other}
          picks={[
            {
              testId: 'shoot-instead',
              words: TEXT.instead(unitName(view, other.enemy)),
              figure: woundsMark(other.attack.worth),
              pressed: false,
              onClick: () => planner.attack(other.enemy),
            },
          ]}
        />
      )}
      <UnitPicks
        match={match}
        label={TEXT.boards}
        picks={transports.map(({ id }) => ({
          testId: `board-${id}`,
          words: TEXT.board(unitName(view, id)),
          pressed: board === id,
          onClick: () => planner.boardOf(id),
        }))}
      />
    </>
  );
};

/** Ways to plan and to look that are turned on and off, and benefits of chambers, G-18.4. */
const Tools = ({ planning }: Pick<Props, 'planning'>) => {
  const { action: planner } = planning.planners;
  return (
    <fieldset class="order-tools" aria-label={TEXT.tools}>
      {TOOLS.map((tool) => (
        <button
          type="button"
          key={tool}
          aria-pressed={planner[tool].value}
          title={TEXT.toolHints[tool]}
          data-testid={`tool-${tool}`}
          onClick={() => planner.switch(tool)}
        >
          {TEXT.tool[tool]} <kbd>{KEYS[tool]}</kbd>
        </button>
      ))}
      {planner.benefits.value.map((benefit) => (
        <button
          type="button"
          key={benefit}
          aria-pressed={planner.draft.value[benefit]}
          onClick={() => planner.toggle(benefit)}
        >
          {TEXT.benefits[benefit]}
        </button>
      ))}
    </fieldset>
  );
};

/** Which unit is activated, P8, and what it does, P10. */
export const ActPrompt = ({ match, planning }: Props) => {
  const { action: planner } = planning.planners;
  const question = planner.question.value;
  if (!question) return null;
  const unit = planner.unit.value;
  const charge = planner.odds.charge.value;
  return (
    <Frame match={match} planning={planning}>
      <div class="act-prompt">
        {question.ask.prompt === 'activate' && <Units match={match} planning={planning} />}
        {unit && !unit.shaken && <ActionButtons planning={planning} />}
        {unit && (
          <div class="act-more">
            {!unit.shaken && <Others match={match} planning={planning} />}
            <Tools planning={planning} />
          </div>
        )}
        {charge && <ChargeForecast match={match} planning={planning} odds={charge} />}
      </div>
    </Frame>
  );
};
