import type { Fault } from '../../../result.ts';
import type { Position } from './schema.ts';

const MESSAGE =
  'Only the rules write this, in the middle of a step. Leave it out: the match then goes on from the stage, phase, next ' +
  'and active that the position names (G-4.7).';

/** The fields of a position that stand in the middle of a step, each as a fault at its place. */
export const inProgress = ({ agenda, answered, own, fight, seal }: Position): readonly Fault[] => {
  const fields = [
    ...(agenda === undefined ? [] : ['agenda']),
    ...(Object.keys(answered).length === 0 ? [] : ['answered']),
    ...Object.entries(own).flatMap(([seat, { asks, answers }]) => [
      ...(asks.length === 0 ? [] : [`own.${seat}.asks`]),
      ...(Object.keys(answers).length === 0 ? [] : [`own.${seat}.answers`]),
    ]),
    ...(fight === null ? [] : ['fight']),
    ...(seal === undefined ? [] : ['seal']),
  ];
  return fields.map((field) => ({ at: `position.${field}`, message: MESSAGE }));
};
