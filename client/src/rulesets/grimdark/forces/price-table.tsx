import { ARSENAL, type ListedProfile, priceOf } from '@ironhex/shared/grimdark';
import { Fold } from '../../../ui/form/fields.tsx';
import { RuleText } from '../../../ui/rulebook/rule.tsx';
import { decimal, factorsText } from '../words/figures.ts';
import { FORCE_TEXT } from '../words/forces.ts';

const { price: words } = FORCE_TEXT;

/** Why a unit costs what it costs, G-23.1: each part with what it is multiplied from. */
export const PriceTable = ({ unit }: { readonly unit: ListedProfile }) => {
  const { parts, sum, points } = priceOf(unit, ARSENAL);
  return (
    <Fold title={<span class="quiet">{words.title(unit.points)}</span>}>
      <table class="price-table">
        <thead>
          <tr>
            <th scope="col">{words.part}</th>
            <th scope="col">{words.each}</th>
            <th scope="col">{words.sum}</th>
          </tr>
        </thead>
        <tbody>
          {parts.map(({ name, count, each, factors }, index) => (
            <tr key={`${index} ${name}`}>
              <th scope="row">
                {count > 1 && `${count} × `}
                {name}
                <small class="quiet">{factorsText(factors)}</small>
              </th>
              <td>{decimal(each)}</td>
              <td>{decimal(count * each)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="quiet">
        <RuleText text={words.rounded(decimal(sum), points)} />
      </p>
    </Fold>
  );
};
