import { useCallback } from 'preact/hooks';
import type { GameHome } from '../../rulesets/home.ts';
import { gameOf } from '../../rulesets/index.ts';
import type { SeatInfo } from '../../table/facts.ts';
import type { ClientMatch } from '../../table/match.ts';
import { count } from '../../text/numbers.ts';
import { UI } from '../../text/ui.ts';
import { useLoaded } from '../common/loaded.ts';
import { Name } from '../words/name.tsx';

/** The units of a force: a line of what it is, and on a tap each by its name. */
const Units = (props: { readonly home: GameHome; readonly force: object; readonly seat: string; options: object }) => {
  const { home, force, options } = props;
  const plan = home.seats(options).find(({ id }) => id === props.seat);
  const { name, units } = home.force.brief(force);
  const worth = plan && home.force.worth?.(home.force.formOf(force), plan, options);
  const alike = Map.groupBy(units, (unit) => unit);
  return (
    <details class="lobby-force-known" data-testid={`known-force-${props.seat}`}>
      <summary>
        <Name text={UI.lobby.force(name, count(units.length, 'unit'), worth)} as="line" />
      </summary>
      <ul>
        {[...alike].map(([unit, all]) => (
          <li key={unit}>
            <Name text={UI.lobby.copies(all.length, unit)} as="line" />
          </li>
        ))}
      </ul>
    </details>
  );
};

/**
 * The force of a seat before the match, as far as we may know it; nothing where none is there yet, and for those that
 * other players bring.
 */
export const SeatForce = ({ match, seat }: { readonly match: ClientMatch; readonly seat: SeatInfo }) => {
  const settings = match.facts.value?.settings;
  const brought = seat.id === match.seat.value ? match.own.value?.brought : undefined;
  const force = brought ?? settings?.forces[seat.id];
  const ruleset = match.ruleset.value;
  // A secret force takes no words of its game.
  const load = useCallback(
    async () => (force && ruleset ? await gameOf(ruleset)?.home() : undefined),
    [!force, ruleset],
  );
  const home = useLoaded(load);
  if (!settings || force === undefined) return null;
  if (force === null) return <span class="quiet">{UI.lobby.secretForce}</span>;
  if (home.state !== 'ready' || !home.value) return null;
  return <Units home={home.value} force={force} seat={seat.id} options={settings.options} />;
};
