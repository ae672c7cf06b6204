import { ARSENAL } from '@ironhex/shared/grimdark';
import { FORCE_TEXT } from './forces.ts';

const { file } = FORCE_TEXT;

const asObject = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};

/** A place within a force in words, such as `Unit 3, Lamp Wardens`; empty for all of it. */
export const placeInForce = (at: string, force: unknown): string => {
  const [list, index, ...rest] = at.split('.');
  if (at === '' || at === 'units' || list === undefined) return '';
  if (index === undefined) return `field “${at}”`;
  const number = Number(index) + 1;
  if (list === 'joins') return [file.hero(number), ...rest].join(', ');
  if (list === 'loads') return [file.load(number), ...rest].join(', ');
  const id = asObject(asObject(force).units)[index];
  const name = typeof id === 'string' && Object.hasOwn(ARSENAL.profiles, id) ? ARSENAL.profiles[id]!.name : undefined;
  return [`Unit ${number}`, ...(name ? [name] : [])].join(', ');
};
