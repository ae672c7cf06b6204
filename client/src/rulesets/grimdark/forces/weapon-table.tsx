import type { Arsenal, Profile, Weapon } from '@ironhex/shared/grimdark';
import { rangeText } from '../words/figures.ts';
import { FORCE_TEXT } from '../words/forces.ts';
import { RuleChips } from './rule-chips.tsx';

/** A weapon, and who carries it. */
export interface Carried {
  readonly weapon: Weapon;
  /** How many of it all models of the unit have. */
  readonly count: number;
}

/** The weapons of a unit in listed order, and how many of each its models carry together. */
export const carriedBy = (
  { models }: Pick<Profile, 'models'>,
  { weapons }: Pick<Arsenal, 'weapons'>,
): readonly Carried[] => {
  const counts = new Map<string, number>();
  for (const { weapons: ids, count } of models) for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + count);
  return [...counts].map(([id, count]) => ({ weapon: weapons[id]!, count }));
};

const { figures } = FORCE_TEXT;

/** The weapons of a unit: figures are those of one weapon. */
export const WeaponTable = ({ carried }: { readonly carried: readonly Carried[] }) => (
  <table class="weapon-table">
    <thead>
      <tr>
        <th scope="col">{figures.weapon}</th>
        <th scope="col">{figures.range}</th>
        <th scope="col">{figures.attacks}</th>
        <th scope="col">{figures.ap}</th>
        <th scope="col">{figures.special}</th>
      </tr>
    </thead>
    <tbody>
      {carried.map(({ weapon, count }) => (
        <tr key={weapon.id}>
          <th scope="row">
            {count > 1 && `${count} × `}
            {weapon.name}
          </th>
          <td>{rangeText(weapon)}</td>
          <td>{weapon.attacks}</td>
          <td>{weapon.ap > 0 ? weapon.ap : '–'}</td>
          <td>
            <RuleChips rules={weapon.rules} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
