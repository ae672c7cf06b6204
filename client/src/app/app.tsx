import { useEffect, useState } from 'preact/hooks';
import { HomePage } from './home.tsx';
import { MatchPage } from './match.tsx';
import { MissingPage } from './missing.tsx';

/** `/m/ID` is a match; a seat's secret may stand behind `#`, which browsers do not send to any server. */
const MATCH = /^\/m\/([\w-]+)\/?$/;

/** The part of the address behind `#`. Entering another link of the same match changes only this and reloads nothing. */
const useHash = (): string => {
  const [hash, setHash] = useState(location.hash);
  useEffect(() => {
    const read = () => setHash(location.hash);
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  return hash;
};

/** Shows the page for the address. */
export const App = () => {
  const hash = useHash();
  const { pathname } = location;
  const id = MATCH.exec(pathname)?.[1];
  if (id !== undefined) return <MatchPage key={`${id}${hash}`} id={id} link={hash.slice(1) || undefined} />;
  return pathname === '/' ? <HomePage /> : <MissingPage />;
};
