import { type LogFilter, logFilter, showInLog, unitIn } from '../../table/log/log-filter.ts';
import type { ClientMatch } from '../../table/match.ts';
import { UI } from '../../text/ui.ts';

/** Chooses what of the log is shown. */
export const FilterField = ({ match }: { readonly match: ClientMatch }) => {
  const units = match.named.value?.units ?? [];
  return (
    <select
      class="log-filter"
      aria-label={UI.log.show}
      data-testid="log-filter"
      value={filterFor(match)}
      onChange={(event) => {
        showInLog(event.currentTarget.value as LogFilter);
        match.log.follow.toNewest();
      }}
    >
      <option value="all">{UI.log.all}</option>
      <option value="matters">{UI.log.matters}</option>
      <option value="rolls">{UI.log.rolls}</option>
      {units.length > 0 && (
        <optgroup label={UI.log.oneUnit}>
          {units.map(({ id, name }) => (
            <option key={id} value={`unit:${id}`}>
              {name}
            </option>
          ))}
        </optgroup>
      )}
    </select>
  );
};

/** The filter of this browser, or all where it names a unit that this match has not. */
export const filterFor = (match: ClientMatch): LogFilter => {
  const filter = logFilter.value;
  const unit = unitIn(filter);
  return unit === undefined || match.named.value?.units.some(({ id }) => id === unit) ? filter : 'all';
};
