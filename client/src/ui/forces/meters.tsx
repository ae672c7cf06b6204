import type { ComponentChildren } from 'preact';
import { leftText, type Usage } from '../../text/forces.ts';

/** How much is used of something that a force has a most of. */
interface Meter extends Usage {
  readonly id: string;
  readonly name: string;
  /** Stands before the name, and for it on small screens. */
  readonly sign?: ComponentChildren;
}

const stateOf = ({ used, most }: Usage): string =>
  used > most ? 'over' : most === 0 ? 'none' : used === most ? 'full' : 'open';

const Gauge = ({ name, sign, used, most }: Meter) => {
  const part = most === 0 ? (used > 0 ? 1 : 0) : Math.min(1, used / most);
  return (
    <li class="meter" data-state={stateOf({ used, most })}>
      <span class="hidden-text">{`${name}: ${used} of ${most}, ${leftText({ used, most })}`}</span>
      <span class="meter-name" aria-hidden="true">
        {sign}
        <span>{name}</span>
      </span>
      <span class="meter-used" aria-hidden="true">
        <b>{used}</b> / {most}
      </span>
      <span class="meter-bar" aria-hidden="true">
        <span style={{ width: `${100 * part}%` }} />
      </span>
      <span class="meter-left" aria-hidden="true">
        {leftText({ used, most })}
      </span>
    </li>
  );
};

/** The used and remaining amount of each limit; an excess is shown in the colour of danger, and in words. */
export const Meters = ({ label, meters }: { readonly label: string; readonly meters: readonly Meter[] }) => (
  <ul class="meters" aria-label={label}>
    {meters.map((meter) => (
      <Gauge key={meter.id} {...meter} />
    ))}
  </ul>
);
