import { type Place, timelineOf, unitOf, type View } from '@ironhex/shared/warfare3025';
import { WARFARE } from '../words/ui.ts';
import { designationOf } from '../words/units.ts';
import { ticks } from '../words/words.ts';
import type { Props } from './props.ts';
import '../style/timeline.css';

/** Ticks that the rail shows at least. */
const SHORTEST = 13;

/** Where the units stand in time, with where the planned action and the declared one would put theirs. */
const placesOf = (planning: Props['planning'], view: View): Place[] => {
  const { action } = view;
  const { judged, draft } = planning.planner;
  const planned = judged.value.intent && draft.value.unit;
  const preview = planned ? { unit: planned, cost: judged.value.cost } : undefined;
  const places = timelineOf(view, preview);
  return action
    ? [...places, { unit: action.unit, ticks: unitOf(view, action.unit).ticks + action.cost, preview: true }]
    : places;
};

const Chip = ({ match, planning, view, place }: Props & { readonly view: View; readonly place: Place }) => {
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
      data-selected={planning.shownUnit.value === unit.id}
      data-reserve={unit.status === 'reserve'}
      aria-label={label}
      title={label}
      onClick={() => {
        planning.planner.choose(unit.id);
        planning.inspected.value = unit.id;
        if (unit.at) match.board.peek()?.centreOn(unit.at);
      }}
      onPointerEnter={() => {
        match.lit.value = [unit.id];
      }}
      onPointerLeave={() => {
        match.lit.value = [];
      }}
    >
      {view.cards[unit.id]!.designation}
    </button>
  );
};

/** The initiative track, W-3: a rail of ticks with every unit on it. */
export const Timeline = ({ match, planning }: Props) => {
  const view = match.view.value;
  if (!view) return null;
  const places = placesOf(planning, view);
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
                <Chip
                  key={`${place.unit}${place.preview ?? ''}`}
                  match={match}
                  planning={planning}
                  view={view}
                  place={place}
                />
              ))}
          </li>
        ))}
      </ol>
    </section>
  );
};
