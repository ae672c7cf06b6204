import type { Odds } from '@ironhex/shared/warfare3025';
import { WARFARE } from '../words/ui.ts';
import { chance } from '../words/words.ts';
import '../style/odds.css';

const PARTS = ['nothing', 'armour', 'structure', 'component'] as const;

/** The odds of an attack as a strip, beside words that say them. */
export const OddsStrip = ({ odds }: { readonly odds: Odds }) => (
  <span class="odds-bar" aria-hidden="true">
    {PARTS.map((part) => (
      <span key={part} data-part={part} style={{ flexGrow: odds[part] }} />
    ))}
  </span>
);

/** The exact odds of an attack as a bar, with its words for those who cannot see it or want the numbers. */
export const OddsBar = ({ odds, label }: { readonly odds: Odds; readonly label?: string }) => (
  <fieldset class="odds" aria-label={label ?? WARFARE.panels.odds}>
    <OddsStrip odds={odds} />
    <dl class="odds-words">
      {PARTS.map((part) => (
        <div key={part} data-part={part}>
          <dt>{part}</dt>
          <dd>{chance(odds[part])}</dd>
        </div>
      ))}
      {odds.destroyed > 0 && (
        <div data-part="destroyed">
          <dt>{WARFARE.panels.targetDestroyed}</dt>
          <dd>{chance(odds.destroyed)}</dd>
        </div>
      )}
    </dl>
  </fieldset>
);
