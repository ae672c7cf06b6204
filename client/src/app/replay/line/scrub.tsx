import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { UI } from '../../../text/ui.ts';
import { marksOn, partAt, partText } from './parts.ts';
import type { Steering } from './steering.ts';
import type { Place, Story } from './story.ts';
import './scrub.css';

const { replay } = UI;

/** Pixels that the line is shorter than its field, at each end: half of the handle. */
const INSET = 8;

interface Props {
  readonly story: Story;
  /** The dice that were worth most. */
  readonly swings: readonly Place[];
  readonly at: number;
  readonly last: number;
  readonly steering: Steering;
}

/** Above the line where great moments lie and dice that were worth much, below it how the game divides the match. */
const Marks = ({ story, swings, last, length }: Pick<Props, 'story' | 'swings' | 'last'> & { length: number }) => {
  const great = [...story.turningPoints, ...swings.map(({ n }) => ({ n, kind: 'dice' }))];
  return (
    <div class="scrub-marks" aria-hidden="true">
      {great.map(({ n, kind }, index) => (
        <i key={`${n} ${index}`} data-kind={kind} style={{ left: `${(100 * n) / Math.max(1, last)}%` }} />
      ))}
      {marksOn(story.parts, last, length).map(({ n, level, x, label }) => (
        <span class="scrub-part" key={n} data-level={level} style={{ left: `${x}px` }}>
          {label}
        </span>
      ))}
    </div>
  );
};

/** The line through a match, with its parts: to any moment at once, and by keyboard from part to part. */
export const Scrub = ({ story, swings, at, last, steering }: Props) => {
  const ref = useRef<HTMLDivElement>(null);
  const [length, setLength] = useState(0);
  /** The event that the pointer is over; undefined for none. */
  const [over, setOver] = useState<number | undefined>(undefined);
  useLayoutEffect(() => {
    const measure = () => setLength((ref.current?.clientWidth ?? 0) - 2 * INSET);
    const sizes = new ResizeObserver(measure);
    sizes.observe(ref.current!);
    measure();
    return () => sizes.disconnect();
  }, []);
  // A long match has hundreds of them, which stay as they are while one goes through it.
  const marks = useMemo(() => <Marks {...{ story, swings, last, length }} />, [story, swings, last, length]);
  const named = over ?? at;
  const part = partText(partAt(story.parts, at));
  const steps: Readonly<Record<string, () => void>> = { PageUp: steering.partOn, PageDown: steering.partBack };
  return (
    <div class="scrub" ref={ref}>
      {marks}
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={replay.controls}
        aria-valuetext={[replay.moment(at, last), part].filter((words) => words !== '').join(': ')}
        aria-keyshortcuts="PageUp PageDown"
        data-testid="scrub"
        onInput={(event) => steering.goTo(event.currentTarget.valueAsNumber)}
        onKeyDown={(event) => {
          const step = steps[event.key];
          if (!step) return;
          event.preventDefault();
          step();
        }}
        onPointerMove={({ currentTarget, clientX }) => {
          const x = clientX - currentTarget.getBoundingClientRect().left - INSET;
          setOver(Math.round(last * Math.max(0, Math.min(1, x / Math.max(1, length)))));
        }}
        onPointerLeave={() => setOver(undefined)}
      />
      <span
        class="scrub-name"
        aria-hidden="true"
        data-testid="scrub-name"
        style={{ '--along': last === 0 ? 0 : named / last }}
      >
        {partText(partAt(story.parts, named)) || replay.moment(named, last)}
      </span>
    </div>
  );
};
