import {
  arsenalOf,
  type Blocking,
  type FactOf,
  figuresOf,
  rulesNow,
  type Seen,
  type Table,
  type UnitId,
  type View,
} from '@ironhex/shared/grimdark';
import type { HexLabel } from '@ironhex/shared/hex';
import {
  type Around,
  attentionAt,
  burstAt,
  type CueTable,
  cuesFrom,
  type MapCue,
  nameAt,
  placeAround,
  shotBetween,
  verdictAt,
  wordAt,
  wordOver,
  wordsAt,
} from '../../../map/effects/cues.ts';
import type { MoveCue } from '../../../map/effects/motion.ts';
import type { NoteTone } from '../../../map/effects/plate.ts';
import type { ShotCue } from '../../../map/effects/shot.ts';
import type { Cues } from '../../../map/picture.ts';
import { diceOf } from '../../../text/entry.ts';
import { count } from '../../../text/numbers.ts';
import { sourceText } from '../words/effects.ts';
import { eventName } from '../words/events.ts';
import { hitsOf } from '../words/rolls.ts';
import { sideOf } from './counters.ts';

/** Where a unit stands, or the transport that it is in: after the event, else before it. */
const placeOf = (around: Around<View>, unit: UnitId): HexLabel | undefined =>
  placeAround(around, ({ units }) => {
    const known = units[unit];
    return known?.at ?? (known?.transport ? units[known.transport]?.at : undefined);
  });

/** A word at each of several units, at once. */
const words = (around: Around<View>, units: readonly UnitId[], text: string, tone: NoteTone): Cues<MapCue> => [
  wordsAt(
    units.map((unit) => placeOf(around, unit)),
    text,
    tone,
  ),
];

/** Several hexes pulse at once. */
const look = (...hexes: readonly (HexLabel | null | undefined)[]): Cues<MapCue> => [attentionAt(...hexes)];

/** A word in the middle of the map, for what concerns everybody. */
const overall = ({ after }: Around<View>, text: string, tone: NoteTone): Cues<MapCue> =>
  wordOver(after.board, text, tone);

/** A unit goes along a path; flying ones in one leap. */
const move = ({ before }: Around<View>, unit: UnitId, path: readonly HexLabel[]): readonly MoveCue[] => {
  const known = before.units[unit];
  if (path.length < 2 || !known) return [];
  const jump = path.length > 2 && rulesNow(before, known).flying;
  return [{ kind: 'move', unit, path, facing: 0, jump }];
};

/** What the shot of a weapon looks like, by what it does and what it is called. */
const styleOf = (table: Pick<Table, 'arsenal'>, weapon: string): ShotCue['style'] => {
  const known = arsenalOf(table).weapons[weapon];
  if (!known) return 'shell';
  const { name, rules } = known;
  if (/flam|fire|burn|torch/i.test(name)) return 'flame';
  if (/missile|rocket/i.test(name)) return 'missiles';
  if (rules.indirect || /mortar|grenade|bomb|spit|spore|gland|bile/i.test(name)) return 'lob';
  if (/dart|spine|thorn|barb|spear|bow|needle|quill|shard/i.test(name)) return 'arrow';
  return known.energy || /beam|lance|prism|light|ray|pulse|coil|arc/i.test(name) ? 'beam' : 'shell';
};

/** Who strikes in melee lunges at its target, and is back in its place. */
const lunge = (around: Around<View>, unit: UnitId, target: UnitId): Cues<MapCue> => {
  const [from, to] = [placeOf(around, unit), placeOf(around, target)];
  return from === undefined || to === undefined
    ? []
    : [{ kind: 'move', unit, path: [from, to, from], facing: 0, jump: false, lunge: true }];
};

/** What hits and the block dice against them come to, in a word: each hit that is not blocked is a wound. */
const came = (hits: number, failed: number): readonly [text: string, tone: NoteTone] => {
  if (hits === 0) return ['no hit', 'quiet'];
  return failed === 0 ? ['all blocked', 'good'] : [`${count(failed, 'wound')} of ${count(hits, 'hit')}`, 'danger'];
};

/** The block dice against hits, at who blocks. */
const blocks = (at: HexLabel | undefined, { defenses, blockDice, failed }: Blocking): Cues<MapCue> => {
  const [defense] = defenses;
  if (!defense || blockDice.length === 0) return [];
  const [text, tone] = came(blockDice.length, failed);
  const row = { label: `blocks ${defense.needs}+`, dice: diceOf(blockDice, (die) => die >= defense.needs) };
  return verdictAt(at, row, text, tone);
};

/** The hit dice of a group land at its target. Carriers may need different numbers: then none is said. */
const hitDice = (at: HexLabel | undefined, fact: FactOf<'group-resolved'>): Cues<MapCue> => {
  const hits = hitsOf(fact);
  const hit = new Set(fact.hits.map(({ die }) => die));
  const [aim, ...more] = fact.aims;
  const row = {
    label: aim && more.length === 0 ? `hits ${aim.needs}+` : 'hits',
    dice: fact.hitDice.map((face, die) => ({ face, value: face, counts: hit.has(die), sides: 6 })),
  };
  return verdictAt(at, row, hits === 0 ? 'no hit' : count(hits, 'hit'), hits === 0 ? 'quiet' : 'act');
};

/** One die at a unit, with what was needed. */
const oneDie = (
  at: HexLabel | undefined,
  label: string,
  die: number,
  isEnough: boolean,
  text: string,
  tone: NoteTone,
): Cues<MapCue> => verdictAt(at, { label, dice: diceOf([die], () => isEnough) }, text, tone);

/** What wounds have done to a unit, in a word: the loss of models where it has several. */
const woundsWord = ({ before }: Around<View>, { target, wounds, caused }: FactOf<'wounds-marked'>): string => {
  const unit = before.units[target];
  const removed = wounds.filter((wound) => wound.removed).length;
  if (caused === 0) return 'no wound';
  return removed > 0 && unit && figuresOf(before, unit).track.length > 1
    ? `−${count(removed, 'model')}`
    : `−${count(caused, 'wound')}`;
};

/** What is shown of each kind of fact; kinds that are left out show nothing. */
const CUES: CueTable<Seen, View> = {
  // Before the battle
  'marker-placed': ({ at }) => look(at),
  'markers-listed': ({ at }) => look(...at),
  'unit-deployed': ({ at }) => look(at),
  'scout-placed': (fact, around) => [...look(fact.at), ...move(around, fact.unit, [fact.from, fact.at])],
  // The course of the battle
  'round-began': ({ round }, around) => overall(around, `Round ${round}`, 'act'),
  arrived: ({ unit, at }, around) => [...look(at), ...words(around, [unit], 'arrives', 'act')],
  'unit-activated': ({ unit, idle }, around) =>
    idle ? words(around, [unit], 'shaken: idle', 'quiet') : look(placeOf(around, unit)),
  'activation-ended': ({ unit, recovered }, around) => (recovered ? words(around, [unit], 'recovers', 'good') : []),
  'markers-checked': ({ owners, changed }, { after }) => [
    changed.flatMap((marker) => {
      const owner = owners[marker] ?? null;
      const text = owner === null ? 'contested' : 'taken';
      return wordAt(after.markers[marker]?.at, text, owner === null ? 'quiet' : 'act');
    }),
  ],
  // Moves
  'unit-moved': ({ unit, action, from, path, target }, around) => [
    ...(target === null ? [] : words(around, [unit], 'Charge', 'act')),
    ...move(around, unit, [from, ...path]),
    ...(action === 'charge' && target !== null ? look(placeOf(around, target)) : []),
  ],
  'danger-tested': ({ unit, dice, wounds }, around) =>
    verdictAt(
      placeOf(around, unit),
      { label: 'danger', dice: diceOf(dice, (die) => die === 1) },
      wounds === 0 ? 'no harm' : count(wounds, 'wound'),
      wounds === 0 ? 'good' : 'danger',
    ),
  'unit-embarked': ({ unit }, around) => words(around, [unit], 'boards', 'quiet'),
  'bailed-out': ({ unit, transport, at }, around) => {
    const from = around.before.units[transport]?.at;
    return [...(from == null ? [] : move(around, unit, [from, at])), ...look(at)];
  },
  // Attacks
  'group-resolved': (fact, around) => {
    const { attack, hits, failed } = fact;
    const { by, target, how, weapon } = attack;
    const [from, to] = [placeOf(around, by), placeOf(around, target)];
    const isShot = how === 'hold' || how === 'advance';
    const impact = hits.length === 0 ? 'quiet' : failed > 0 ? 'danger' : 'act';
    const style = styleOf(around.after, weapon);
    const seat = around.after.units[by]?.seat ?? null;
    return [
      ...(isShot
        ? shotBetween(from, to, sideOf(around.after.seats, seat), { style, missed: hits.length === 0, impact })
        : []),
      ...hitDice(to, fact),
      ...blocks(to, fact),
    ];
  },
  'hits-resolved': (fact, around) => {
    const at = placeOf(around, fact.hits.target);
    return [...nameAt(at, sourceText(fact.hits.source, around.after), 'danger'), ...blocks(at, fact)];
  },
  'wounds-marked': (fact, around) =>
    words(around, [fact.target], woundsWord(around, fact), fact.caused === 0 ? 'good' : 'danger'),
  'unit-destroyed': ({ unit, at, why }) => [
    ...(why === 'routed' ? wordAt(at, 'routs', 'danger') : []),
    ...burstAt(at, unit),
  ],
  // Melees
  'strike-began': ({ unit, target, when }, around) => [
    ...(when === 'charge' ? [] : words(around, [unit], when === 'counter' ? 'Counter' : 'strikes back', 'act')),
    ...lunge(around, unit, target),
  ],
  'strike-declined': ({ unit }, around) => words(around, [unit], 'does not strike', 'quiet'),
  'impact-rolled': ({ unit, target, needs, dice, hits }, around) => [
    ...lunge(around, unit, target),
    ...verdictAt(
      placeOf(around, target),
      { label: `impact ${needs}+`, dice: diceOf(dice, (die) => die >= needs) },
      count(hits, 'hit'),
      hits > 0 ? 'act' : 'quiet',
    ),
  ],
  'became-fatigued': ({ unit }, around) => words(around, [unit], 'fatigued', 'quiet'),
  'melee-decided': ({ charger, target, loser, destroyed }, around) => {
    if (loser === null) return words(around, [charger, target], 'a tie', 'quiet');
    return destroyed ? [] : words(around, [loser], 'has lost', 'danger');
  },
  consolidated: ({ unit, from, path }, around) => move(around, unit, [from, ...path]),
  separated: ({ unit, from, at }, around) => (at === null ? [] : move(around, unit, [from, at])),
  // Morale
  'morale-tested': ({ unit, die, again, fearless, needs, result }, around) => {
    const dice = [die, again, fearless].filter((face) => face !== null);
    const passed = result === 'none';
    const row = { label: `morale ${needs}+`, dice: diceOf(dice, () => passed) };
    return verdictAt(placeOf(around, unit), row, passed ? 'holds' : result, passed ? 'good' : 'danger');
  },
  'became-shaken': ({ unit }, around) => words(around, [unit], 'shaken', 'danger'),
  // Spells
  'tokens-gained': ({ gained }, around) => [
    Object.entries(gained).flatMap(([unit, n]) =>
      n > 0 ? wordAt(placeOf(around, unit), `+${count(n, 'token')}`, 'good') : [],
    ),
  ],
  'spell-tried': ({ unit, spell, targets }, around) => [
    ...nameAt(placeOf(around, unit), sourceText(spell, around.after), 'act'),
    look(...targets.map((target) => placeOf(around, target))).flat(),
  ],
  'spell-tested': ({ unit, needed, die, success }, around) =>
    oneDie(
      placeOf(around, unit),
      `casts ${needed}+`,
      die,
      success,
      success ? 'succeeds' : 'fails',
      success ? 'act' : 'quiet',
    ),
  'spell-laid': ({ spell, targets }, around) => {
    const isHarm = arsenalOf(around.after).spells[spell]?.side === 'enemy';
    const name = sourceText(spell, around.after);
    return [targets.flatMap((target) => nameAt(placeOf(around, target), name, isHarm ? 'danger' : 'good'))];
  },
  // Random events
  'event-happened': ({ event, units = [], at }, around) => [
    ...overall(around, eventName(event), 'act'),
    ...look(at, ...units.map((unit) => placeOf(around, unit))),
  ],
  'event-struck': ({ event, unit, hits }, around) =>
    words(around, [unit], `${eventName(event)}: ${count(hits, 'hit')}`, 'danger'),
  'first-die-fell': ({ event, unit }, around) => words(around, [unit], eventName(event), 'act'),
  'fauna-rolled': ({ unit, dice }, around) => {
    const bites = dice.some(({ die }) => die === 1);
    return words(around, [unit], bites ? 'bitten' : 'nothing bites', bites ? 'danger' : 'quiet');
  },
  'piece-blew': ({ unit }, around) => [...look(placeOf(around, unit)), ...words(around, [unit], 'blows up', 'danger')],
  'dead-moved': ({ unit, path }, around) => {
    const from = around.before.units[unit]?.at;
    return from == null ? [] : move(around, unit, [from, ...path]);
  },
  'sniper-aimed': ({ at, unit, sees }, around) =>
    sees
      ? shotBetween(at, placeOf(around, unit), null, { style: 'shell', missed: false, impact: 'danger' })
      : wordAt(at, 'sees nothing', 'quiet'),
  'intel-delivered': ({ unit }, around) => words(around, [unit], '+1 point', 'good'),
  // Scenarios
  'items-dropped': ({ at }) => wordAt(at, 'dropped', 'danger'),
  'item-taken': ({ unit }, around) => words(around, [unit], 'takes it', 'act'),
  'tomb-searched': ({ unit, die, found }, around) =>
    oneDie(placeOf(around, unit), 'relic 4+', die, found, found ? 'the relic' : 'a mishap', found ? 'act' : 'danger'),
  'scenario-struck': ({ units, hits }, around) => words(around, units, count(hits, 'hit'), 'danger'),
  'storm-rolled': ({ blows }, around) => overall(around, blows ? 'The storm rises' : 'The storm is quiet', 'act'),
  'terminal-opened': ({ at, gives }) => wordAt(at, gives, 'act'),
  'chamber-surged': ({ what, at }) => (what === 'moved' ? look(at) : []),
  'interface-tested': ({ unit, needs, die, success, points }, around) =>
    oneDie(
      placeOf(around, unit),
      `works ${needs}+`,
      die,
      success,
      success ? `+${count(points, 'point')}` : 'nothing',
      success ? 'good' : 'quiet',
    ),
  'logic-used': ({ unit }, around) => words(around, [unit], '+1 to hit', 'good'),
  'next-named': ({ unit }, around) => words(around, [unit], 'acts next', 'act'),
};

/** What happens on the map when an event is seen, between two views. */
export const cuesOf = (seen: Seen, before: View, after: View): Cues<MapCue> => cuesFrom(CUES, seen, { before, after });
