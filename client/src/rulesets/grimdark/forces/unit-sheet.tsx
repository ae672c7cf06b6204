import { ARSENAL, type ListedProfile } from '@ironhex/shared/grimdark';
import { classText, modelsText, movesText, ridingText, valuesText } from '../words/figures.ts';
import { FORCE_TEXT } from '../words/forces.ts';
import { bought } from './members.ts';
import { PriceTable } from './price-table.tsx';
import { RuleChips, SpellChips } from './rule-chips.tsx';
import { carriedBy, WeaponTable } from './weapon-table.tsx';
import '../style/unit-sheet.css';

const { figures } = FORCE_TEXT;

/** What a unit of an army's list can do, and why it costs what it costs. */
export const UnitSheet = ({ unit }: { readonly unit: ListedProfile }) => {
  const built = bought(unit.id);
  return (
    <div class="unit-sheet">
      <dl class="unit-figures">
        <div>
          <dt>{figures.models}</dt>
          <dd>{modelsText(unit)}</dd>
        </div>
        <div>
          <dt>{figures.values}</dt>
          <dd>
            {valuesText(unit)}, {classText(unit).toLowerCase()}
          </dd>
        </div>
        <div>
          <dt>{figures.moves}</dt>
          <dd>
            {movesText(built)}; {ridingText(built)}
          </dd>
        </div>
        {Object.keys(unit.rules).length > 0 && (
          <div>
            <dt>{figures.rules}</dt>
            <dd>
              <RuleChips rules={unit.rules} />
            </dd>
          </div>
        )}
        {built.spells.length > 0 && (
          <div>
            <dt>{figures.spells}</dt>
            <dd>
              <SpellChips spells={built.spells} />
            </dd>
          </div>
        )}
      </dl>
      <WeaponTable carried={carriedBy(unit, ARSENAL)} />
      <PriceTable unit={unit} />
    </div>
  );
};
