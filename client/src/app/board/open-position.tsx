import { jsonFault } from '@ironhex/shared/reading';
import { useState } from 'preact/hooks';
import { forgetBoard, ownBoards } from '../../local/kept-boards.ts';
import { gameOf } from '../../rulesets/index.ts';
import { boardAddress } from '../../table/address.ts';
import { UI } from '../../text/ui.ts';
import { faultText } from '../../ui/form/faults.ts';
import { FaultLines, FileButton } from '../../ui/form/fields.tsx';
import { HomeLink, ThemeButton } from '../page-head.tsx';
import { type Beginning, beginningIn } from './begin.ts';
import { PlayAlone } from './play-alone.tsx';
import './board.css';

const { board } = UI;

/** What stands in a file; or why nothing can begin with it, in sentences. */
const read = (text: string | undefined): Beginning | readonly string[] => {
  if (text === undefined) return [UI.form.notRead];
  const fault = jsonFault(text);
  if (fault) return [faultText(fault)];
  const beginning = beginningIn(JSON.parse(text));
  if (!beginning) return [board.noPosition];
  return gameOf(beginning.game) ? beginning : [UI.errors.noGame];
};

/** The boards that this browser keeps, to go on with. */
const OwnBoards = () => {
  const [boards, setBoards] = useState(ownBoards);
  if (boards.length === 0) return null;
  return (
    <section aria-labelledby="own-boards">
      <h2 id="own-boards">
        {board.kept} <small class="quiet">{UI.home.ownHint}</small>
      </h2>
      <ul class="board-list">
        {boards.map(({ id, game, at }) => (
          <li key={id}>
            <a class="button" href={boardAddress(id)} data-testid="own-board-link">
              {gameOf(game)?.name ?? game}{' '}
              <time class="quiet">
                {new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' }).format(at)}
              </time>
            </a>
            <button
              type="button"
              class="bare"
              aria-label={board.remove}
              onClick={() => {
                forgetBoard(id);
                setBoards(ownBoards());
              }}
            >
              <span aria-hidden="true">✕</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** Opens a position from a file, to play it without a server. */
export const OpenPosition = () => {
  const [file, setFile] = useState<{ readonly name: string; readonly read: ReturnType<typeof read> } | undefined>();
  const [isKeeping, setKeeping] = useState(true);
  const take = (text: string | undefined, name: string) => setFile({ name, read: read(text) });
  const beginning = file && 'game' in file.read ? file.read : undefined;
  const faults = file && !('game' in file.read) ? file.read : [];
  return (
    <main
      class="board-page"
      onDragOver={(event) => event.preventDefault()}
      onDrop={async (event) => {
        event.preventDefault();
        const [dropped] = event.dataTransfer?.files ?? [];
        if (dropped) take(await dropped.text().catch(() => undefined), dropped.name);
      }}
    >
      <header class="board-head">
        <HomeLink />
        <h1>{board.title}</h1>
        <ThemeButton />
      </header>
      <p>{board.about}</p>
      <FileButton label={board.open} read={take} testId="position-file" />
      <p class="quiet">{UI.replay.drop}</p>
      <FaultLines lines={isKeeping ? faults : [...faults, board.keepsNothing]} />
      {beginning && (
        <section key={file?.name} class="board-begin" aria-labelledby="board-begin">
          <h2 id="board-begin">
            {file?.name} <small class="quiet">{gameOf(beginning.game)?.name}</small>
          </h2>
          <PlayAlone
            {...beginning}
            seat={undefined}
            beginning={() => Promise.resolve(beginning)}
            failed={() => setKeeping(false)}
          />
        </section>
      )}
      <OwnBoards />
    </main>
  );
};
