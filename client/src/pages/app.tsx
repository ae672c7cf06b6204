import { HomePage } from './home.tsx';
import { MatchPage } from './match.tsx';
import { MissingPage } from './missing.tsx';

/** `/m/ID` is a match; a seat's secret stands behind `#`, which browsers do not send to any server. */
const MATCH = /^\/m\/([\w-]+)\/?$/;

/** The page that the address stands for. */
export const App = () => {
  const { pathname, hash } = location;
  const id = MATCH.exec(pathname)?.[1];
  if (id !== undefined) return <MatchPage key={id} id={id} secret={hash.slice(1) || undefined} />;
  return pathname === '/' ? <HomePage /> : <MissingPage />;
};
