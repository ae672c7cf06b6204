import { useState } from 'preact/hooks';
import { keptBoard } from '../local/kept-boards.ts';
import { UI } from '../text/ui.ts';
import { OnBoard } from './board/on-board.tsx';
import { OpenPosition } from './board/open-position.tsx';
import { MissingPage } from './missing.tsx';

/** A match that this page plays alone, by its id in this browser; without one, a position can be opened to play it. */
export const BoardPage = ({ id }: { readonly id: string | undefined }) => {
  const [opening] = useState(() => (id === undefined ? undefined : keptBoard(id)));
  if (id === undefined) return <OpenPosition />;
  return opening ? <OnBoard id={id} opening={opening} /> : <MissingPage message={UI.board.gone} />;
};
