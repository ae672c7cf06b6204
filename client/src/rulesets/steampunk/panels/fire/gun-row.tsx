import type { Direction } from '@ironhex/shared/hex';
import { ANGLE_NAMES, angleOf, armourOf, comesInto, firing, type Gun, type Shot } from '@ironhex/shared/steampunk';
import { HoldButton, GunRow as Row } from '../../../../ui/units/gun-row.tsx';
import { Name } from '../../../../ui/words/name.tsx';
import { aimsOf, targetsFor } from '../../plan/fire/shots.ts';
import { weaponText } from '../../words/figures.ts';
import { directionWord, figuresOf, unitName } from '../../words/names.ts';
import { PLANNING } from '../../words/planning.ts';
import { Facings } from '../facing.tsx';
import type { Props } from '../props.ts';

const { fire: TEXT } = PLANNING;

interface RowProps extends Pick<Props, 'planning' | 'match'> {
  readonly gun: Gun;
}

/** Where a shot goes, in a few words. */
const goalWords = ({ planning }: Pick<Props, 'planning'>, shot: Shot): string => {
  const { view } = planning.planners.fire.shooter.value!;
  if (shot.target !== undefined) return unitName(view, shot.target);
  if (shot.hex !== undefined) return shot.hex;
  return shot.direction === undefined
    ? TEXT.inFront
    : TEXT.towards(directionWord(shot.direction), shot.layer ?? 'ground');
};

interface SideProps {
  readonly label: string;
  readonly sides: readonly (readonly [side: Direction, words: string])[];
  readonly chosen: number | undefined;
  readonly onSide: (side: Direction) => void;
}

const Sides = ({ label, sides, chosen, onSide }: SideProps) => (
  <fieldset class="fire-sides" aria-label={label}>
    <span class="quiet">{label}</span>
    {sides.map(([side, words]) => (
      <button type="button" key={side} aria-pressed={side === chosen} onClick={() => onSide(side)}>
        {words}
      </button>
    ))}
  </fieldset>
);

/** The sides that can be chosen where a line runs through a corner, ANG-2: of the own hex, and of the target's. */
const Corners = ({ planning, gun, shot }: RowProps & { readonly shot: Shot }) => {
  const { fire } = planning.planners;
  const { view, unit } = fire.shooter.value!;
  const target = shot.target === undefined ? undefined : view.units[shot.target];
  if (!target?.at || !unit.at) return null;
  const own = gun.weapon.fixed ? [] : firing(unit, gun.weapon, target.at).sides;
  const into = comesInto(unit.at, target.at);
  return (
    <>
      {own.length > 1 && unit.at !== target.at && (
        <Sides
          label={TEXT.ownSide}
          sides={own.map((side) => [side, directionWord(side)])}
          chosen={shot.from}
          onSide={(side) => fire.side(shot, 'from', side)}
        />
      )}
      {into.length > 1 && (
        <Sides
          label={TEXT.armourSide}
          sides={into.map((side) => {
            const angle = angleOf(side, target.facing);
            return [side, `${ANGLE_NAMES[angle]} ${armourOf(view, target, angle)}`];
          })}
          chosen={shot.into}
          onSide={(side) => fire.side(shot, 'into', side)}
        />
      )}
    </>
  );
};

/** Each model of a gun with its own target. */
const ByModel = ({ planning, gun }: RowProps) => {
  const { fire } = planning.planners;
  const shooter = fire.shooter.value!;
  const { view, unit } = shooter;
  const targets = [...new Set(targetsFor(shooter, gun, fire.fire.value.use).flatMap(({ shot }) => shot.target ?? []))];
  const aims = aimsOf(fire.fire.value, gun);
  const models = [...new Set(gun.models)];
  if (models.length < 2 || targets.length < 2 || gun.weapon.fixed || gun.weapon.per === 'unit') return null;
  return (
    <details class="fold">
      <summary>{TEXT.byModel}</summary>
      <div class="fold-body">
        {models.map((model) => (
          <label key={model} class="fire-model">
            {model + 1}. {figuresOf(view, unit).models[model]!.name}
            <select
              value={aims.get(model) ?? ''}
              onChange={({ currentTarget: { value } }) => fire.aimModel(gun, model, value || undefined)}
            >
              <option value="">{TEXT.holds}</option>
              {targets.map((id) => (
                <option key={id} value={id}>
                  {unitName(view, id)}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
    </details>
  );
};

/** Directions that a sweeping weapon can take. */
const Sweep = ({ planning, match, gun }: RowProps) => {
  const { fire } = planning.planners;
  const shooter = fire.shooter.value!;
  const directions = targetsFor(shooter, gun, fire.fire.value.use).flatMap(({ shot }) => shot.direction ?? []);
  const chosen = fire.fire.value.shots.find(({ weapon }) => weapon === gun.weapon.id)?.direction;
  return (
    <Facings
      label={TEXT.sweep}
      facing={chosen as Direction | undefined}
      directions={[...new Set(directions)] as Direction[]}
      turned={match.turned.value}
      onFace={(direction) => {
        if (fire.gun.peek() !== gun) fire.select(gun.weapon.id);
        fire.face(direction);
      }}
    />
  );
};

/** One weapon: what it is fired at. Pressed, it is aimed alone. */
export const GunRow = (props: RowProps) => {
  const { planning, gun } = props;
  const { fire } = planning.planners;
  const { weapon, models } = gun;
  const shots = fire.fire.value.shots.filter((shot) => shot.weapon === weapon.id);
  const { mode } = weapon.attack;
  const free = mode === 'cone' || mode === 'spray';
  return (
    <Row
      testId={`gun-${weapon.id}`}
      name={
        <>
          {models.length > 1 && weapon.per === 'model' && `${models.length} × `}
          <Name text={weapon.name} as="whole" />
        </>
      }
      hint={weaponText(weapon)}
      pressed={fire.gun.value === gun}
      goal={shots.length > 0 ? shots.map((shot) => goalWords(props, shot)).join(', ') : undefined}
      holds={TEXT.holds}
      onPress={() => fire.select(weapon.id)}
      act={
        free ? (
          <button type="button" class="fire-gun-act" aria-pressed={shots.length > 0} onClick={() => fire.toggle(gun)}>
            {TEXT.fires}
          </button>
        ) : (
          shots.length > 0 && (
            <HoldButton label={TEXT.holdWeapon(weapon.name)} hint={TEXT.hold} onPress={() => fire.hold(gun)} />
          )
        )
      }
    >
      {mode === 'sweep' && <Sweep {...props} />}
      {shots.map((shot, i) => (
        <Corners key={i} {...props} shot={shot} />
      ))}
      {mode === 'direct' && <ByModel {...props} />}
    </Row>
  );
};
