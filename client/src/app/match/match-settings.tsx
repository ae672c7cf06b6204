import { useCallback } from 'preact/hooks';
import { gameOf } from '../../rulesets/index.ts';
import type { ClientMatch } from '../../table/match.ts';
import { UI } from '../../text/ui.ts';
import { useLoaded } from '../../ui/common/loaded.ts';

/** What is played, in the lobby: loaded with the game's part of the form. */
export const MatchSettings = ({ match }: { readonly match: ClientMatch }) => {
  const ruleset = match.ruleset.value;
  const load = useCallback(async () => {
    const game = gameOf(ruleset ?? '');
    if (!game) return undefined;
    const [home, { SettingsShown }] = await Promise.all([game.home(), import('./settings-shown.tsx')]);
    return { game, home, SettingsShown };
  }, [ruleset]);
  const loaded = useLoaded(load);
  const settings = match.facts.value?.settings;
  if (loaded.state === 'failed') return <p class="fault">{UI.errors.notLoaded}</p>;
  if (loaded.state !== 'ready' || !loaded.value || !settings) return null;
  const { game, home, SettingsShown } = loaded.value;
  return <SettingsShown match={match} game={game} home={home} settings={settings} />;
};
