import type { Prompt, UnitId } from '@ironhex/shared/steampunk';
import { choiceOf } from '../../plan/options.ts';
import type { Context } from '../entry.ts';

/** What was chosen for a unit, to follow its name: `chooses 0405`. */
export const choseWords = ({ view }: Context, prompt: Prompt, option: string, unit: UnitId): string => {
  const seat = view.units[unit]?.seat ?? view.seats[0]!.id;
  const { words } = choiceOf(view, { id: 0, seat, prompt, key: '', unit, options: [option] }, option);
  return `chooses: ${words.charAt(0).toLowerCase()}${words.slice(1)}`;
};
