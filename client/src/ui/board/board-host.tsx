import { effect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { mountBoard } from '../../map/mount.ts';
import type { Planning, RulesetPage } from '../../rulesets/types.ts';
import type { ClientMatch } from '../../table/match.ts';
import { orientation, pace, theme } from '../../table/storage/settings.ts';
import { UI } from '../../text/ui.ts';
import { Guarded } from '../common/guarded.tsx';
import { Compass } from './compass.tsx';
import { HexTip, useLook } from './hex-tip.tsx';
import './map.css';

interface Props {
  readonly match: ClientMatch;
  readonly planning: Planning;
  readonly page: Pick<RulesetPage, 'map' | 'legend'>;
}

/** The element that the map is drawn in. */
export const BoardHost = ({ match, planning, page }: Props) => {
  const kit = page.map;
  const look = useLook();
  const place = useRef<HTMLDivElement>(null);
  const whole = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let gone = false;
    const mounted = mountBoard(place.current!, kit, {
      hover: (at, counter) => {
        look.rest(at);
        match.hover.value = at;
        match.hoverCounter.value = counter;
      },
      pick: (at, counter) => {
        match.again.stop();
        match.board.peek()?.skip();
        look.away();
        planning.pick(at, counter);
      },
      peek: (at, counter) => {
        look.at(at);
        planning.peek(at, counter);
      },
      hoverCounter: (id) => {
        match.highlighted.value = id === null ? [] : [id];
      },
      pickCounter: (id) => planning.pickCounter(id),
      peekCounter: (id) => planning.peekCounter(id),
      turned: (turned) => {
        match.turned.value = turned;
      },
      touch: (touchable, dragged) => planning.touch(touchable, dragged),
      hold: (touchable) => planning.hold?.(touchable),
      drop: () => planning.drop?.(),
      failed: (error) => match.failed(error),
    });
    void mounted.then((board) => {
      if (gone) board.destroy();
      else match.board.value = board;
    });
    return () => {
      gone = true;
      match.again.stop();
      match.board.peek()?.destroy();
      match.board.value = undefined;
    };
  }, [match, planning, kit]);
  const board = match.board.value;
  useEffect(
    () =>
      effect(() => {
        // Working out the picture is the game's part: if it fails, the map stays as it is until the next one.
        try {
          const picture = planning.picture.value;
          if (picture) board?.show(picture);
        } catch (error) {
          match.failed(error);
        }
      }),
    [board, planning],
  );
  useEffect(() => board?.minimap(whole.current!), [board]);
  useEffect(() => effect(() => board?.light(match.lit.value)), [board, match]);
  useEffect(() => effect(() => board?.leave(match.again.legs.value ?? match.trail.legs.value)), [board, match]);
  useEffect(() => {
    board?.orient(orientation.value);
    board?.setTheme(theme.value);
    match.pace.value = pace.value;
    board?.setPace(pace.value);
  }, [board, orientation.value, theme.value, pace.value]);
  return (
    <div class="board">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: an application is worked by keys, which readers of screens hand on */}
      <div class="map" ref={place} role="application" tabIndex={0} aria-label={UI.match.map} />
      <Compass match={match} />
      <Guarded match={match}>
        <HexTip match={match} planning={planning} legend={page.legend} at={look.hex} />
      </Guarded>
      {pace.value === 'slow' && board && (!match.settled.value || match.again.shown.value !== undefined) && (
        <button type="button" class="next-step" data-testid="next-step" onClick={() => board.skip()}>
          {UI.match.nextStep} <span aria-hidden="true">›</span> {!match.settled.value && <kbd>Esc</kbd>}
        </button>
      )}
      <div class="minimap" aria-hidden="true">
        <canvas ref={whole} hidden />
      </div>
    </div>
  );
};
