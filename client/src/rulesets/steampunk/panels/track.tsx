import type { View } from '@ironhex/shared/steampunk';
import { RACE_NAMES } from '@ironhex/shared/steampunk';
import { clockText, timerLeft } from '../../../ui/clock/clock.tsx';
import { nowText } from '../words/now.ts';
import { PHASES, type Phase, stepName } from '../words/steps.ts';
import { PANELS } from '../words/ui.ts';
import type { Props } from './props.ts';
import '../style/track.css';
import { Name } from '../../../ui/words/name.tsx';

const stateOf = ({ steps: [first, last] }: Phase, step: number): 'done' | 'now' | 'next' =>
  step > last ? 'done' : step >= first ? 'now' : 'next';

/** One part of the turn, with a dot for each of its steps. */
const PhaseChip = ({ phase, step }: { readonly phase: Phase; readonly step: number }) => {
  const { name, short, steps } = phase;
  const state = stateOf(phase, step);
  const [first, last] = steps;
  return (
    <li class="phase" data-state={state} aria-current={state === 'now' ? 'step' : undefined} title={name}>
      <span class="phase-name" aria-hidden="true">
        {name}
      </span>
      <span class="phase-short" aria-hidden="true">
        {short}
      </span>
      <span class="hidden-text">{state === 'now' ? `${name}: ${stepName(step)}` : name}</span>
      {last > first && (
        <span class="phase-steps" aria-hidden="true">
          {Array.from({ length: last - first + 1 }, (_, i) => (
            <i key={i} data-state={first + i < step ? 'done' : first + i === step ? 'now' : 'next'} />
          ))}
        </span>
      )}
    </li>
  );
};

/** Who plays what. */
const Sides = ({ match, view }: { readonly match: Props['match']; readonly view: View }) => (
  <ul class="track-sides">
    {view.seats.map(({ id, side, race }) => (
      <li key={id} data-side={side}>
        <span class="track-side" aria-hidden="true">
          {side === 0 ? '●' : '⬢'}
        </span>
        <Name text={match.nameOf(id)} />
        {race && <small> {RACE_NAMES[race]}</small>}
      </li>
    ))}
  </ul>
);

/** What is left of the minutes of the match, VIC-2. */
const TimeLeft = ({ match }: Pick<Props, 'match'>) => {
  const left = timerLeft(match, 'match');
  return left === undefined ? null : <small class="track-time">{PANELS.timeLeft(clockText(left))}</small>;
};

/** The turn as a row of its parts and steps, section 9, and where the match is. */
export const TurnTrack = ({ match, planning }: Props) => {
  const view = planning.view.value;
  if (!view) return null;
  const { stage, step } = view;
  return (
    <section class="turn-track" aria-label={PANELS.track} data-testid="track">
      <p class="track-now">
        {nowText(view)}
        {stage === 'turn' && step > 0 && <small>{stepName(step)}</small>}
        <TimeLeft match={match} />
      </p>
      {stage === 'turn' && (
        <ol>
          {PHASES.map((phase) => (
            <PhaseChip key={phase.id} phase={phase} step={step} />
          ))}
        </ol>
      )}
      <Sides match={match} view={view} />
    </section>
  );
};
