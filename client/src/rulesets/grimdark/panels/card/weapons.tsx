import { figuresOf, type Unit, type View } from '@ironhex/shared/grimdark';
import { Name } from '../../../../ui/words/name.tsx';
import { RuleChips } from '../../forces/rule-chips.tsx';
import { CARD } from '../../words/card.ts';
import { type CarriedNow, weaponsOf } from './sheet.ts';

const Weapon = ({ weapon, count, out }: CarriedNow) => (
  <li data-out={out !== undefined}>
    <b>
      {count > 1 && `${count} × `}
      <Name text={weapon.name} as="whole" />
    </b>
    <p class="weapon-does">
      <span class="quiet">{CARD.weapon(weapon)}</span>
      {Object.keys(weapon.rules).length > 0 && <RuleChips rules={weapon.rules} />}
    </p>
    {out !== undefined && <small class="quiet">{out}</small>}
  </li>
);

/** The weapons of living models, used-up ones among them. */
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
