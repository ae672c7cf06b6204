import type { GameHome } from '../../rulesets/home.ts';
import { seatName } from '../../text/seat-name.ts';
import { UI } from '../../text/ui.ts';
import { forceOf, type MatchForm, optionsOf, seatsOf, staysAsItIs } from './form.ts';

/** What one side is worth. */
interface Worth {
  readonly name: string;
  readonly points: number;
}

/** Shares by which one side may be worth more and the sides still count as even, and as nearly so. */
const EVEN = 0.05;
const NEARLY = 0.15;

/** What each side is worth; undefined where the host does not choose all forces, or the game knows no worth. */
export const worthOf = (home: GameHome, form: MatchForm): readonly Worth[] | undefined => {
  const { worth } = home.force;
  const seats = seatsOf(home, form);
  if (
    !worth ||
    seats.length === 0 ||
    seats.some((seat) => seat.brings !== 'host' || seat.side === null || staysAsItIs(form, seat))
  )
    return undefined;
  const sides = [...Map.groupBy(seats, ({ side }) => side).values()];
  return sides.map((own) => ({
    name: own.map(({ id }) => seatName(id)).join(', '),
    points: own.reduce((sum, seat) => sum + worth(forceOf(home, form, seat), seat, optionsOf(home, form)), 0),
  }));
};

/** How two sides compare, in words. */
export const balanceText = (sides: readonly Worth[]): string => {
  const [most, least] = sides.toSorted((a, b) => b.points - a.points);
  if (!most || !least || least.points <= 0) return '';
  const more = most.points / least.points - 1;
  if (more <= EVEN) return UI.setup.even;
  return (more <= NEARLY ? UI.setup.nearlyEven : UI.setup.uneven)(most.name, Math.round(100 * more));
};

/** Whether the sides are balanced, below the forces that the host chooses. */
export const Balance = ({ home, form }: { readonly home: GameHome; readonly form: MatchForm }) => {
  const sides = worthOf(home, form);
  return sides ? (
    <p class="balance" role="status" data-testid="balance">
      {UI.setup.worth(sides.map(({ name, points }) => `${name} ${points}`).join(', '))}{' '}
      <strong>{balanceText(sides)}</strong>
      {home.force.worthMeans && <small class="quiet">{home.force.worthMeans}</small>}
    </p>
  ) : null;
};
