import type { Need, Odds, View } from '@ironhex/shared/steampunk';
import { signed } from '../../../../text/entry.ts';
import { chance, count } from '../../../../text/numbers.ts';
import { LossesBar } from '../../../../ui/units/losses-bar.tsx';
import { Words } from '../../../../ui/words/words.tsx';
import { figuresOf, unitName, weaponName } from '../../words/names.ts';
import { PLANNING } from '../../words/planning.ts';
import { AREA_WORDS, ARMOUR_WORDS, TO_HIT_WORDS } from '../../words/reasons.ts';
import { tableRows } from '../../words/tables.ts';
import type { Props } from '../props.ts';

const { fire: TEXT } = PLANNING;

interface OddsProps extends Pick<Props, 'match'> {
  readonly view: View;
  readonly odds: Odds;
}

/** What a die of an attack needs, and why. */
const Needed = ({ view, need }: { readonly view: View; readonly need: Need }) => {
  const dice = need.kind === 'shot' ? need.models.length : need.dice;
  const reasons =
    need.kind === 'shot'
      ? need.reasons.map(({ why, add }) => [TO_HIT_WORDS[why], add] as const)
      : need.reasons.map(({ why, add }) => [AREA_WORDS[why], add] as const);
  return (
    <li>
      <b>
        {count(dice, need.kind === 'shot' ? 'shot' : 'die')} · {weaponName(view, need.weapon)}
      </b>{' '}
      {TEXT.needs(need.needed)} ({chance(need.chance)})
      <small class="quiet fire-reasons">
        {reasons.map(([why, add]) => `${why} ${signed(add)}`).join(', ') || TEXT.noReasons}
      </small>
    </li>
  );
};

/** What one hit does: to the armour, and on the Regular table. */
const OfHit = ({ view, odds: { ofHit, target } }: Omit<OddsProps, 'match'>) => {
  const unit = view.units[target]!;
  const words = new Map(
    figuresOf(view, unit).tables.regular.map(({ from }, i) => [
      from,
      tableRows(figuresOf(view, unit).tables.regular)[i]!,
    ]),
  );
  return (
    <>
      {ofHit.armour && (
        <p>
          {(['penetrated', 'partly', 'blocked'] as const)
            .filter((result) => ofHit.armour![result] > 0)
            .map((result) => `${ARMOUR_WORDS[result]} ${chance(ofHit.armour![result])}`)
            .join(', ')}
        </p>
      )}
      <table class="card-table">
        <caption>{TEXT.oneHit}</caption>
        <tbody>
          {ofHit.rows.map(({ from, chance: p }) => {
            const [results, effects] = (from === null ? undefined : words.get(from)) ?? ['', TEXT.noEffect];
            return (
              <tr key={results}>
                <th scope="row">{results}</th>
                <td>{effects}</td>
                <td>{chance(p)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
};

/** How many models die on average. */
const expected = (killed: readonly number[]): number => killed.reduce((sum, p, models) => sum + p * models, 0);

/** The chances of what is fired at one unit: that anything hits, how many models die, and what else comes of it. */
export const OddsOfTarget = ({ match, view, odds }: OddsProps) => {
  const unit = view.units[odds.target]!;
  const several = odds.killed.length > 2;
  const parts = [
    [TEXT.hit, odds.hit],
    [TEXT.destroyed, odds.destroyed],
    [TEXT.shaken, odds.shaken],
    [TEXT.critical, odds.critical],
  ] as const;
  return (
    <section class="odds-box" data-testid={`odds-${odds.target}`}>
      <h3>
        → <Words match={match} text={unitName(view, unit.id)} />
      </h3>
      <dl>
        {parts
          .filter(([word, p]) => p > 0 || word === TEXT.hit)
          .map(([word, p]) => (
            <div key={word}>
              <dt>{word}</dt>
              <dd>{chance(p)}</dd>
            </div>
          ))}
        {several && (
          <div>
            <dt>{TEXT.kills}</dt>
            <dd>{expected(odds.killed).toFixed(1)}</dd>
          </div>
        )}
      </dl>
      {several && <LossesBar chances={odds.killed} label={TEXT.kills} />}
      <details class="fold">
        <summary>{TEXT.why}</summary>
        <div class="fold-body">
          <ul class="fire-needs">
            {odds.needs.map((need, i) => (
              <Needed key={i} view={view} need={need} />
            ))}
          </ul>
          <OfHit view={view} odds={odds} />
        </div>
      </details>
    </section>
  );
};
