import type { HexLabel } from '@ironhex/shared/hex';
import { type Seen, type UnitId, type View, WEAPONS, type Weapon } from '@ironhex/shared/steampunk';
import {
  type Around,
  attentionAt,
  burstAt,
  type CueTable,
  cuesFrom,
  type MapCue,
  placeAround,
  shotBetween,
  verdictAt,
  wordAt,
  wordOver,
  wordsAt,
} from '../../../map/effects/cues.ts';
import type { FaceCue, MoveCue } from '../../../map/effects/motion.ts';
import type { DestroyedCue, WordCue } from '../../../map/effects/notes.ts';
import type { NoteTone } from '../../../map/effects/plate.ts';
import type { ShotCue } from '../../../map/effects/shot.ts';
import type { Cues } from '../../../map/picture.ts';
import { diceOf } from '../../../text/entry.ts';
import { count } from '../../../text/numbers.ts';
import { markerText, onHitText } from '../words/abilities.ts';
import { effectsText } from '../words/effects.ts';
import { unitName } from '../words/names.ts';
import { ARMOUR_WORDS } from '../words/reasons.ts';
import { phaseOf } from '../words/steps.ts';
import { type Counter, sideOf } from './counters.ts';
import { countersOf } from './on-board.ts';

/** Where a unit stands: after the event, else before it. */
const placeOf = (around: Around<View>, unit: UnitId): HexLabel | undefined =>
  placeAround(around, ({ units }) => units[unit]?.at);

/** A word at each of several units, at once. */
const words = (around: Around<View>, units: readonly UnitId[], text: string, tone: NoteTone): Cues<MapCue> => [
  wordsAt(
    units.map((unit) => placeOf(around, unit)),
    text,
    tone,
  ),
];

/** What the shot of a weapon looks like, by what it does and what it is called. */
const styleOf = ({ name, attack }: Pick<Weapon, 'name' | 'attack'>): ShotCue['style'] => {
  if (attack.mode === 'cone' || /flame|fire/i.test(name)) return 'flame';
  if (/bow|ballista|harpoon|arrow|bolt|spear/i.test(name)) return 'arrow';
  if (attack.mode === 'area' || attack.mode === 'place' || /grenade|mortar|bomb|howitzer|catapult/i.test(name))
    return 'lob';
  if (/rocket|missile/i.test(name)) return 'missiles';
  return /ray|beam|tesla|light/i.test(name) ? 'beam' : 'shell';
};

/** A tracer of a weapon from where its unit stands. */
const shot = (
  around: Around<View>,
  {
    by,
    weapon,
    to,
    missed,
  }: { readonly by: UnitId; readonly weapon: string; readonly to: HexLabel | undefined; readonly missed: boolean },
): readonly ShotCue[] => {
  const { after } = around;
  const from = placeOf(around, by);
  const unit = after.units[by];
  const figures = Object.hasOwn(after.arsenal, weapon) ? after.arsenal[weapon] : WEAPONS.get(weapon);
  if (!unit || !figures) return [];
  const impact = missed ? 'quiet' : 'act';
  return shotBetween(from, to, sideOf(unit.side), { style: styleOf(figures), missed, impact });
};

/** How a counter stands where it comes to, among all that stand there then. */
type SlotOf = (id: string) => Pick<MoveCue, 'slot'>;

/** The same after an event. Most events move nobody: the counters are worked out only for one that does. */
const slotsAfter = (view: View): SlotOf => {
  let counters: readonly Counter[] | undefined;
  return (id) => {
    counters ??= countersOf(view, {});
    const at = counters.find((counter) => counter.id === id)?.at;
    const there = counters.filter((counter) => counter.at === at && !counter.destroyed);
    return there.length < 2 ? {} : { slot: { n: there.findIndex((counter) => counter.id === id), of: there.length } };
  };
};

/** Everybody who stands somewhere else after an event goes there, or turns: all at once. */
const motions = ({ before, after }: Around<View>, slotOf: SlotOf): readonly (MoveCue | FaceCue)[] =>
  Object.values(after.units).flatMap((now): readonly (MoveCue | FaceCue)[] => {
    const was = before.units[now.id];
    if (was?.status !== 'field' || now.status !== 'field' || was.at === null || now.at === null) return [];
    const { id: unit, facing } = now;
    if (was.at !== now.at)
      return [{ kind: 'move', unit, path: [was.at, now.at], facing, jump: false, ...slotOf(unit) }];
    return was.facing === facing ? [] : [{ kind: 'face', unit, facing }];
  });

/** Tokens of hidden units of others that lie somewhere else. */
const tokenMotions = ({ before, after }: Around<View>, slotOf: SlotOf): readonly MoveCue[] =>
  Object.entries(after.tokens).flatMap(([token, { at }]) => {
    const was = before.tokens[token]?.at;
    return was === undefined || was === at
      ? []
      : [{ kind: 'move', unit: token, path: [was, at], facing: 0, jump: false, ...slotOf(token) }];
  });

const burst = (around: Around<View>, units: readonly UnitId[]): readonly DestroyedCue[] =>
  units.flatMap((unit) => burstAt(placeOf(around, unit), unit));

/** What begins is announced over the middle of the board, once there is something to see. */
const announce = ({ after }: Around<View>): readonly WordCue[] => {
  const phase = after.stage === 'turn' ? phaseOf(after.step) : undefined;
  return phase ? wordOver(after.board, phase.name, 'act') : [];
};

/** What is shown of each kind of fact besides moves; kinds that are left out show nothing else. */
const CUES: CueTable<Seen, View> = {
  'step-carried-out': (_fact, around) => announce(around),
  'fire-opened': ({ units }, around) => (units.length > 0 ? announce(around) : []),
  placed: ({ units, tokens }, around) => [
    attentionAt(
      ...units.map((unit) => placeOf(around, unit)),
      ...tokens.map((token) => around.after.tokens[token]?.at),
    ),
  ],
  'ground-rolled': ({ each }, around) => [
    each.flatMap(({ unit, passed }) =>
      wordAt(placeOf(around, unit), passed ? 'gets through' : 'stuck', passed ? 'good' : 'danger'),
    ),
  ],
  overcrowded: ({ each }, around) =>
    words(
      around,
      each.map(({ unit }) => unit),
      'overcrowded',
      'danger',
    ),
  revealed: ({ each }) => [each.flatMap(({ at }) => [...attentionAt(at), ...wordAt(at, 'shows itself', 'act')])],
  'lost-uncovered': ({ unit }, around) => [burst(around, [unit])],
  'hexes-contested': ({ contests }) => [attentionAt(...contests.map(({ at }) => at))],
  'building-ruined': ({ at }) => wordAt(at, 'ruins', 'danger'),
  hid: ({ units }, around) => words(around, units, 'hides', 'quiet'),
  'shot-fired': ({ by, weapon, target, needed, dice, hit }, around) => {
    const to = placeOf(around, target);
    const tone = hit ? 'act' : 'quiet';
    return [
      ...shot(around, { by, weapon, to, missed: !hit }),
      ...verdictAt(to, { label: `needs ${needed}+`, dice: diceOf(dice) }, hit ? 'hit' : 'miss', tone),
    ];
  },
  'area-attacked': ({ by, weapon, at, rolls }, around) => {
    const hits = rolls.reduce((sum, roll) => sum + roll.hits, 0);
    return [
      ...shot(around, { by, weapon, to: at, missed: false }),
      ...rolls.flatMap(({ needed, dice }) =>
        verdictAt(
          at,
          { label: `needs ${needed}+`, dice: dice.flatMap((each) => diceOf(each)) },
          count(hits, 'hit'),
          hits > 0 ? 'act' : 'quiet',
        ),
      ),
    ];
  },
  'markers-laid': ({ by, weapon, at, markers }, around) => [
    ...shot(around, { by, weapon, to: at, missed: false }),
    ...markers.flatMap((marker) => wordAt(at, markerText(marker), 'act')),
  ],
  'spot-tried': ({ at, dice, success }) =>
    verdictAt(
      at,
      { label: 'spots', dice: diceOf(dice) },
      success ? 'found' : 'nothing seen',
      success ? 'act' : 'quiet',
    ),
  harpooned: ({ target }, around) => words(around, [target], 'held by a harpoon', 'danger'),
  'forest-cleared': ({ at }) => wordAt(at, 'forest cleared', 'quiet'),
  'tokens-given': ({ unit, tokens }, around) => words(around, [unit], tokens.map(onHitText).join(', '), 'danger'),
  'armour-rolled': ({ unit, needs, dice, result }, around) => {
    const row = { label: `armour ${needs}+`, dice: diceOf(dice, (die) => die >= needs) };
    return dice.length === 0
      ? []
      : verdictAt(placeOf(around, unit), row, ARMOUR_WORDS[result], result === 'blocked' ? 'good' : 'act');
  },
  'damage-rolled': (fact, around) =>
    wordAt(placeOf(around, fact.unit), effectsText(fact), fact.effects.length > 0 ? 'danger' : 'quiet'),
  slowed: ({ unit }, around) => words(around, [unit], 'slowed', 'danger'),
  shaken: ({ unit }, around) => words(around, [unit], 'shaken', 'danger'),
  'damage-applied': ({ destroyed }, around) => [burst(around, destroyed)],
  'markers-placed': ({ at }) => [attentionAt(...at)],
  'hex-struck': ({ unit, tokens }, around) =>
    tokens.length === 0 ? [] : words(around, [unit], tokens.map(onHitText).join(', '), 'danger'),
  'cloud-breathed': ({ unit, shaken }, around) => (shaken ? words(around, [unit], 'shaken', 'danger') : []),
  'kept-out': ({ units }, around) => words(around, units, 'no room', 'quiet'),
  slipped: ({ unit }, around) => words(around, [unit], 'retreats', 'quiet'),
  'cloud-released': ({ at, cloud }) => wordAt(at, markerText(cloud), 'danger'),
  'fear-met': ({ units }, around) => words(around, units, 'fear', 'danger'),
  'stench-met': ({ units }, around) => words(around, units, 'stench', 'danger'),
  'assault-began': ({ at }) => [...attentionAt(at), ...wordAt(at, 'Assault', 'act')],
  'strength-rolled': ({ unit, pool, waves, hits }, around) => {
    const needs = Math.min(...pool.dice.map((die) => die.needs));
    const dice = waves.flatMap(({ shown }) => diceOf(shown, (die) => die >= needs));
    return verdictAt(
      placeOf(around, unit),
      { label: 'strength', dice },
      count(hits, 'hit'),
      hits > 0 ? 'act' : 'quiet',
    );
  },
  'deflection-rolled': ({ unit, pool, shown, deflections }, around) => {
    const needs = Math.min(...pool.dice.map((die) => die.needs));
    if (shown.length === 0) return [];
    return verdictAt(
      placeOf(around, unit),
      { label: 'deflection', dice: diceOf(shown, (die) => die >= needs) },
      `${deflections} deflected`,
      deflections > 0 ? 'good' : 'quiet',
    );
  },
  'stood-firm': ({ unit }, around) => words(around, [unit], 'stands firm', 'good'),
  fled: ({ unit, from }, { after }) => wordAt(from, `${unitName(after, unit)} leaves the field`, 'danger'),
  cornered: ({ unit }, around) => words(around, [unit], 'cornered', 'danger'),
  'cut-off': ({ unit }, around) => [burst(around, [unit])],
  healed: ({ unit, cures }, around) => words(around, [unit], count(cures.length, 'cure'), 'good'),
  awoke: ({ unit }, around) => words(around, [unit], 'conscious again', 'good'),
  'token-faded': ({ unit, token }, around) =>
    words(around, [unit], token === 'fire' ? 'fire out' : 'bleeding stops', 'good'),
};

/** What happens on the map when an event is seen, between two views. */
export const cuesOf = (seen: Seen, before: View, after: View): Cues<MapCue> => {
  const around = { before, after };
  const slotOf = slotsAfter(after);
  const moves = [...motions(around, slotOf), ...tokenMotions(around, slotOf)];
  return [...(moves.length > 0 ? [moves] : []), ...cuesFrom(CUES, seen, around)];
};
