import { readFile } from 'node:fs/promises';
import type { Rulesets } from '@ironhex/shared/match';
import { runReferee } from '../../bin/run-referee.ts';

/** Runs the referee in this process; its exit code, the lines that it printed, and its help if it gave that. */
export const referee = async (rulesets: Rulesets, args: readonly string[], input = '') => {
  const printed: string[] = [];
  let help = '';
  const code = await runReferee(rulesets, {
    args,
    read: async (file) => (file === '-' ? input : readFile(file, 'utf8')),
    say: (line) => void printed.push(JSON.stringify(line)),
    help: (usage) => {
      help = usage;
    },
  });
  return { code, lines: printed.map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>), help };
};
