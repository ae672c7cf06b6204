import type { Seen, Table, View } from '@ironhex/shared/warfare3025';
import type { Context as BaseContext } from '../../../table/rules.ts';
import { sentenceFrom } from '../../../text/sentences.ts';
import { type Context, type LogEntry, onTable, type Sentences } from './entry.ts';
import { ACTIONS } from './sentences/actions.ts';
import { ATTACKS } from './sentences/attacks.ts';
import { DAMAGE } from './sentences/damage.ts';
import { DETECTION } from './sentences/detection.ts';
import { ENDING } from './sentences/ending.ts';
import { INITIATIVE } from './sentences/initiative.ts';
import { MOVEMENT } from './sentences/movement.ts';
import { REACTIONS } from './sentences/reactions.ts';

export type { LogEntry } from './entry.ts';

/** A kind of event without a line here does not compile. */
const SENTENCES: Sentences = {
  ...INITIATIVE,
  ...ACTIONS,
  ...MOVEMENT,
  ...ATTACKS,
  ...REACTIONS,
  ...DAMAGE,
  ...ENDING,
  ...DETECTION,
  secret: () => undefined,
};

const lineOf = sentenceFrom<Seen, Context>(SENTENCES);

/** What is done during an attack, and not by the unit that attacks. */
const OWN_DOING: readonly Seen['kind'][] = ['interruptDeclared', 'reactionSet', 'evaded', 'counterEnded', 'sensed'];

/** What nobody does: a side learns something. */
const NOBODYS: readonly Seen['kind'][] = ['knowledge', 'firedUnseen', 'struckUnseen'];

/** Whose doing an event is: of the unit that attacks, or of the one that the event names. */
const doerOf = (event: Seen, { assault }: Table): string | undefined => {
  if (NOBODYS.includes(event.kind)) return undefined;
  if (assault && !OWN_DOING.includes(event.kind)) return assault.situation.attacker;
  if ('unit' in event) return event.unit;
  return event.kind === 'activated' ? event.units[0] : undefined;
};

/** The line of the log for an event, with the view after it; undefined for events without a line. */
export const sentence = (event: Seen, base: BaseContext<View>): LogEntry | undefined => {
  const context = onTable(base);
  const line = lineOf(event, context);
  return line && { ...line, by: doerOf(event, context.table) };
};
