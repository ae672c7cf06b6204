import { type Place, type Table, timelineOf, unitOf } from '@ironhex/shared/warfare3025';
import { WARFARE } from '../words/ui.ts';
import { ownerName, unitName } from '../words/units.ts';
import { ticks } from '../words/words.ts';
import type { Props } from './props.ts';
import '../style/timeline.css';
import { Name } from '../../../ui/words/name.tsx';

/** Ticks that the rail shows at least. */
const SHORTEST = 13;

/** Where the units stand in time, with where the planned action and the declared one would put theirs. */
const placesOf = (planning: Props['planning'], table: Table): Place[] => {
  const { action } = table;
  const { judged, draft } = planning.planners.action;
  const planned = judged.value.intent && draft.value.unit;
  const preview = planned ? { unit: planned, cost: judged.value.cost } : undefined;
  const places = timelineOf(table, preview);
  return action
    ? [...places, { unit: action.unit, ticks: unitOf(table, action.unit).ticks + action.cost, preview: true }]
    : places;
};

const Chip = ({ match, planning, table, place }: Props & { readonly table: Table; readonly place: Place }) => {
  const unit = unitOf(table, place.unit);
  const acting = table.moment.kind === 'activate' && table.moment.units.includes(unit.id);
  const owner = ownerName(table, (seat) => match.nameOf(seat), unit);
  const label = [
    unitName(table, unit.id),
    ...(owner === undefined ? [] : [WARFARE.panels.of(owner)]),
    ticks(place.ticks),
    ...(place.preview ? ['planned'] : []),
  ].join(', ');
  return (
    <button
      type="button"
      class="chip"
      data-side={unit.side}
      data-preview={place.preview ?? false}
      data-acting={acting && !place.preview}
      data-selected={planning.shownId.value === unit.id}
      data-reserve={unit.status === 'reserve'}
      aria-label={label}
      title={label}
      onClick={() => {
        planning.planners.action.choose(unit.id);
        planning.inspected.value = unit.id;
        if (unit.at) match.board.peek()?.reveal(unit.at);
      }}
      onPointerEnter={() => {
        match.highlighted.value = [unit.id];
      }}
      onPointerLeave={() => {
        match.highlighted.value = [];
      }}
    >
      <span class="chip-face">
        <Name text={unitName(table, unit.id)} />
      </span>
    </button>
  );
};

/** The initiative track, W-3: a rail of ticks with every unit on it. */
export const Timeline = ({ match, planning }: Props) => {
  const table = planning.table.value;
  if (!table) return null;
  const places = placesOf(planning, table);
  const unseen = planning.view.value?.sensing?.unseen;
  const last = Math.max(SHORTEST, ...places.map((place) => place.ticks));
  return (
    <section class="timeline" aria-label={WARFARE.panels.timeline} data-testid="timeline">
      <ol>
        {Array.from({ length: last + 1 }, (_, tick) => (
          <li key={tick} data-tick={tick}>
            <span class="tick">{tick === 0 ? WARFARE.panels.now : tick}</span>
            {tick === 0 && unseen !== null && unseen !== undefined && (
              <span class="chip" data-side={unseen} data-unseen="true" data-testid="unseen">
                <span class="chip-face">{WARFARE.sensors.unseen}</span>
              </span>
            )}
            {places
              .filter((place) => place.ticks === tick)
              .map((place) => (
                <Chip
                  key={`${place.unit}${place.preview ?? ''}`}
                  match={match}
                  planning={planning}
                  table={table}
                  place={place}
                />
              ))}
          </li>
        ))}
      </ol>
    </section>
  );
};
