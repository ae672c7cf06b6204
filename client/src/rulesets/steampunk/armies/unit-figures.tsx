import type { Built } from '@ironhex/shared/steampunk';
import { unitAbilityText } from '../words/abilities.ts';
import { ARMY_WORDS } from '../words/armies.ts';
import { assaultText, builtLine, modelsText, speedsText, weaponText } from '../words/figures.ts';

const { figures } = ARMY_WORDS;

/** What a unit can do, with everything that was bought for it. */
export const UnitFigures = ({ built }: { readonly built: Built }) => {
  const weapons = built.shared ? [...built.weapons, built.shared] : built.weapons;
  const assaults = Map.groupBy(built.models, ({ assault }) => assaultText(assault));
  const rows: readonly (readonly [string, readonly string[]])[] = [
    [figures.size, [builtLine(built)]],
    [figures.models, [modelsText(built)]],
    [figures.speeds, [speedsText(built)]],
    [figures.weapons, weapons.map((weapon) => `${weapon.name}: ${weaponText(weapon)}`)],
    [figures.assault, [...assaults].map(([text, [first]]) => (assaults.size > 1 ? `${first!.name}: ${text}` : text))],
    [figures.abilities, built.abilities.length > 0 ? [built.abilities.map(unitAbilityText).join('; ')] : []],
  ];
  return (
    <dl class="unit-figures">
      {rows
        .filter(([, texts]) => texts.length > 0)
        .map(([name, texts]) => (
          <div key={name}>
            <dt>{name}</dt>
            {texts.map((text) => (
              <dd key={text}>{text}</dd>
            ))}
          </div>
        ))}
    </dl>
  );
};
