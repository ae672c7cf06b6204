import { unitName } from '../../words/names.ts';
import { PLANNING } from '../../words/planning.ts';
import { woundsMark } from '../../words/shots.ts';
import { Frame } from '../prompts/frame.tsx';
import type { Props } from '../props.ts';
import { UnitPicks } from '../unit-picks.tsx';
import { GunRow } from './gun-row.tsx';
import { TargetOdds } from './target-odds.tsx';
import '../../../../ui/units/fire.css';
import '../../style/act.css';

const { shoot: TEXT } = PLANNING;

/** The enemies that what is aimed now can reach, each with the wounds to expect. */
const Targets = ({ match, planning }: Props) => {
  const { shots } = planning.planners;
  const { view } = shots.shooter.value!;
  const aimedAt = new Set(shots.shots.value.map(({ target }) => target));
  return (
    <UnitPicks
      match={match}
      label={TEXT.targets}
      picks={[...shots.expected.value].map(([id, wounds]) => ({
        testId: `target-${id}`,
        words: unitName(view, id),
        figure: woundsMark(wounds),
        pressed: aimedAt.has(id),
        onClick: () => shots.aimAt(id),
      }))}
    />
  );
};

/** What can be done with all weapons at once. */
const Tools = ({ planning }: Pick<Props, 'planning'>) => {
  const { shots } = planning.planners;
  return (
    <fieldset class="order-tools" aria-label={TEXT.tools}>
      <button type="button" data-testid="hold-fire" onClick={() => shots.hold()}>
        {TEXT.hold} <kbd>X</kbd>
      </button>
      <button type="button" onClick={() => shots.byDefault()}>
        {TEXT.byDefault} <kbd>D</kbd>
      </button>
      {shots.works.value && (
        <button type="button" aria-pressed={shots.fire.value.interface} onClick={() => shots.work()}>
          {TEXT.work}
        </button>
      )}
    </fieldset>
  );
};

/** Whom the active unit shoots at, P11: by group, with the exact chances. */
export const ShotsPrompt = ({ match, planning }: Props) => {
  const { shots } = planning.planners;
  const shooter = shots.shooter.value;
  if (!shooter) return null;
  const odds = shots.odds.value;
  return (
    <Frame match={match} planning={planning}>
      <div class="act-prompt">
        <ul class="fire-guns">
          {shots.guns.value.map((gun, index) => (
            <GunRow key={gun.id} planning={planning} gun={gun} index={index} />
          ))}
        </ul>
        <div class="act-more">
          <Targets match={match} planning={planning} />
          <Tools planning={planning} />
        </div>
        {odds &&
          Object.values(odds.targets).map((each) => (
            <TargetOdds
              key={each.unit}
              match={match}
              view={shooter.view}
              odds={each}
              attacks={odds.groups.filter(({ attack }) => attack.target === each.unit)}
            />
          ))}
      </div>
    </Frame>
  );
};
