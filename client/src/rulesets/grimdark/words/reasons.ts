import type { Needed, Reason, View } from '@ironhex/shared/grimdark';
import { type RollRow, signed } from '../../../text/entry.ts';
import { capital } from '../../../text/numbers.ts';
import { sourceText } from './effects.ts';

/** What reasons are called that no spell, event or scenario brings. */
const WORDS: Readonly<Record<string, string>> = {
  cover: 'cover',
  ap: 'armour piercing',
  stealth: 'the target is stealthy',
  entrenched: 'the target is entrenched',
  indirect: 'fired after a move',
  thrust: 'thrust',
  shaken: 'shaken: a natural 6 only',
  fatigued: 'fatigued: a natural 6 only',
  'lock-on': 'locked on',
  help: 'help of friends',
  hindrance: 'hindrance',
};

/** Why a die needs another number, in a few words. */
export const reasonText = (view: Pick<View, 'arsenal'>, { why }: Reason): string => WORDS[why] ?? sourceText(why, view);

/** Each reason as a line of an opened roll. One that adds nothing stands for itself. */
export const reasonRows = (view: Pick<View, 'arsenal'>, reasons: readonly Reason[]): readonly RollRow[] =>
  reasons.map((reason) => ({
    label: capital(reasonText(view, reason)),
    value: reason.add === 0 ? 'counts' : signed(reason.add),
    rule: reason.rule,
  }));

/** What a die has to show, with everything that it is made of. */
export const neededRows = (
  view: Pick<View, 'arsenal'>,
  label: string,
  { base, reasons, needs }: Needed,
  rule: string,
): readonly RollRow[] => [
  { label, value: `${base}+`, rule },
  ...reasonRows(view, reasons),
  { label: 'Needed', value: `${needs}+`, rule: 'G-3.2' },
];
