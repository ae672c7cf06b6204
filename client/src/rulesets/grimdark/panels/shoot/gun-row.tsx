import { figuresOf, livingModels, rulesInWords } from '@ironhex/shared/grimdark';
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

/** One group of weapons: what it is fired at. Pressed, it is aimed by itself. */
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
    <li class="fire-gun">
      <div class="fire-gun-line">
        <button
          type="button"
          class="fire-gun-name"
          aria-pressed={shots.gun.value === gun}
          title={TEXT.aimAlone}
          data-testid={`gun-${index}`}
          onClick={() => shots.selectGun(gun.id)}
        >
          <span>
            {carriers.length > 1 && `${carriers.length} × `}
            {weapon.name} {hero && <small>({TEXT.hero})</small>}
          </span>
          <small class="quiet">{figures}</small>
          <small class="fire-goal" data-holds={shot === undefined}>
            {shot ? `→ ${unitName(view, shot.target)}` : gun.targets.length > 0 ? TEXT.holds : TEXT.noTarget}
          </small>
        </button>
        {shot && (
          <button
            type="button"
            class="fire-gun-act"
            aria-label={TEXT.holdWeapon(weapon.name)}
            title={TEXT.hold}
            onClick={() => shots.hold(gun)}
          >
            ×
          </button>
        )}
      </div>
      <Named planning={planning} gun={gun} />
    </li>
  );
};
