import { effect } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import { mountBoard } from '../../map/mount.ts';
import type { BoardHandle } from '../../map/picture.ts';
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

/**
 * The element that the map is drawn in. The map stays, as its player has moved it, when another match is shown on it: the
 * same one seen by others, in a replay.
 */
export const BoardHost = ({ match, planning, page }: Props) => {
  const kit = page.map;
  const look = useLook();
  const place = useRef<HTMLDivElement>(null);
  const whole = useRef<HTMLCanvasElement>(null);
  const [board, setBoard] = useState<BoardHandle | undefined>(undefined);
  const turned = useRef(false);
  const shown = useRef({ match, planning });
  shown.current = { match, planning };
  // Before the effect that opens the map, as its end comes before that of the map.
  useEffect(() => {
    match.turned.value = turned.current;
    match.board.value = board;
    return () => {
      match.again.stop();
      board?.skip();
      match.board.value = undefined;
    };
  }, [match, board]);
  useEffect(() => {
    let opened: BoardHandle | undefined;
    let gone = false;
    const mounted = mountBoard(place.current!, kit, {
      hover: (at, counter) => {
        look.rest(at);
        const { match } = shown.current;
        match.hover.value = at;
        match.hoverCounter.value = counter;
      },
      pick: (at, counter) => {
        const { match, planning } = shown.current;
        match.again.stop();
        match.board.peek()?.skip();
        look.away();
        planning.pick(at, counter);
      },
      peek: (at, counter) => {
        look.at(at);
        shown.current.planning.peek(at, counter);
      },
      hoverCounter: (id) => {
        shown.current.match.highlighted.value = id === null ? [] : [id];
      },
      pickCounter: (id) => shown.current.planning.pickCounter(id),
      peekCounter: (id) => shown.current.planning.peekCounter(id),
      turned: (isTurned) => {
        turned.current = isTurned;
        shown.current.match.turned.value = isTurned;
      },
      touch: (touchable, dragged) => shown.current.planning.touch(touchable, dragged),
      hold: (touchable) => shown.current.planning.hold?.(touchable),
      drop: () => shown.current.planning.drop?.(),
      failed: (error) => shown.current.match.failed(error),
    });
    void mounted.then((handle) => {
      opened = handle;
      if (gone) handle.destroy();
      else setBoard(handle);
    });
    return () => {
      gone = true;
      opened?.destroy();
    };
  }, [kit]);
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
  }, [board, match, orientation.value, theme.value, pace.value]);
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
