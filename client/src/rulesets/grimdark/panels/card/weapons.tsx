import { figuresOf, type Unit, type View } from '@ironhex/shared/grimdark';
import { RuleChips } from '../../forces/rule-chips.tsx';
import { CARD } from '../../words/card.ts';
import { type CarriedNow, weaponsOf } from './sheet.ts';

const Weapon = ({ weapon, count, out }: CarriedNow) => (
  <li data-out={out !== undefined}>
    <p class="weapon-name">
      <b>
        {count > 1 && `${count} × `}
        {weapon.name}
      </b>
      <span class="quiet">{CARD.weapon(weapon)}</span>
    </p>
    {out !== undefined && <small class="quiet">{out}</small>}
    {Object.keys(weapon.rules).length > 0 && <RuleChips rules={weapon.rules} />}
  </li>
);

/** The weapons of living models, also those that can be used no more. */
export const Weapons = ({ view, unit }: { readonly view: View; readonly unit: Unit }) => (
  <section aria-label={CARD.weapons}>
    <h3>{CARD.weapons}</h3>
    <ul class="card-weapons">
      {weaponsOf(figuresOf(view, unit), unit).map((carried) => (
        <Weapon key={carried.weapon.id} {...carried} />
      ))}
    </ul>
  </section>
);
