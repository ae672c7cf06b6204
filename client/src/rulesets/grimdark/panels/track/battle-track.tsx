import type { Unit, View } from '@ironhex/shared/grimdark';
import { Explained } from '../../../../ui/words/explained.tsx';
import { sideOf } from '../../map/counters.ts';
import { unitName } from '../../words/names.ts';
import { TRACK } from '../../words/track.ts';
import type { Props } from '../props.ts';
import { MarkOf } from '../unit-mark.tsx';
import { inForce, marksOf, nowText, sidesOf, type TrackMark, type TrackSide } from './track.ts';
import '../../style/track.css';
import { Name } from '../../../../ui/words/name.tsx';

interface PartProps extends Props {
  readonly view: View;
}

/** How a unit of the track stands. */
const stateOf = ({ stage, active }: View, { id }: Unit): 'acting' | 'open' | 'waits' =>
  active?.unit === id ? 'acting' : stage === 'battle' ? 'open' : 'waits';

/** A unit as its counter: pressing it selects it where it can be chosen now, else opens its card. */
const Chip = ({ match, planning, view, unit }: PartProps & { readonly unit: Unit }) => {
  const state = stateOf(view, unit);
  const words = `${unitName(view, unit.id)} ${TRACK[state]}`;
  const point = (on: boolean): void => {
    match.highlighted.value = on ? [unit.id] : [];
  };
  return (
    <li>
      <button
        type="button"
        class="track-unit bare"
        data-state={state}
        data-testid={`track-${unit.id}`}
        title={words}
        aria-label={words}
        onPointerEnter={() => point(true)}
        onPointerLeave={() => point(false)}
        onFocus={() => point(true)}
        onBlur={() => point(false)}
        onClick={() => {
          planning.pickCounter(unit.id);
          if (unit.at !== null) match.board.peek()?.reveal(unit.at);
        }}
      >
        <MarkOf view={view} unit={unit} />
      </button>
    </li>
  );
};

/** A side: who has still to act or to be placed. */
const Side = (props: PartProps & { readonly of: TrackSide }) => {
  const { match, view, of } = props;
  const { seat, open, done, isTurn } = of;
  const name = match.nameOf(seat.id);
  return (
    <div class="track-side" data-side={seat.side} data-turn={isTurn}>
      <p class="track-name">
        <span aria-hidden="true">{seat.side === 0 ? '●' : '⬢'}</span>
        <span class="track-player">
          <Name text={name} />
        </span>
      </p>
      {open.length > 0 && (
        <ul aria-label={view.stage === 'battle' ? TRACK.toAct(name) : TRACK.toPlace(name)}>
          {open.map((unit) => (
            <Chip key={unit.id} {...props} unit={unit} />
          ))}
        </ul>
      )}
      {done > 0 && <small class="quiet">{TRACK.done(done)}</small>}
    </div>
  );
};

/** A marker and whose it is. */
const Mark = ({ match, view, mark }: Pick<PartProps, 'match' | 'view'> & { readonly mark: TrackMark }) => {
  const { sign, name, text, owner, at } = mark;
  const held = owner === null ? TRACK.nobody : TRACK.heldBy(match.nameOf(owner));
  return (
    <li
      data-side={sideOf(view.seats, owner) ?? undefined}
      data-held={owner !== null}
      onPointerEnter={() => {
        match.lit.value = at === null ? [] : [at];
      }}
      onPointerLeave={() => {
        match.lit.value = [];
      }}
    >
      <Explained name={`${name}${at === null ? '' : ` in ${at}`}, ${held}.`} text={text} class="track-mark">
        <span aria-hidden="true">{sign}</span>
        <span class="hidden-text">
          {name}: {held}
        </span>
      </Explained>
    </li>
  );
};

/** The battle in a row: the round, both sides with who has still to act, markers with owners, and what is in force. */
export const BattleTrack = (props: Props) => {
  const { match, planning } = props;
  const view = planning.view.value;
  if (!view) return null;
  const [first, ...others] = sidesOf(view);
  const marks = marksOf(view);
  const force = inForce(view);
  return (
    <section class="battle-track" aria-label={TRACK.title} data-testid="track">
      <p class="track-now">
        {nowText(view)}
        {view.phase && <small>{TRACK.phases[view.phase]}</small>}
      </p>
      {first && <Side {...props} view={view} of={first} />}
      {marks.length > 0 && (
        <ul class="track-marks" aria-label={TRACK.marks}>
          {marks.map((mark, i) => (
            <Mark key={i} match={match} view={view} mark={mark} />
          ))}
        </ul>
      )}
      {others.map((side) => (
        <Side key={side.seat.id} {...props} view={view} of={side} />
      ))}
      {force.length > 0 && (
        <ul class="track-force" aria-label={TRACK.force}>
          {force.map(({ name, text }, i) => (
            <li key={i}>
              <Explained name={name} text={text} class="rule-chip">
                {name}
              </Explained>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
