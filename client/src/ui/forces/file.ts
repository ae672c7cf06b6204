import { type Fault, fail, type Result } from '@ironhex/shared/protocol';
import { jsonFault } from '@ironhex/shared/reading';
import type { ForceWords } from '../../text/forces.ts';
import { faultText } from '../form/faults.ts';
import type { ForceKind } from './kind.ts';

/** At most so many faults of a file are shown: mending one often mends others. */
const SHOWN = 8;

type Reading<F> = Pick<ForceKind<F>, 'read' | 'placeWords' | 'words'>;

/** Reads a force from the text of a JSON file. Every fault names the unit and the field, or the line of the text. */
export const readForceText = <F>(kind: Reading<F>, text: string): Result<F, readonly Fault[]> => {
  const broken = jsonFault(text);
  if (broken) return fail([{ at: broken.at, message: kind.words.file.noJson(broken.message) }]);
  const data: unknown = JSON.parse(text);
  const read = kind.read(data);
  const { units } = kind.words.file;
  const placeOf = (at: string): string => (at === 'units' ? units : kind.placeWords(at, data));
  return read.ok ? read : fail(read.error.map((fault) => ({ ...fault, at: placeOf(fault.at) })));
};

/** The text of a force's file: {@link readForceText} reads the same force again. */
export const forceText = (force: unknown): string => `${JSON.stringify(force, null, 2)}\n`;

/** The file name of a force: its own name, or its people where no letter of its name is allowed in a file name. */
export const fileNameOf = (name: string | undefined, otherwise: string, { file }: Pick<ForceWords, 'file'>): string => {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '');
  return `${plain(name ?? '') || plain(otherwise)}.${file.ending}.json`;
};

/** The message for a file without a playable force: nothing has changed, and the faults. */
export const fileFaultLines = (faults: readonly Fault[], { file }: Pick<ForceWords, 'file'>): readonly string[] => [
  file.bad,
  ...faults.slice(0, SHOWN).map((fault) => faultText(fault)),
  ...(faults.length > SHOWN ? [file.more(faults.slice(SHOWN).reduce((sum, { more = 1 }) => sum + more, 0))] : []),
];
