import { rangeText } from '../words/figures.ts';
import { FORCE_TEXT } from '../words/forces.ts';
import { RuleChips } from './rule-chips.tsx';
import type { Carried } from './weapons.ts';

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
