import { figuresOf, livingModels, rulesInWords } from '@ironhex/shared/grimdark';
import { HoldButton, GunRow as Row } from '../../../../ui/units/gun-row.tsx';
import { Name } from '../../../../ui/words/name.tsx';
import { type Gun, shotOf } from '../../plan/shoot/aims.ts';
import { rangeText } from '../../words/figures.ts';
import { unitName } from '../../words/names.ts';
import { PLANNING } from '../../words/planning.ts';
import type { Props } from '../props.ts';

const { shoot: TEXT } = PLANNING;

interface RowProps extends Pick<Props, 'planning'> {
  readonly gun: Gun;
  readonly index: number;
}

/** Which model each carrier of a Sniper names, G-15. */
const Named = ({ planning, gun }: Omit<RowProps, 'index'>) => {
  const { shots } = planning.planners;
  const { view } = shots.shooter.value!;
  const shot = shotOf(shots.shots.value, gun);
  if (!shot?.models) return null;
  const target = view.units[shot.target]!;
  const { track } = figuresOf(view, target);
  return (
    <>
      {shot.models.map((named, carrier) => (
        <label key={carrier} class="fire-model">
          {TEXT.names(carrier + 1)}
          <select
            value={named}
            data-testid={`named-${gun.id}-${carrier}`}
            onChange={({ currentTarget: { value } }) => shots.name(gun, carrier, Number(value))}
          >
            {livingModels(target).map((model, place) => (
              <option key={model} value={place}>
                {place + 1}. {track[model]!.name}
                {track[model]!.hero ? ` (${TEXT.hero})` : ''}
              </option>
            ))}
          </select>
        </label>
      ))}
    </>
  );
};

/** One group of weapons: what it is fired at. Pressed, it is aimed alone. */
export const GunRow = ({ planning, gun, index }: RowProps) => {
  const { shots } = planning.planners;
  const { view } = shots.shooter.value!;
  const { weapon, hero, carriers } = gun.group;
  const shot = shotOf(shots.shots.value, gun);
  const attacks = carriers.reduce((sum, each) => sum + each.attacks, 0);
  const figures = [
    TEXT.range(rangeText(weapon)),
    TEXT.attacks(attacks),
    ...(weapon.ap > 0 ? [`AP ${weapon.ap}`] : []),
    ...rulesInWords(weapon.rules),
  ].join(', ');
  return (
    <Row
      testId={`gun-${index}`}
      name={
        <>
          {carriers.length > 1 && `${carriers.length} × `}
          <Name text={weapon.name} /> {hero && <small>({TEXT.hero})</small>}
        </>
      }
      figures={figures}
      hint={TEXT.aimAlone}
      pressed={shots.gun.value === gun}
      goal={
        shot && (
          <>
            → <Name text={unitName(view, shot.target)} />
          </>
        )
      }
      holds={gun.targets.length > 0 ? TEXT.holds : TEXT.noTarget}
      onPress={() => shots.select(gun.id)}
      act={shot && <HoldButton label={TEXT.holdWeapon(weapon.name)} hint={TEXT.hold} onPress={() => shots.hold(gun)} />}
    >
      <Named planning={planning} gun={gun} />
    </Row>
  );
};
