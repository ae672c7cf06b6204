import type { Chances } from '@ironhex/shared/computer';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Player } from '../../replay/player.ts';
import type { RulesetPage } from '../../rulesets/types.ts';
import type { ClientMatch } from '../../table/match.ts';
import { Dialog } from '../../ui/common/dialog.tsx';
import { turnsIn } from './chances.ts';
import { Places } from './chapters.tsx';
import { Curve } from './curve.tsx';
import { sideName, sidesOf } from './luck.ts';
import type { Steering } from './steering.ts';
import type { Story } from './story.ts';
import { WORDS } from './words.ts';

/** The chances, as soon as they are reckoned; null: there are none. */
const useChances = (player: Player): Chances | null | undefined => {
  const [chances, setChances] = useState<Chances | null | undefined>(undefined);
  useEffect(() => {
    let isGone = false;
    void player.reach
      .peek()
      .chances?.()
      .then((found) => !isGone && setChances(found ?? null));
    return () => {
      isGone = true;
    };
  }, [player]);
  return chances;
};

/** How likely each side was to win all along a match that is over, and the moments at which that turned. */
export const ChancesDialog = (props: {
  readonly match: ClientMatch;
  readonly player: Player;
  readonly rules: RulesetPage['rules'];
  readonly story: Story;
  readonly steering: Steering;
  readonly onClose: () => void;
}) => {
  const { match, player, rules, story, steering, onClose } = props;
  const chances = useChances(player);
  const seats = match.facts.value?.seats ?? [];
  const nameOf = (seat: string) => match.nameOf(seat);
  const named = (side: number) => sideName(seats, side, nameOf);
  const turns = useMemo(
    () => (chances ? turnsIn(chances, rules, story, { names: nameOf, you: null }, named) : []),
    [chances, rules, story],
  );
  const [at, last] = [player.at.value, player.last.value];
  const choose = (n: number) => {
    onClose();
    steering.show(n);
  };
  return (
    <Dialog title={WORDS.chances} class="reckoning" onClose={onClose} testId="chances-dialog">
      <p aria-live="polite">
        {chances === undefined ? WORDS.reckoning : chances === null ? WORDS.noChances : WORDS.howChances}
      </p>
      {chances && (
        <>
          <Curve
            points={chances.points.map(({ n, chance }) => ({ n, height: 2 * chance - 1 }))}
            dots={turns}
            sides={sidesOf(seats).map((side) => [side, named(side)] as const)}
            {...{ at, last }}
            label={WORDS.chancesCurve}
            testId="chances-curve"
          />
          {turns.length > 0 && <Places match={match} title={WORDS.turns} places={turns} at={at} choose={choose} />}
        </>
      )}
    </Dialog>
  );
};
