import { type Place, timelineOf, unitOf, type View } from '@ironhex/shared/warfare3025';
import type { Game } from '../../../table/game.ts';
import { WARFARE } from '../words/ui.ts';
import { designationOf } from '../words/units.ts';
import { ticks } from '../words/words.ts';
import '../style/timeline.css';

/** Ticks that the rail shows at least. */
const SHORTEST = 13;

/** Where the units stand in time, with where the planned action and the declared one would put theirs. */
const placesOf = (game: Game, view: View): Place[] => {
  const { action } = view;
  const { judged, draft } = game.planner;
  const planned = judged.value.intent && draft.value.unit;
  const preview = planned ? { unit: planned, cost: judged.value.cost } : undefined;
  const places = timelineOf(view, preview);
  return action
    ? [...places, { unit: action.unit, ticks: unitOf(view, action.unit).ticks + action.cost, preview: true }]
    : places;
};

const Chip = ({ game, view, place }: { readonly game: Game; readonly view: View; readonly place: Place }) => {
  const unit = unitOf(view, place.unit);
  const acting = view.moment.kind === 'activate' && view.moment.units.includes(unit.id);
  const label = `${designationOf(view, unit.id)}, ${ticks(place.ticks)}${place.preview ? ', planned' : ''}`;
  return (
    <button
      type="button"
      class="chip"
      data-side={unit.side}
      data-preview={place.preview ?? false}
      data-acting={acting && !place.preview}
      data-selected={game.shownUnit.value === unit.id}
      data-reserve={unit.status === 'reserve'}
      aria-label={label}
      title={label}
      onClick={() => {
        game.planner.choose(unit.id);
        game.inspected.value = unit.id;
        if (unit.at) game.board.peek()?.centreOn(unit.at);
      }}
      onPointerEnter={() => {
        game.lit.value = [unit.id];
      }}
      onPointerLeave={() => {
        game.lit.value = [];
      }}
    >
      {view.cards[unit.id]!.designation}
    </button>
  );
};

/** The initiative track, W-3: a rail of ticks with every unit on it. */
export const Timeline = ({ game }: { readonly game: Game }) => {
  const view = game.view.value;
  if (!view) return null;
  const places = placesOf(game, view);
  const last = Math.max(SHORTEST, ...places.map((place) => place.ticks));
  return (
    <section class="timeline" aria-label={WARFARE.panels.timeline} data-testid="timeline">
      <p class="elapsed">{WARFARE.panels.elapsed(view.elapsed, view.options.limit)}</p>
      <ol>
        {Array.from({ length: last + 1 }, (_, tick) => (
          <li key={tick} data-tick={tick}>
            <span class="tick">{tick === 0 ? WARFARE.panels.now : tick}</span>
            {places
              .filter((place) => place.ticks === tick)
              .map((place) => (
                <Chip key={`${place.unit}${place.preview ?? ''}`} game={game} view={view} place={place} />
              ))}
          </li>
        ))}
      </ol>
    </section>
  );
};
