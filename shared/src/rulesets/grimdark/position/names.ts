import { indexOfLabel } from '../../../hex/index.ts';
import type { Placed } from '../../../match/index.ts';
import type { Fault } from '../../../result.ts';
import { surveyOf } from '../ground/survey.ts';
import type { GrimdarkTypes } from '../model/types.ts';
import { type Named, namesIn } from './scenario.ts';

const named = (all: readonly Named[], isThere: (name: string) => boolean, message: (name: string) => string): Fault[] =>
  all.flatMap(([at, name]) =>
    name == null || isThere(name) ? [] : [{ at: `position.${at}`, message: message(name) }],
  );

/** Faults of names: seats, units, hexes and terrain pieces that there are not. */
export const faultsOfNames = ({ seats, board, position }: Placed<GrimdarkTypes>): Fault[] => {
  const { next, starter, finished, passed, active, fight, effects, items, markers = [], own, units } = position;
  const scenario = namesIn(position.scenario);
  return [
    ...named(
      [
        ...(['seats', 'forces', 'own'] as const).flatMap((field) =>
          Object.keys(position[field]).map((id): Named => [`${field}.${id}`, id]),
        ),
        ['next', next],
        ['starter', starter],
        ['finished', finished],
        ...passed.map((id, index): Named => [`passed.${index}`, id]),
        ...effects.map(({ on }, index): Named => [`effects.${index}.on.seat`, on.seat]),
        ...markers.map(({ owner }, index): Named => [`markers.${index}.owner`, owner]),
        ...scenario.seats,
      ],
      (name) => seats.some(({ id }) => id === name),
      (name) => `There is no seat "${name}" (G-1).`,
    ),
    ...named(
      [
        ['active.unit', active?.unit],
        ['active.target', active?.target],
        ['fight.charger', fight?.charger],
        ['fight.target', fight?.target],
        ...units.map(({ transport }, index): Named => [`units.${index}.transport`, transport]),
        ...effects.map(({ on }, index): Named => [`effects.${index}.on.unit`, on.unit]),
        ...items.map(({ carrier }, index): Named => [`items.${index}.carrier`, carrier]),
        ...items.map(({ marked }, index): Named => [`items.${index}.marked`, marked]),
        ...scenario.units,
      ],
      (name) => units.some(({ id }) => id === name),
      (name) => `There is no unit ${name} (G-4.7).`,
    ),
    ...named(
      [
        ...markers.map(({ at }, index): Named => [`markers.${index}.at`, at]),
        ...items.map(({ at }, index): Named => [`items.${index}.at`, at]),
        ...scenario.hexes,
      ],
      (name) => indexOfLabel(board, name) >= 0,
      (name) => `There is no hex ${name} on this board (G-2.3).`,
    ),
    ...named(
      [...Object.entries(own).map(([seat, { rigged }]): Named => [`own.${seat}.rigged`, rigged]), ...scenario.pieces],
      (name) => surveyOf(board).pieces.includes(name),
      (name) => `There is no terrain piece "${name}" on this board (G-6.1).`,
    ),
  ];
};
