import type { ClientMatch } from '../../../table/match.ts';
import { UI } from '../../../text/ui.ts';
import { Dialog } from '../../../ui/common/dialog.tsx';
import { PlainWords } from '../../../ui/words/words.tsx';
import { WORDS } from '../words.ts';
import { headingsOf } from './parts.ts';
import type { Steering } from './steering.ts';
import type { Place, Story } from './story.ts';

/** Moments of a match, each to be jumped to; those that are past are marked. Parts stand above what happens in them. */
export const Places = (props: {
  readonly match: ClientMatch;
  readonly title: string;
  readonly places: readonly (Place & { readonly kind?: string; readonly part?: string })[];
  readonly at: number;
  readonly choose: (n: number) => void;
}) => (
  <section>
    <h3>{props.title}</h3>
    <ol class="chapters">
      {props.places.map(({ n, words, kind, part }, index) => (
        <li key={`${n} ${index}`} data-kind={kind} data-past={n <= props.at}>
          {part !== props.places[index - 1]?.part && <p class="chapter-part">{part}</p>}
          <button type="button" class="bare" onClick={() => props.choose(n)}>
            <PlainWords match={props.match} text={words} />
          </button>
        </li>
      ))}
    </ol>
  </section>
);

/** The turning points of a match and its actions. */
export const Chapters = (props: {
  readonly match: ClientMatch;
  readonly story: Story;
  /** The dice that were worth most; none while they are not known. */
  readonly swings: readonly Place[];
  /** Where the chances turned; none while that is not known. */
  readonly turns: readonly Place[];
  readonly at: number;
  readonly steering: Steering;
  readonly onClose: () => void;
}) => {
  const { match, story, swings, turns, at, steering, onClose } = props;
  const choose = (n: number) => {
    onClose();
    steering.show(n);
  };
  const { turningPoints, parts } = story;
  const headings = headingsOf(parts, story.actions);
  const actions = story.actions.map((place, index) => ({ ...place, part: headings[index]! }));
  return (
    <Dialog title={UI.replay.chapters} onClose={onClose} testId="chapters-dialog">
      {turningPoints.length > 0 ? (
        <Places match={match} title={UI.replay.turningPoints} places={turningPoints} at={at} choose={choose} />
      ) : (
        <p class="quiet">{UI.replay.noTurningPoints}</p>
      )}
      {swings.length > 0 && <Places match={match} title={WORDS.swings} places={swings} at={at} choose={choose} />}
      {turns.length > 0 && <Places match={match} title={WORDS.chances.turns} places={turns} at={at} choose={choose} />}
      <Places match={match} title={UI.replay.actions} places={actions} at={at} choose={choose} />
    </Dialog>
  );
};
