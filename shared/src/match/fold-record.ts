import { commitmentTo, drawLots, fastDice, provableDice, ScriptError, scriptedDice } from '../dice/index.ts';
import { type Fault, fail, ok, type Result } from '../result.ts';
import { digestOf, hashOf } from './canonical.ts';
import type { Happened } from './happened.ts';
import { Match, type MatchOptions } from './match.ts';
import { writtenBy } from './older.ts';
import { type Rulesets, setupOf } from './read-record.ts';
import type { DiceSource, MatchRecord } from './record.ts';
import type { Refusal } from './refusal.ts';
import type { RulesetTypes } from './ruleset.ts';
import type { Viewer } from './seat.ts';

/**
 * Why a record does not fold: an intent, by its index, is not allowed where it stands, or does not lead to what the
 * record says it led to (`refusal` null); or something is wrong with the record itself.
 */
export type FoldFault =
  | { readonly intent: number; readonly refusal: Refusal | null }
  | { readonly faults: readonly Fault[] };

/** A folded record: the match after the last intent, and the events of each step. */
export interface Folded {
  readonly match: Match<RulesetTypes>;
  /** The events before the first decision, then those of each intent. */
  readonly steps: readonly Happened<RulesetTypes>[];
}

const diceOf = (source: DiceSource): Result<MatchOptions['dice'], Fault[]> => {
  if ('script' in source) return ok(() => scriptedDice(source.script, source.picks));
  if ('seed' in source) return ok(() => fastDice(source.seed));
  const { secret, salts } = source;
  if (secret === undefined)
    return fail([
      { at: 'dice.secret', message: 'The secret is shown when the match is over; without it nothing rolls.' },
    ]);
  return ok((unused) => provableDice(secret, salts, unused));
};

/** The place where scripted dice do not match the rolls. */
export const misfitOf = ({ list, index, message }: ScriptError): Fault => ({ at: `dice.${list}.${index}`, message });

/**
 * Plays a record again. `viewers`: the viewers for whom to compute what they saw. `stops`: at scripted dice that do not
 * match, fold up to there, and let the match say why it stopped. `still`: execute nothing at all. `each` is called
 * after each step, with the match as it stands then: what viewers see may share objects with the state, which the next
 * step may change. `watch` is called before each event, see {@link MatchOptions}.
 */
export const foldRecord = (
  record: MatchRecord,
  rulesets: Rulesets,
  viewers: readonly Viewer[] = [],
  {
    stops = false,
    still = false,
    each = () => {},
    watch,
  }: Pick<MatchOptions, 'stops' | 'still' | 'watch'> & {
    readonly each?: (step: Happened<RulesetTypes>, match: Match<RulesetTypes>) => void;
  } = {},
): Result<Folded, FoldFault> => {
  const dice = diceOf(record.dice);
  if (!dice.ok) return fail({ faults: dice.error });
  try {
    const unused = 'commitment' in record.dice ? record.dice.unused : undefined;
    const playing = { dice: dice.value, viewers, stops, still, ...(unused && { unused }), ...(watch && { watch }) };
    const ruleset = rulesets.get(record.ruleset.id)!;
    const written = writtenBy(ruleset, record.ruleset.version);
    const match = new Match(ruleset, setupOf(record), playing);
    const steps = [match.begun];
    each(match.begun, match);
    for (const [index, entry] of (still ? [] : record.intents).entries()) {
      if (match.stopped) break;
      const done = match.redo(entry);
      if (!done.ok) return fail({ intent: index, refusal: done.error });
      const digest = entry.digest ?? '';
      if (digest && !match.stopped && digestOf(done.value.events.map(written)) !== digest)
        return fail({ intent: index, refusal: null });
      steps.push(done.value);
      each(done.value, match);
    }
    return ok({ match, steps });
  } catch (error) {
    if (!(error instanceof ScriptError)) throw error;
    return fail({ faults: [misfitOf(error)] });
  }
};

/** The faults of the lots that were drawn before the match: others than the promised dice draw. */
const lotsFaults = (dice: DiceSource): readonly Fault[] => {
  if (!('commitment' in dice)) return [];
  const { secret, lots = [] } = dice;
  if (secret === undefined) return [];
  return lots.flatMap((drawn, index) =>
    drawLots(secret, drawn).join() === drawn.to.join()
      ? []
      : [{ at: `dice.lots.${index}`, message: 'The promised dice do not draw these seats.' }],
  );
};

/** The faults of a record that folds: another version of the rules, dice that were not promised, another end. */
export const verifyRecord = (record: MatchRecord, { match }: Folded): Fault[] => {
  const { ruleset, dice, hash } = record;
  const faults: Fault[] = [];
  const { version, older } = match.ruleset;
  const then = older?.[ruleset.version];
  const end = hashOf(then ? then(match.state) : match.state);
  // Where only the form has changed, the hash shows that both versions play the same match.
  const isVouchedFor = then !== undefined && hash === end;
  if (ruleset.version !== version && !isVouchedFor)
    faults.push({ at: 'ruleset.version', message: `Written by version ${ruleset.version}, folded by ${version}.` });
  if (!('commitment' in dice))
    faults.push({ at: 'dice', message: 'These dice were promised to nobody: only a commitment can be checked.' });
  else if (dice.secret !== undefined && commitmentTo(dice.secret) !== dice.commitment)
    faults.push({ at: 'dice.secret', message: 'This is not the secret that was promised: its hash is another.' });
  faults.push(...lotsFaults(dice));
  if (hash !== undefined && hash !== end)
    faults.push({ at: 'hash', message: `The match ends in ${end}, not in what the record says.` });
  return faults;
};
