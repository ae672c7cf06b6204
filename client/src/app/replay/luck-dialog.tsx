import type { Reckoning } from '@ironhex/shared/reckoning';
import type { Player } from '../../replay/player.ts';
import type { ClientMatch } from '../../table/match.ts';
import { Dialog } from '../../ui/common/dialog.tsx';
import { Places } from './chapters.tsx';
import { luckSentence, type Swing, sideName, sidesOf } from './luck.ts';
import { LuckCurve } from './luck-curve.tsx';
import type { Steering } from './steering.ts';
import { WORDS } from './words.ts';

/** How luck is counted, in general and in this game. */
const Method = ({ words }: Pick<Reckoning, 'words'>) => (
  <details class="fold luck-method" data-testid="luck-method">
    <summary>{WORDS.method}</summary>
    {WORDS.general.map((sentence) => (
      <p key={sentence}>{sentence}</p>
    ))}
    <p>{WORDS.counted}</p>
    <ul>
      {words.counted.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
    <p>{WORDS.leftOut}</p>
    <ul>
      {words.leftOut.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  </details>
);

/** What the dice of a match were worth: a sentence, a curve, and the dice that were worth most. */
export const LuckDialog = (props: {
  readonly match: ClientMatch;
  readonly player: Player;
  readonly reckoning: Reckoning;
  readonly swings: readonly Swing[];
  readonly steering: Steering;
  readonly onClose: () => void;
}) => {
  const { match, player, reckoning, swings, steering, onClose } = props;
  const seats = match.facts.value?.seats ?? [];
  const nameOf = (seat: string) => match.nameOf(seat);
  const sides = sidesOf(seats).map((side) => [side, sideName(seats, side, nameOf)] as const);
  const [at, last] = [player.at.value, player.last.value];
  const choose = (n: number) => {
    onClose();
    steering.show(n);
  };
  return (
    <Dialog title={WORDS.luck} class="reckoning" onClose={onClose} testId="luck-dialog">
      <p data-testid="luck-sentence">{luckSentence(reckoning, seats, nameOf)}</p>
      {swings.length > 0 && (
        <>
          <LuckCurve stakes={reckoning.stakes} swings={swings} sides={sides} at={at} last={last} />
          <Places match={match} title={WORDS.swings} places={swings} at={at} choose={choose} />
        </>
      )}
      <Method words={reckoning.words} />
    </Dialog>
  );
};
