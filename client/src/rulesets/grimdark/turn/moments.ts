import {
  activatable,
  type FactKind,
  type FactOf,
  type GrimdarkTypes,
  type Prompt,
  type Seen,
  type UnitId,
  unitsOnMap,
  type View,
} from '@ironhex/shared/grimdark';
import type { Decision } from '@ironhex/shared/match';
import type { Context } from '../../../table/rules.ts';
import { list } from '../../../text/numbers.ts';
import type { GameMoments, Moment, MomentKind } from '../../moments.ts';
import { inside } from '../words/entry.ts';
import { eventName, eventText } from '../words/events.ts';
import { unitName } from '../words/names.ts';
import { askWords } from '../words/prompts.ts';
import { ITEM_NAMES } from '../words/scenarios.ts';
import { Picture } from './picture.tsx';

/** What kind of moment a question is: reactions to what the other side does stand out, choices within an own turn do not. */
const KINDS: Readonly<Record<Prompt, MomentKind>> = {
  proposal: 'turn',
  'marker-first': 'pick',
  'place-marker': 'turn',
  edge: 'pick',
  declare: 'turn',
  deploy: 'turn',
  scout: 'turn',
  arrive: 'turn',
  activate: 'turn',
  cast: 'pick',
  act: 'pick',
  shoot: 'pick',
  hinder: 'interrupt',
  counter: 'defend',
  'strike-back': 'defend',
  casualties: 'pick',
  separate: 'pick',
  consolidate: 'pick',
  'bail-out': 'pick',
  choice: 'pick',
};

const asked = (view: View, decision: Decision): Moment => {
  const ask = view.own?.asks.find(({ id }) => id === decision.id);
  const able = decision.kind === 'activate' ? activatable(view, decision.seat).slice(0, 3) : [];
  const stand = decision.kind === 'proposal' ? unitsOnMap(view).filter(({ seat }) => seat === decision.seat) : [];
  return {
    kind: KINDS[decision.kind as Prompt],
    words: askWords(view, decision).title,
    units: ask?.unit ? [ask.unit] : [...able, ...stand].map(({ id }) => id),
  };
};

/** Units off the map have no counter that could be shown. */
const known = ({ units }: View, ids: readonly UnitId[]): readonly UnitId[] =>
  ids.filter((id) => Object.hasOwn(units, id));

/** Markers that came into somebody’s hands: the reader’s own first. */
const taken = (
  { owners, changed }: FactOf<'markers-checked'>,
  { names, you, view }: Context<View>,
): Moment | undefined => {
  const told = view.seats
    .toSorted((one, other) => Number(other.id === you) - Number(one.id === you))
    .flatMap(({ id }) => {
      const own = changed.filter((marker) => owners[marker] === id).map((marker) => `${marker + 1}`);
      if (own.length === 0) return [];
      return [
        `${id === you ? 'You take' : `${names(id)} takes`} ${own.length === 1 ? 'marker' : 'markers'} ${list(own)}`,
      ];
    });
  return told.length === 0 ? undefined : { kind: 'hit', words: told.join('; '), units: [] };
};

/** The great moment that a fact of each kind is; undefined for facts that are none. Kinds that are left out never are. */
const HAPPENED: { readonly [K in FactKind]?: (fact: FactOf<K>, context: Context<View>) => Moment | undefined } = {
  'round-began': ({ round, starter }, { names, you }) => ({
    kind: 'hit',
    words: `Round ${round}: ${starter === you ? 'you begin' : `${names(starter)} begins`}`,
    units: [],
  }),
  'unit-destroyed': ({ unit, why }, { view }) => ({
    kind: 'destroyed',
    words: `${unitName(view, unit)} ${why === 'routed' ? 'routs' : 'is destroyed'}`,
    units: known(view, [unit]),
  }),
  'became-shaken': ({ unit }, { view }) => ({
    kind: 'hit',
    words: `${unitName(view, unit)} is shaken`,
    units: known(view, [unit]),
  }),
  'melee-decided': ({ charger, target, loser }, { view }) =>
    loser === null
      ? undefined
      : {
          kind: 'hit',
          words: `${unitName(view, loser)} has lost the melee`,
          units: known(view, [loser, loser === charger ? target : charger]),
        },
  'markers-checked': taken,
  arrived: ({ unit }, { view }) => ({
    kind: 'interrupted',
    words: `${unitName(view, unit)} arrives from reserve`,
    units: known(view, [unit]),
  }),
  'event-happened': ({ event, units = [] }, { view }) => ({
    kind: 'interrupted',
    words: eventName(event),
    about: eventText(event),
    units: known(view, units).slice(0, 3),
  }),
  'storm-rolled': ({ blows }) => (blows ? { kind: 'interrupted', words: 'The storm rises', units: [] } : undefined),
  'item-taken': ({ unit, item }, { view }) => ({
    kind: 'hit',
    words: `${unitName(view, unit)} takes the ${inside(ITEM_NAMES[item])}`,
    units: known(view, [unit]),
  }),
  'terminal-opened': ({ unit, terminal }, { view }) => ({
    kind: 'hit',
    words: `${unitName(view, unit)} opens terminal ${terminal}`,
    units: known(view, [unit]),
  }),
};

const happened = (seen: Seen, context: Context<View>): Moment | undefined =>
  (HAPPENED[seen.kind] as ((fact: Seen, context: Context<View>) => Moment | undefined) | undefined)?.(seen, context);

/** The great moments of Grimdark. */
export const grimdarkMoments: GameMoments<GrimdarkTypes> = { asked, happened, Picture };
