import type { Reckoning } from '@ironhex/shared/reckoning';
import { Places } from '../line/chapters.tsx';
import { WORDS } from '../words.ts';
import { CourseDialog, type CourseProps } from './course-dialog.tsx';
import { luckSentence, type Swing } from './luck.ts';
import { LuckCurve } from './luck-curve.tsx';

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
export const LuckDialog = ({
  reckoning,
  swings,
  ...props
}: CourseProps & { readonly reckoning: Reckoning; readonly swings: readonly Swing[] }) => {
  const { match } = props;
  const sentence = luckSentence(reckoning, match.facts.value?.seats ?? [], (seat) => match.nameOf(seat));
  return (
    <CourseDialog {...props} title={WORDS.luck} testId="luck-dialog">
      {({ sides, at, last, choose }) => (
        <>
          <p data-testid="luck-sentence">{sentence}</p>
          {swings.length > 0 && (
            <>
              <LuckCurve stakes={reckoning.stakes} {...{ swings, sides, at, last }} />
              <Places match={match} title={WORDS.swings} places={swings} {...{ at, choose }} />
            </>
          )}
          <Method words={reckoning.words} />
        </>
      )}
    </CourseDialog>
  );
};
