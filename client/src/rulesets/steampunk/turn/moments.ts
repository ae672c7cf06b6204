import type { Decision } from '@ironhex/shared/match';
import {
  type FactKind,
  type FactOf,
  fieldUnits,
  PROMPTS,
  type Prompt,
  type Seen,
  type SteampunkTypes,
  type UnitId,
  type View,
} from '@ironhex/shared/steampunk';
import type { Context } from '../../../table/rules.ts';
import { list } from '../../../text/numbers.ts';
import type { GameMoments, Moment, MomentKind } from '../../moments.ts';
import { unitName } from '../words/names.ts';
import { askWords } from '../words/prompts.ts';
import { Picture } from './picture.tsx';

/** What kind of moment a question is: parts are a turn of one's own; the rest are choices in between. */
const KINDS: Readonly<Partial<Record<Prompt, MomentKind>>> = {
  slip: 'defend',
  angle: 'defend',
  endure: 'defend',
  retreat: 'defend',
};

const kindOf = (prompt: Prompt): MomentKind =>
  KINDS[prompt] ?? (PROMPTS[prompt].by === 'parts' && prompt !== 'allocate' ? 'turn' : 'pick');

const asked = (view: View, decision: Decision): Moment => {
  const ask = view.own?.asks.find(({ id }) => id === decision.id);
  const own = fieldUnits(view).filter(({ seat }) => seat === decision.seat);
  const units = ask?.unit ? [ask.unit] : own.slice(0, 3).map(({ id }) => id);
  return { kind: kindOf(decision.kind as Prompt), words: askWords(view, decision).title, units };
};

const named = (view: View, units: readonly UnitId[]): string =>
  units.length > 3 ? `${units.length} units` : list(units.map((unit) => unitName(view, unit)));

const lost = (view: View, units: readonly UnitId[]): Moment | undefined =>
  units.length === 0
    ? undefined
    : { kind: 'destroyed', words: `${named(view, units)} ${units.length === 1 ? 'is' : 'are'} destroyed`, units };

/** What of the events is a great moment; undefined for one of its kind that is none. */
const HAPPENED: { readonly [K in FactKind]?: (fact: FactOf<K>, context: Context<View>) => Moment | undefined } = {
  'damage-applied': ({ destroyed }, { view }) => lost(view, destroyed),
  'cut-off': ({ unit }, { view }) => lost(view, [unit]),
  'lost-uncovered': ({ unit }, { view }) => lost(view, [unit]),
  fled: ({ unit }, { view }) => ({
    kind: 'hit',
    words: `${unitName(view, unit)} leaves the battlefield`,
    units: [unit],
  }),
  revealed: ({ each }, { view }) => {
    const units = each.map(({ unit }) => unit);
    return {
      kind: 'interrupted',
      words: `${named(view, units)} ${units.length === 1 ? 'shows itself' : 'show themselves'}`,
      units,
    };
  },
  'assault-decided': ({ at, winner }, { view, names, you }) => ({
    kind: 'hit',
    words: `${winner === you ? 'You win' : `${names(winner)} wins`} the assault at ${at}`,
    units: fieldUnits(view)
      .filter((unit) => unit.at === at && unit.seat === winner)
      .map(({ id }) => id),
  }),
};

const happened = (seen: Seen, context: Context<View>): Moment | undefined =>
  (HAPPENED[seen.kind] as ((fact: Seen, context: Context<View>) => Moment | undefined) | undefined)?.(seen, context);

/** The great moments of Steampunk Fantasy. */
export const steampunkMoments: GameMoments<SteampunkTypes> = { asked, happened, Picture };
