import { useState } from 'preact/hooks';
import type { Player } from '../../../replay/player.ts';
import type { ClientMatch } from '../../../table/match.ts';
import { changePace, pace } from '../../../table/storage/settings.ts';
import { UI } from '../../../text/ui.ts';
import { ChancesDialog } from '../course/chances-dialog.tsx';
import type { useLookedBack } from '../course/looked-back.ts';
import { LuckDialog } from '../course/luck-dialog.tsx';
import type { Reckoned } from '../course/reckoned.ts';
import { NumbersDialog } from '../numbers/numbers-dialog.tsx';
import { WORDS } from '../words.ts';
import { Chapters } from './chapters.tsx';
import { Icon } from './icons.tsx';
import { Scrub } from './scrub.tsx';
import type { Steering } from './steering.ts';
import type { Place, Story } from './story.ts';

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

/** While they are not known. */
const NO_SWINGS: readonly Place[] = [];

/** The windows that can be opened over a match that is shown again. */
type Window = 'chapters' | 'luck' | 'numbers' | 'chances';

/** The controls of a replay: step by step, playing, or to any moment at once. */
export const Controls = (props: {
  readonly match: ClientMatch;
  readonly player: Player;
  readonly story: Story;
  /** Undefined while the match is reckoned up. */
  readonly reckoned: Reckoned | 'none' | undefined;
  /** Undefined while the match is under way. */
  readonly lookedBack: ReturnType<typeof useLookedBack> | undefined;
  readonly steering: Steering;
}) => {
  const { match, player, story, lookedBack, steering } = props;
  const reckoned = props.reckoned === 'none' ? undefined : props.reckoned;
  const [open, setOpen] = useState<Window | undefined>(undefined);
  const close = () => setOpen(undefined);
  /** Opens a window that tells how likely each side was to win. */
  const lookBack = (window: Window) => {
    lookedBack?.ask();
    setOpen(window);
  };
  const known = lookedBack?.known;
  const swings = reckoned?.swings ?? NO_SWINGS;
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
      <Scrub {...{ story, swings, at, last, steering }} />
      <span class="replay-at quiet" data-testid="replay-at">
        {at} / {last}
      </span>
      <div class="replay-windows">
        <button type="button" data-testid="replay-pace" onClick={changePace}>
          {replay.speed} {UI.common.paces[pace.value]}
        </button>
        <button type="button" data-testid="chapters" onClick={() => lookBack('chapters')}>
          {replay.chapters}
        </button>
        {props.reckoned !== 'none' && (
          // They have their places before they can be pressed: no button moves under a finger.
          <>
            <button type="button" data-testid="luck" disabled={!reckoned} onClick={() => setOpen('luck')}>
              {WORDS.luck}
            </button>
            <button type="button" data-testid="numbers" disabled={!reckoned} onClick={() => setOpen('numbers')}>
              {WORDS.numbers}
            </button>
          </>
        )}
        {lookedBack && (
          <button type="button" data-testid="chances" onClick={() => lookBack('chances')}>
            {WORDS.chances.title}
          </button>
        )}
      </div>
      {open === 'chapters' && (
        <Chapters
          {...{ match, story, swings, at, steering }}
          turns={known === undefined || known === 'none' ? [] : known.turns}
          onClose={close}
        />
      )}
      {open === 'chances' && <ChancesDialog {...{ match, player, known, steering }} onClose={close} />}
      {open === 'luck' && reckoned && (
        <LuckDialog {...reckoned} match={match} player={player} steering={steering} onClose={close} />
      )}
      {open === 'numbers' && reckoned && <NumbersDialog match={match} reckoning={reckoned.reckoning} onClose={close} />}
    </section>
  );
};
