import { useEffect, useState } from 'preact/hooks';
import type { Game } from '../rulesets/game.ts';
import { gameOf } from '../rulesets/index.ts';
import type { RulebookSource } from '../rulesets/rulebook.ts';
import { rulesAddress } from '../table/address.ts';
import { UI } from '../text/ui.ts';
import { useLoaded } from '../ui/common/loaded.ts';
import { RulebookView } from '../ui/rulebook/rulebook.tsx';
import { HomeLink } from './home-link.tsx';
import { MissingPage } from './missing.tsx';
import { ThemeButton } from './theme-button.tsx';
import './rules.css';

/** The rule or chapter that the address names behind `#`. */
const placeNow = (): string => decodeURIComponent(location.hash.slice(1));

/** The place in the address: links and the browser's Back change it. */
const usePlace = (): readonly [string, (place: string) => void] => {
  const [place, setPlace] = useState(placeNow);
  useEffect(() => {
    const read = () => setPlace(placeNow());
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, []);
  const choose = (next: string) => {
    history.pushState(null, '', `#${next}`);
    setPlace(next);
  };
  return [place, choose];
};

const Rules = ({ game, source }: { readonly game: Game; readonly source: RulebookSource }) => {
  const [place, choose] = usePlace();
  const rulebook = useLoaded(source.load);
  if (rulebook.state === 'failed') return <MissingPage message={UI.errors.notLoaded} />;
  return (
    <main class="rules">
      <header class="rules-head">
        <HomeLink />
        <div>
          <h1>
            <a href={rulesAddress(game.id)}>{rulebook.state === 'ready' ? rulebook.value.title : game.name}</a>
          </h1>
          <p class="quiet">{game.about}</p>
        </div>
        <ThemeButton />
        <button type="button" class="rules-print" onClick={() => print()}>
          {UI.rules.print}
        </button>
      </header>
      {rulebook.state === 'ready' ? (
        <RulebookView game={game.id} rulebook={rulebook.value} place={place} onPlace={choose} />
      ) : (
        <p class="quiet">{UI.common.loading}</p>
      )}
    </main>
  );
};

/** The rules of a game, to read and to print. */
export const RulesPage = ({ id }: { readonly id: string }) => {
  const game = gameOf(id);
  if (!game?.rulebook) return <MissingPage message={UI.errors.noRules} />;
  document.title = `${UI.rules.title}: ${game.name} · ${UI.common.product}`;
  return <Rules game={game} source={game.rulebook} />;
};
