// Shows the map with examples of what can stand on it, for looking at it. Not part of the page.
import type { Board } from '@ironhex/shared/board';
import type { MapKit } from './kit.ts';
import { mountBoard } from './mount.ts';
import type { BaseCue, BasePicture } from './picture.ts';

/** What a gallery shows of a game. */
interface Gallery<P extends BasePicture, C extends BaseCue> {
  readonly kit: MapKit<P, C>;
  readonly boards: readonly Board[];
  /** Pictures by name; the first one is shown initially. */
  readonly scenes: Readonly<Record<string, (board: Board) => P>>;
  /** What happens on a board, one after the other. */
  cues(board: Board): readonly C[];
}

/** Opens a gallery on `gallery.html`. Its address says what it begins with: `board`, a number, `scene` and `theme`. */
export const openGallery = async <P extends BasePicture, C extends BaseCue>(gallery: Gallery<P, C>): Promise<void> => {
  const { kit, boards, scenes, cues } = gallery;
  const query = new URLSearchParams(location.search);
  const log = document.querySelector('#log')!;
  const say = (what: string) => (detail: unknown) => {
    log.textContent = `${what} ${detail}`;
  };
  const handle = await mountBoard(document.querySelector<HTMLElement>('#board')!, kit, {
    hover: say('hover'),
    pick: (at, counter) => say('pick')(`${at} ${counter ?? ''}`),
    peek: say('peek'),
    hoverCounter: say('hover counter'),
    pickCounter: say('pick counter'),
    peekCounter: say('peek counter'),
    touch: ({ kind, value }) => say(kind)(value),
    hold: ({ kind, value }) => say(`hold ${kind}`)(value),
    drop: () => say('drop')(''),
    turned: say('turned'),
    failed: say('failed'),
  });
  let board = boards[Number(query.get('board') ?? 0)] ?? boards[0]!;
  let scene = query.get('scene') ?? Object.keys(scenes)[0]!;
  let light = query.get('theme') === 'light';
  const show = (): void => {
    handle.setTheme(light ? 'light' : 'dark');
    const picture = scenes[scene]?.(board);
    if (picture) handle.show(picture);
  };
  const button = (text: string, act: () => unknown): void => {
    const made = document.createElement('button');
    made.textContent = text;
    made.addEventListener('click', act);
    document.querySelector('#bar')!.append(made);
  };
  for (const one of boards)
    button(one.name, () => {
      board = one;
      show();
    });
  for (const name of Object.keys(scenes))
    button(name, () => {
      scene = name;
      show();
    });
  button('theme', () => {
    light = !light;
    show();
  });
  button('fit', () => handle.fit());
  button('turn', () => handle.orient(handle.otherWay()));
  button('cues', async () => {
    for (const cue of cues(board)) await handle.play(cue);
  });
  button('skip', () => handle.skip());
  show();
  Object.assign(window, { handle });
};
