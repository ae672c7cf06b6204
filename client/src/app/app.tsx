import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { tidyAddress } from '../table/address.ts';
import { UI } from '../text/ui.ts';
import { type Loaded, useLoaded } from '../ui/common/loaded.ts';
import { HomePage } from './home.tsx';
import { MissingPage } from './missing.tsx';

/** `/m/ID` is a match; a seat's secret may stand behind `#`, which browsers do not send to any server. */
const MATCH = /^\/m\/([\w-]+)\/?$/;

/** `/new/GAME` makes a match. */
const NEW = /^\/new\/([\w-]+)\/?$/;

/** `/rules/GAME` is a rulebook; a rule's number may stand behind `#`. */
const RULES = /^\/rules\/([\w-]+)\/?$/;

/** `/replay/ID` shows a match again; `/replay` a file. Which moment, and as whom, may stand behind `#`. */
const REPLAY = /^\/replay(?:\/([\w-]+))?\/?$/;

/** `/board/ID` is a match that this page plays alone, as this browser keeps it; `/board` opens a position to play. */
const BOARD = /^\/board(?:\/([\w-]+))?\/?$/;

/** `/learn/GAME` has its lessons; the number of one of them may stand behind `#`. */
const LEARN = /^\/learn\/([\w-]+)\/?$/;

const loadMatchPage = async () => (await import('./match.tsx')).MatchPage;
const loadNewPage = async () => (await import('./new.tsx')).NewPage;
const loadRulesPage = async () => (await import('./rules.tsx')).RulesPage;
const loadReplayPage = async () => (await import('./replay.tsx')).ReplayPage;
const loadLearnPage = async () => (await import('./learn.tsx')).LearnPage;
const loadBoardPage = async () => (await import('./board.tsx')).BoardPage;

/** Where the page is: its path, and the part of the address behind `#`. */
const readAddress = () => {
  const { pathname, hash } = location;
  return { pathname, hash };
};

/** The address of the page. Another link of the same match, or going on to another match, reloads nothing. */
const useAddress = () => {
  const [address, setAddress] = useState(readAddress);
  useEffect(() => {
    const read = () => {
      tidyAddress();
      setAddress(readAddress());
    };
    addEventListener('hashchange', read);
    addEventListener('popstate', read);
    return () => {
      removeEventListener('hashchange', read);
      removeEventListener('popstate', read);
    };
  }, []);
  return address;
};

/** What is shown while a page is on its way, and if it does not come. */
const OnItsWay = ({ state }: { readonly state: Exclude<Loaded<unknown>['state'], 'ready'> }) =>
  state === 'failed' ? <MissingPage message={UI.errors.notLoaded} /> : <p class="hidden-text">{UI.common.loading}</p>;

const Match = ({ id, hash }: { readonly id: string; readonly hash: string }) => {
  const page = useLoaded(loadMatchPage);
  if (page.state !== 'ready') return <OnItsWay state={page.state} />;
  return <page.value key={`${id}${hash}`} id={id} link={hash.slice(1) || undefined} />;
};

const Replay = ({ id, hash }: { readonly id: string | undefined; readonly hash: string }) => {
  const page = useLoaded(loadReplayPage);
  if (page.state !== 'ready') return <OnItsWay state={page.state} />;
  return <page.value key={`${id}${hash}`} id={id} place={hash.slice(1)} />;
};

const Board = ({ id }: { readonly id: string | undefined }) => {
  const page = useLoaded(loadBoardPage);
  return page.state === 'ready' ? <page.value key={id} id={id} /> : <OnItsWay state={page.state} />;
};

const Learn = ({ id, hash }: { readonly id: string; readonly hash: string }) => {
  const page = useLoaded(loadLearnPage);
  return page.state === 'ready' ? <page.value id={id} place={hash.slice(1)} /> : <OnItsWay state={page.state} />;
};

/** A page about one game. */
const GamePage = (props: {
  readonly load: () => Promise<FunctionComponent<{ readonly id: string }>>;
  readonly id: string;
}) => {
  const page = useLoaded(props.load);
  return page.state === 'ready' ? <page.value id={props.id} /> : <OnItsWay state={page.state} />;
};

/** Shows the page for the address. Each is loaded when it is needed; the first one is small. */
export const App = () => {
  const { pathname, hash } = useAddress();
  const match = MATCH.exec(pathname)?.[1];
  if (match !== undefined) return <Match id={match} hash={hash} />;
  const game = NEW.exec(pathname)?.[1];
  if (game !== undefined) return <GamePage key="new" load={loadNewPage} id={game} />;
  const rules = RULES.exec(pathname)?.[1];
  if (rules !== undefined) return <GamePage key="rules" load={loadRulesPage} id={rules} />;
  const replay = REPLAY.exec(pathname);
  if (replay) return <Replay id={replay[1]} hash={hash} />;
  const learn = LEARN.exec(pathname)?.[1];
  if (learn !== undefined) return <Learn id={learn} hash={hash} />;
  const board = BOARD.exec(pathname);
  if (board) return <Board id={board[1]} />;
  return pathname === '/' ? <HomePage /> : <MissingPage />;
};
