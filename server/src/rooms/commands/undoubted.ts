import type { CommandHandlers } from './commands.ts';

type AnyHandler = (...given: never[]) => unknown;

/** Lets commands wait as long as there is doubt whether the match is still ours. They keep their order. */
export const undoubted = (handlers: CommandHandlers, doubt: () => Promise<void> | undefined): CommandHandlers => {
  const waiting = Object.entries(handlers).map(([name, handle]: [string, AnyHandler]) => [
    name,
    (...given: never[]) => doubt()?.then(() => handle(...given)) ?? handle(...given),
  ]);
  return Object.fromEntries(waiting) as CommandHandlers;
};
