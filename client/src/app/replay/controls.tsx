import { useState } from 'preact/hooks';
import type { Player } from '../../replay/player.ts';
import type { ClientMatch } from '../../table/match.ts';
import { changePace, pace } from '../../table/storage/settings.ts';
import { UI } from '../../text/ui.ts';
import { Chapters } from './chapters.tsx';
import { Icon } from './icons.tsx';
import type { Steering } from './steering.ts';
import type { Story } from './story.ts';

const { replay } = UI;

/** The steps on both sides of the button that plays, each with its key. */
const BACK = [
  { name: 'first', key: 'Home', does: 'toFirst' },
  { name: 'actionBack', key: '[', does: 'actionBack' },
  { name: 'eventBack', key: ',', does: 'eventBack' },
] as const;
const ON = [
  { name: 'eventOn', key: '.', does: 'eventOn' },
  { name: 'actionOn', key: ']', does: 'actionOn' },
  { name: 'roll', key: 'D', does: 'nextRoll' },
  { name: 'last', key: 'End', does: 'toLast' },
] as const;

/** Buttons for some of these steps. */
const Steps = (props: {
  readonly steps: typeof BACK | typeof ON;
  readonly steering: Steering;
  readonly disabled: boolean;
}) => (
  <>
    {props.steps.map(({ name, key, does }) => (
      <button
        type="button"
        class="bare"
        key={name}
        aria-label={replay.steps[name]}
        title={`${replay.steps[name]} (${key})`}
        aria-keyshortcuts={key}
        disabled={props.disabled}
        data-testid={`replay-${name}`}
        onClick={props.steering[does]}
      >
        <Icon of={name} />
      </button>
    ))}
  </>
);

/** Where great moments lie along the match. */
const Marks = ({ story, last }: { readonly story: Story; readonly last: number }) => (
  <div class="scrub-marks" aria-hidden="true">
    {story.turningPoints.map(({ n, kind }) => (
      <i key={n} data-kind={kind} style={{ left: `${(100 * n) / Math.max(1, last)}%` }} />
    ))}
  </div>
);

/** What leads through a match: step by step, by itself, or to any moment at once. */
export const Controls = (props: {
  readonly match: ClientMatch;
  readonly player: Player;
  readonly story: Story;
  readonly steering: Steering;
}) => {
  const { match, player, story, steering } = props;
  const [chapters, setChapters] = useState(false);
  const [at, last] = [player.at.value, player.last.value];
  const isPlaying = steering.playing.value;
  const play = isPlaying ? replay.pause : replay.play;
  return (
    <section class="replay-controls" aria-label={replay.controls}>
      <div class="replay-steps">
        <Steps steps={BACK} steering={steering} disabled={at === 0} />
        <button
          type="button"
          class="act replay-play"
          aria-label={play}
          title={`${play} (P)`}
          aria-keyshortcuts="P"
          data-testid="replay-play"
          onClick={steering.toggle}
        >
          <Icon of={isPlaying ? 'pause' : 'play'} />
        </button>
        <Steps steps={ON} steering={steering} disabled={at === last} />
      </div>
      <div class="scrub">
        <Marks story={story} last={last} />
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          aria-label={replay.controls}
          aria-valuetext={replay.moment(at, last)}
          data-testid="scrub"
          onInput={(event) => steering.goTo(event.currentTarget.valueAsNumber)}
        />
      </div>
      <span class="replay-at quiet" data-testid="replay-at">
        {at} / {last}
      </span>
      <button type="button" data-testid="replay-pace" onClick={changePace}>
        {replay.speed} {UI.common.paces[pace.value]}
      </button>
      <button type="button" data-testid="chapters" onClick={() => setChapters(true)}>
        {replay.chapters}
      </button>
      {chapters && (
        <Chapters match={match} story={story} at={at} steering={steering} onClose={() => setChapters(false)} />
      )}
    </section>
  );
};
