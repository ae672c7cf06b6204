import { type ChargeOdds, chargeOdds, strikeBackOdds, type View } from '@ironhex/shared/grimdark';
import { useMemo } from 'preact/hooks';
import { chance } from '../../../../text/numbers.ts';
import { PlainWords, Words } from '../../../../ui/words/words.tsx';
import { mean } from '../../plan/shoot/aims.ts';
import { unitName } from '../../words/names.ts';
import { PROMPTING } from '../../words/prompting.ts';
import type { Props } from '../props.ts';

const { odds: TEXT } = PROMPTING;

interface OddsProps {
  readonly match: Props['match'];
  readonly view: View;
  readonly prompt: 'counter' | 'strike-back';
}

/** What comes of the melee if the unit that is charged strikes, and if it does not. */
const bothOdds = (view: View, prompt: OddsProps['prompt']): readonly [yes: ChargeOdds, no: ChargeOdds] => {
  const { charger, target } = view.fight!;
  if (prompt === 'strike-back') return [strikeBackOdds(view, true), strikeBackOdds(view, false)];
  const odds = (counter: boolean): ChargeOdds => chargeOdds(view, charger, target, { counter, strikeBack: true });
  return [odds(true), odds(false)];
};

interface LineProps extends Pick<OddsProps, 'match'> {
  readonly words: string;
  readonly of: readonly string[];
}

/** A chance before and after, for one line of the table. */
const Line = ({ match, words, of }: LineProps) => (
  <tr>
    <th scope="row">
      <PlainWords match={match} text={words} />
    </th>
    {of.map((each, i) => (
      <td key={i}>{each}</td>
    ))}
  </tr>
);

/** What striking does, beside what comes of it if the unit does not strike: exactly, by every fall of the dice. */
export const StrikeOdds = ({ match, view, prompt }: OddsProps) => {
  const both = useMemo(() => (view.fight ? bothOdds(view, prompt) : undefined), [view, prompt]);
  if (!both || !view.fight) return null;
  const { charger, target } = view.fight;
  const [own, enemy] = [unitName(view, target), unitName(view, charger)];
  const line = (words: string, of: (odds: ChargeOdds) => number) =>
    both.some((odds) => of(odds) > 0) && <Line match={match} words={words} of={both.map((odds) => chance(of(odds)))} />;
  return (
    <section class="strike-odds" aria-label={TEXT.title}>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{TEXT.strike}</th>
            <th scope="col">{TEXT.decline}</th>
          </tr>
        </thead>
        <tbody>
          <Line
            match={match}
            words={`${TEXT.wounds} ${enemy}`}
            of={both.map((odds) => mean(odds.charger.wounds).toFixed(1))}
          />
          {line(`${enemy} ${TEXT.destroyed}`, (odds) => odds.charger.destroyed)}
          {line(`${own} ${TEXT.wins}`, (odds) => odds.target.wins)}
          {line(`${enemy} ${TEXT.wins}`, (odds) => odds.charger.wins)}
          {line(`${own} ${TEXT.routs}`, (odds) => odds.target.routs)}
          {line(`${own} ${TEXT.destroyed}`, (odds) => odds.target.destroyed)}
        </tbody>
      </table>
      {view.units[target]?.fatigued && (
        <p class="quiet">
          <Words match={match} text={TEXT.tired} />
        </p>
      )}
    </section>
  );
};
