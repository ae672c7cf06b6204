import type { Player } from '../../replay/player.ts';
import type { ClientMatch } from '../../table/match.ts';
import { Dialog } from '../../ui/common/dialog.tsx';
import { PlainWords } from '../../ui/words/words.tsx';
import { Curve } from './curve.tsx';
import type { LookedBack } from './looked-back.ts';
import { sideName, sidesOf } from './luck.ts';
import type { Steering } from './steering.ts';
import { WORDS } from './words.ts';

const { chances: words } = WORDS;

/** The moments at which the chances turned, each to be jumped to, with what could have been chosen there. */
const Turns = (props: {
  readonly match: ClientMatch;
  readonly turns: LookedBack['turns'];
  readonly at: number;
  readonly choose: (n: number) => void;
}) => (
  <section>
    <h3>{words.turns}</h3>
    <ol class="chapters">
      {props.turns.map(({ n, words: text, choice }, index) => (
        <li key={`${n} ${index}`} data-past={n <= props.at}>
          <button type="button" class="bare" onClick={() => props.choose(n)}>
            <PlainWords match={props.match} text={text} />
          </button>
          {choice !== undefined && (
            <p class="other-choice" data-testid="other-choice">
              <PlainWords match={props.match} text={choice} />
            </p>
          )}
        </li>
      ))}
    </ol>
  </section>
);

/** How likely each side was to win: a curve, the moments at which it turned, and what the computer would have done there. */
export const ChancesDialog = (props: {
  readonly match: ClientMatch;
  readonly player: Player;
  /** Undefined while the computer thinks. */
  readonly known: LookedBack | 'none' | undefined;
  readonly steering: Steering;
  readonly onClose: () => void;
}) => {
  const { match, player, known, steering, onClose } = props;
  const seats = match.facts.value?.seats ?? [];
  const nameOf = (seat: string) => match.nameOf(seat);
  const sides = sidesOf(seats).map((side) => [side, sideName(seats, side, nameOf)] as const);
  const [at, last] = [player.at.value, player.last.value];
  const choose = (n: number) => {
    onClose();
    steering.show(n);
  };
  return (
    <Dialog title={words.title} class="reckoning" onClose={onClose} testId="chances-dialog">
      <p role="status" class="quiet">
        {known === undefined ? words.thinking : known === 'none' ? words.none : words.method}
      </p>
      {known !== undefined && known !== 'none' && (
        <>
          <Curve
            points={known.chances.map(({ n, chance }) => ({ n, value: 2 * chance - 1 }))}
            dots={known.turns}
            {...{ sides, at, last }}
            label={words.curve}
            testId="chances-curve"
          />
          {known.turns.length > 0 ? <Turns {...{ match, at, choose }} turns={known.turns} /> : <p>{words.even}</p>}
        </>
      )}
    </Dialog>
  );
};
