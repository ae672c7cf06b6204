import { type Built, isLoaded, type Unit, type Weapon, weaponsOf } from '@ironhex/shared/steampunk';
import { Name } from '../../../../ui/words/name.tsx';
import { weaponText } from '../../words/figures.ts';
import { PLANNING } from '../../words/planning.ts';
import type { Props } from '../props.ts';

const { card: TEXT } = PLANNING;

/** What of a weapon is loaded, in words and as boxes. */
const loadOf = (built: Built, unit: Unit, weapon: Weapon): { readonly boxes: string; readonly words: string } => {
  const { ammo, id } = weapon;
  const has = unit.loads[id] ?? 0;
  switch (ammo.kind) {
    case 'always':
      return { boxes: '', words: TEXT.always };
    case 'limited':
      return { boxes: '■'.repeat(has) + '□'.repeat(Math.max(0, ammo.uses - has)), words: TEXT.uses(has, ammo.uses) };
    case 'load':
      return {
        boxes: '■'.repeat(has) + '□'.repeat(Math.max(0, ammo.capacity - has)),
        words: TEXT.loaded(has, ammo.capacity),
      };
    case 'linked':
      return isLoaded(built, unit, weapon) ? { boxes: '■', words: TEXT.ready } : { boxes: '□', words: TEXT.empty };
  }
};

/** How many living models carry a weapon; the shared one is carried by the unit. */
const carriers = (built: Built, unit: Unit, { id }: Weapon): number =>
  built.shared?.id === id
    ? 1
    : built.models.reduce(
        (sum, { weapons }, index) => sum + (unit.harm.alive[index] ? weapons.filter((each) => each === id).length : 0),
        0,
      );

/** The weapons of a unit: what they do, what of them is loaded. Pressing one shows its arc on the map. */
export const Weapons = ({
  planning,
  unit,
  built,
}: Pick<Props, 'planning'> & { readonly unit: Unit; readonly built: Built }) => (
  <ul class="card-weapons">
    {weaponsOf(built).map((weapon) => {
      const { boxes, words } = loadOf(built, unit, weapon);
      const shown = planning.weapon.value === weapon.id;
      return (
        <li key={weapon.id} data-empty={!isLoaded(built, unit, weapon)}>
          <button
            type="button"
            class="bare"
            aria-pressed={shown}
            title={TEXT.arc}
            disabled={unit.at === null}
            onClick={() => {
              planning.weapon.value = shown ? undefined : weapon.id;
            }}
          >
            <span class="weapon-name">
              {carriers(built, unit, weapon) > 1 && `${carriers(built, unit, weapon)} × `}
              <Name text={weapon.name} as="whole" />
            </span>
            <span class="weapon-load" role="img" aria-label={words} title={words}>
              {boxes || words}
            </span>
          </button>
          <small class="quiet">{weaponText(weapon)}</small>
        </li>
      );
    })}
  </ul>
);
