import { assaultOdds, type View, without } from '@ironhex/shared/steampunk';
import { chance } from '../../../text/numbers.ts';
import type { Question } from '../plan/asked.ts';
import { PANELS } from '../words/ui.ts';

const { slip: TEXT } = PANELS;

/** The own chance to win the assault, and the hits of both sides, as the assault would be then. */
const expected = (view: View, seat: string, contest: View['contests'][number]): string => {
  const odds = assaultOdds(view, contest);
  const own = odds.find((each) => each.seat === seat)!;
  const enemy = odds.find((each) => each.seat !== seat)!;
  return TEXT.expected(chance(own.wins), own.net.toFixed(1), enemy.net.toFixed(1));
};

/** What staying and going would lead to, for a unit that may retreat before an assault, PAR-1. */
export const SlipOdds = ({ question: { view, ask } }: { readonly question: Question }) => {
  const { unit, seat } = ask;
  const contest = view.contests.find(
    ({ staying, entering }) => unit !== null && (staying.includes(unit) || entering.some((each) => each.unit === unit)),
  );
  if (unit === null || !contest) return null;
  const left = without(contest, unit);
  const own = (id: string): boolean => view.units[id]?.seat === seat;
  const remains = left.staying.some(own) || left.entering.some((each) => own(each.unit));
  return (
    <dl class="slip-odds" data-testid="slip-odds">
      <dt>{TEXT.stays}</dt>
      <dd>{expected(view, seat, contest)}</dd>
      <dt>{TEXT.goes}</dt>
      <dd>{remains ? expected(view, seat, left) : TEXT.nobody}</dd>
    </dl>
  );
};
