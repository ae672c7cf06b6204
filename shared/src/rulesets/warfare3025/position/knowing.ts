// What sides know of each other, as a position has it, W-13d.
import { type Direction, indexOfLabel } from '../../../hex/index.ts';
import type { Fault } from '../../../result.ts';
import { hasDetection } from '../model/detection.ts';
import type { State } from '../model/state.ts';
import type { Known, Unit } from '../model/table.ts';
import { findUnit } from '../model/units.ts';
import { fault } from './faults.ts';
import type { PlacedDetection, Position } from './schema.ts';

type Written = PlacedDetection['known'][string];

const knownOf = (unit: Unit, { state, number, at, was, same }: Written): Known => ({
  state,
  ...(number === undefined ? {} : { number }),
  ...(at === undefined ? {} : { at }),
  ...(was
    ? {
        was: {
          id: unit.id,
          seat: unit.seat,
          side: unit.side,
          status: 'field' as const,
          at: was.at ?? null,
          facing: was.facing as Direction,
          ticks: was.ticks,
          token: was.token,
          damage: {
            ...unit.damage,
            ...Object.fromEntries(Object.keys(unit.damage).map((part) => [part, 0])),
            ...was.damage,
          },
          emptied: [...was.emptied],
          tieRolls: [],
          ...(was.unstable ? { unstable: true as const } : {}),
        },
      }
    : {}),
  ...(same ? { same } : {}),
});

const knownFaults = (state: State, id: string, { state: how, number, at }: Written): Fault[] => {
  const place = `detection.known.${id}`;
  const unit = findUnit(state, id);
  if (!unit) return [fault(place, `There is no unit ${id}.`)];
  if (how === 'hidden') return [];
  if (unit.status === 'reserve') return [fault(place, 'A unit off the map is hidden.', 'W-13d.3')];
  if (how === 'visible') return [];
  if (number === undefined || at === undefined) return [fault(place, 'A contact has a number and a hex.', 'W-13d.3')];
  return indexOfLabel(state.board, at) < 0 ? [fault(`${place}.at`, `${at} is off the map.`, 'H-1.3')] : [];
};

/** Puts into a state whose units stand already what sides know of each other; says what is wrong. */
export const putDetection = (state: State, { detection: written, interrupt }: Position): Fault[] => {
  if (!hasDetection(state.options))
    return written ? [fault('detection', 'Nothing is hidden in this match.', 'W-13d')] : [];
  const { detection } = state;
  if (!written || !detection) return [];
  const { known, heard, marks, changed, active, shown, waits, quiet, windows, reaction } = written;
  const faults = [
    ...Object.entries(known).flatMap(([id, each]) => knownFaults(state, id, each)),
    ...changed.flatMap((id, i) =>
      findUnit(state, id) ? [] : [fault(`detection.changed.${i}`, `There is no unit ${id}.`)],
    ),
    ...marks.flatMap(({ at }, i) =>
      indexOfLabel(state.board, at) < 0 ? [fault(`detection.marks.${i}.at`, `${at} is off the map.`, 'H-1.3')] : [],
    ),
    ...(active === null || findUnit(state, active) ? [] : [fault('detection.active', `There is no unit ${active}.`)]),
    ...(quiet && !interrupt ? [fault('detection.quiet', 'No interrupt was declared.', 'W-13d.18')] : []),
  ];
  if (faults.length > 0) return faults;
  for (const [id, each] of Object.entries(known)) detection.known[id] = knownOf(findUnit(state, id)!, each);
  Object.assign(detection, { heard, marks, changed, active, shown, windows });
  if (waits) detection.waits = true;
  if (quiet) detection.quiet = true;
  if (reaction !== undefined)
    detection.reaction = reaction && {
      how: reaction.how,
      ...(reaction.weapon === undefined ? {} : { weapon: reaction.weapon }),
    };
  return [];
};
