import type { ChargeOdds, SideOdds } from '@ironhex/shared/grimdark';
import { chance } from '../../../../text/numbers.ts';
import { OutcomeBar } from '../../../../ui/units/outcome-bar.tsx';
import { Words } from '../../../../ui/words/words.tsx';
import { unitName } from '../../words/names.ts';
import { PLANNING } from '../../words/planning.ts';
import { Losses } from '../losses.tsx';
import type { Props } from '../props.ts';
import '../../../../ui/units/odds.css';

const { act: TEXT } = PLANNING;

/** What may become of one side of the melee. */
const OfSide = ({ match, planning, side, does }: Props & { readonly side: SideOdds; readonly does: string }) => {
  const view = planning.view.value;
  if (!view) return null;
  const all = [
    [TEXT.odds.destroyed, side.destroyed],
    [TEXT.odds.routs, side.routs],
    [TEXT.odds.fails, side.fails],
  ] as const;
  return (
    <div class="odds-of">
      <h3>
        <Words match={match} text={`${unitName(view, side.unit)} ${does}`} />
      </h3>
      <dl>
        {all
          .filter(([, p]) => p > 0)
          .map(([word, p]) => (
            <div key={word}>
              <dt>{word}</dt>
              <dd>{chance(p)}</dd>
            </div>
          ))}
      </dl>
      <Losses {...side} />
    </div>
  );
};

/** The chances of a charge: who wins, and what becomes of both. */
export const ChargeForecast = ({ match, planning, odds }: Props & { readonly odds: ChargeOdds }) => {
  const parts = [
    { word: TEXT.wins, p: odds.charger.wins },
    { word: TEXT.tie, p: odds.tie },
    { word: TEXT.loses, p: odds.target.wins },
  ];
  return (
    <section class="odds-box" data-testid="charge-odds" aria-label={TEXT.melee}>
      <OutcomeBar parts={parts} />
      <OfSide match={match} planning={planning} side={odds.charger} does={TEXT.charger} />
      <OfSide match={match} planning={planning} side={odds.target} does={TEXT.charged} />
      <small class="quiet">{TEXT.answers}</small>
    </section>
  );
};
