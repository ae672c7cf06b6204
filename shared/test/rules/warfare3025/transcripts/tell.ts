import { type Decision, reasonOf, type Timer } from '@ironhex/shared/match';
import {
  ADVANTAGE_WORDS,
  type Event,
  type EventKind,
  type EventOf,
  type Intent,
  type Roll,
  type Seen,
  type SeenKind,
  type SeenOf,
  TIER_NAMES,
  type View,
  type WarfareTypes,
  WORDS,
} from '@ironhex/shared/warfare3025';
import type { EventWords } from '../../../transcripts/seen.ts';
import { intentWords } from './words.ts';

const tellRoll = ({ dice, keep, damage, result, tier, advantages }: Roll): string => {
  const shown = keep === 'only' ? `${dice[0]}` : `${keep} of ${dice.join(' ')}`;
  const capped = damage > 0 ? `, D ${damage}, counts ${result}` : keep === 'only' ? '' : `, ${result}`;
  const why =
    advantages.length > 0 ? ` | ${advantages.map((one) => `${ADVANTAGE_WORDS[one.why]} ${one.rule}`).join('; ')}` : '';
  return `${shown}${capped}: ${TIER_NAMES[tier]}${why}`;
};

const verdictOf = (success: boolean): string => (success ? 'succeeds' : 'fails');
const flagged = (flag: boolean, word: string): string => (flag ? ` ${word}` : '');

/** What is told in words of its own: what happens, and what somebody is told instead of that. */
type Told = Exclude<EventKind | SeenKind, 'planned' | 'stepped' | 'changed' | 'secret'>;
type Tellers = {
  readonly [K in Told]: (
    told: K extends EventKind ? EventOf<K> : K extends SeenKind ? SeenOf<K> : never,
  ) => string | string[];
};

const TELLERS: Tellers = {
  skimmed: ({ ticks }) => `${ticks}`,
  tieRolled: ({ unit, roll }) => `${unit} ${tellRoll(roll)}`,
  tacticsRolled: ({ unit, roll }) => `${unit} ${tellRoll(roll)}`,
  ticksPlaced: ({ unit, ticks }) => `${unit} ${ticks}`,
  activated: ({ seat, units }) => `${seat} ${units.join(' ')}`,
  waited: ({ unit, ticks }) => `${unit} ticks ${ticks}`,
  actionDeclared: ({ unit, cost, fast, stabilise = false, hide = false }) =>
    `${unit} cost ${cost}${flagged(fast, 'fast')}${flagged(stabilise, 'to stabilise')}${flagged(hide, 'to hide')}`,
  partsNamed: ({ role, parts }) => `${role} ${parts.join(' ')}`,
  windowOpened: ({ eligible }) => eligible.map(({ unit, triggers }) => `${unit} at ${triggers.join(' ')}`).join(', '),
  windowAnswered: ({ seat, claim }) => `${seat}${claim ? `: ${intentWords(claim)}` : ''}`,
  interruptDeclared: ({ unit, cost, fast, trigger, timing }) =>
    `${unit} cost ${cost}${flagged(fast, 'fast')} trigger ${trigger} ${timing}`,
  windowClosed: () => '',
  moved: ({ unit, path, facing, altitude, thrust }) =>
    `${unit} ${path.join(' ')} heading ${facing}${flagged(altitude !== undefined, `altitude ${altitude}`)}${flagged(thrust > 0, `thrust ${thrust}`)}`,
  piloted: ({ unit, at, needs, demand, roll, success }) =>
    `${unit} in ${at} for ${needs.join(' ')}${demand ? ` (${demand.ground}, ${TIER_NAMES[demand.tier]}, ${demand.threat})` : ''}, ${tellRoll(roll)}, ${verdictOf(success)}`,
  overwhelmed: ({ unit, at, needs }) => `${unit} in ${at} by ${needs.join(' ')}`,
  armourSaved: ({ unit, roll, success }) => `${unit} ${tellRoll(roll)}, ${verdictOf(success)}`,
  halted: ({ unit, reason, rule }) => `${unit} ${reason} (${rule})`,
  unsteadied: ({ unit }) => unit,
  stabilised: ({ unit }) => unit,
  backedUp: ({ unit, to }) => `${unit} to ${to ?? 'off the map'}`,
  faced: ({ unit, facing }) => `${unit} ${facing}`,
  attackOpened: ({ situation, shots, exchange }) => {
    const { attacker, target, weapon, from, to, distance, band, cover, rear, aimed, close } = situation;
    const pieces = cover.map((piece) => `${piece.pieces} ${piece.why} ${piece.hex} (${piece.rule})`).join(', ');
    return [
      `${attacker} ${weapon} from ${from} at ${target} in ${to}, ${distance} hexes, ${band}, attacks ${shots}` +
        `${flagged(rear, 'from behind')}${flagged(exchange, 'held back')}`,
      ...(pieces ? [`cover ${pieces}`] : []),
      ...(aimed
        ? [
            `needs ${TIER_NAMES[aimed.needed]}: size ${aimed.size} ${TIER_NAMES[aimed.distance]}, aim ${aimed.aim} ${TIER_NAMES[aimed.ticks]}, speed ${TIER_NAMES[aimed.speed]}`,
          ]
        : []),
      ...(close ? [`close quarters within ${close.engagement}, needs ${TIER_NAMES[close.needed]}`] : []),
    ];
  },
  attackCalledOff: ({ unit, attack, reason, rule }) =>
    `${unit} ${attack.weapon} at ${attack.target} ${reason} (${rule})`,
  defenceAsked: ({ seat }) => seat,
  defenceSet: ({ defence, chosen }) => `${defence}${flagged(chosen, 'chosen')}`,
  reactionAsked: ({ seat }) => seat,
  reactionSet: ({ unit, how, weapon }) => `${unit} ${how}${weapon === undefined ? '' : ` ${weapon}`}`,
  evasionAsked: ({ seat, unit }) => `${seat} ${unit}`,
  evaded: ({ unit, move, cost, fast }) =>
    move ? `${unit} moves cost ${cost}${flagged(fast, 'fast')}` : `${unit} stays`,
  counterEnded: ({ unit, cost }) => `${unit} +${cost} stationary`,
  struck: ({ shot, attack, reaction, defence, result, damage }) => [
    `${shot}: ${result}${flagged(damage > 0, `${damage}`)}`,
    `attack ${tellRoll(attack)}`,
    ...(reaction ? [`reaction ${tellRoll(reaction)}`] : []),
    ...(defence ? [`${defence.on} ${tellRoll(defence)}`] : []),
  ],
  pickAsked: ({ seat, damage }) => `${seat} damage ${damage}`,
  picked: ({ component }) => component,
  blowHeld: ({ blow: { attacker, target, component, amount, resisted, haywire } }) =>
    `${attacker} on ${target} ${component} ${amount}${flagged(resisted, 'resisted')}${flagged(haywire, 'haywire')}`,
  damaged: ({ unit, component, amount, total, rule }) => `${unit} ${component} +${amount} = ${total} (${rule})`,
  resisted: ({ unit, roll, incoming, success }) => `${unit} ${incoming}, ${tellRoll(roll)}, ${verdictOf(success)}`,
  weaponEmptied: ({ unit, weapon }) => `${unit} ${weapon}`,
  ticksGained: ({ unit, ticks, rule }) => `${unit} +${ticks} (${rule})`,
  attackEnded: () => '',
  exchangeSettled: () => '',
  interruptCalledOff: ({ unit, reason, rule }) => `${unit} ${reason} (${rule})`,
  destroyed: ({ unit, by }) => `${unit}${flagged(by !== undefined, `by ${by}`)}`,
  actionEnded: ({ unit, cost, token }) => `${unit} +${cost}${token === 'none' ? '' : ` ${token}`}`,
  waitDeclared: ({ unit }) => unit,
  reactionAnswered: ({ seat, reaction }) => `${seat} ${reaction?.how ?? 'none'}`,
  hid: ({ unit, roll, success }) => `${unit} ${tellRoll(roll)}, ${verdictOf(success)}`,
  sensed: ({ unit, roll }) => `${unit} ${tellRoll(roll)}`,
  knownAs: (event) =>
    `${event.unit} ${event.state}${event.state === 'detected' ? ` as ${event.number} in ${event.at}` : ''} (${event.by})`,
  activationEnded: ({ unit }) => unit,
  unseenActivated: ({ side }) => `side ${side}`,
  unseenEnded: ({ side }) => `side ${side}`,
  knowledge: ({ own, unit, state, number, at, by }) =>
    [
      ...(own ? ['own'] : []),
      ...(unit === undefined ? [] : [unit]),
      state,
      ...(at === undefined ? [] : [`as ${number ?? 'a contact'} in ${at}`]),
      ...(by === undefined ? [] : [`(${by})`]),
    ].join(' '),
  firedUnseen: ({ number, from, target, mayPilot, close }) =>
    `${number ?? 'a contact'} from ${from} at ${target}${flagged(mayPilot, 'piloting allowed')}${flagged(close, 'close quarters')}`,
  struckUnseen: ({ target, shot, result, damage, reaction, defence }) => [
    `${target} ${shot}: ${result}${flagged(damage > 0, `${damage}`)}`,
    ...(reaction ? [`reaction ${tellRoll(reaction)}`] : []),
    ...(defence ? [`${defence.on} ${tellRoll(defence)}`] : []),
  ],
  named: ({ names }) =>
    Object.entries(names)
      .map(([unit, name]) => `${unit} ${name}`)
      .join(', '),
  conceded: ({ seat }) => seat,
  withdrawn: ({ seat, units }) => `${seat} ${units.join(' ')}`,
  ended: ({ outcome }) => {
    const { winner, score, rule } = outcome;
    const won = winner === undefined ? 'draw' : `side ${winner}`;
    return `${won} ${score.join(':')} (${rule}) ${reasonOf(WORDS.outcomes, outcome)}`;
  },
};

/** An event in words: its essential figures, the rest of them on lines of their own. */
const tell = (event: Event | Seen): readonly string[] => {
  const { kind } = event;
  if (!Object.hasOwn(TELLERS, kind)) return [kind];
  const told = (TELLERS[kind as Told] as (event: Event | Seen) => string | string[])(event);
  const [first, ...more] = typeof told === 'string' ? [told] : told;
  return [`${kind} ${first}`.trimEnd(), ...more];
};

/** Where contacts stand from now on, which can be seen of any event, W-13d.13; who learns of one is told that anyway. */
const contactWords = ({ kind, view }: Seen): readonly string[] => {
  const contacts = kind === 'knowledge' ? [] : (view?.in?.sensing?.set?.contacts ?? []);
  return (contacts as NonNullable<View['sensing']>['contacts']).map(
    ({ number, at }) => `contact ${number === null ? '' : `${number} `}in ${at}`,
  );
};

/** How the events of Warfare are told. */
export const EVENT_WORDS: EventWords<WarfareTypes> = {
  bookkeeping: ['planned', 'stepped', 'activationEnded'],
  tell,
  tellSeen: (part) => {
    const seen = part as Seen;
    const words = [...(seen.kind === 'changed' ? [] : tell(seen)), ...contactWords(seen)];
    return words.length > 0 ? words.join('; ') : undefined;
  },
};

/** Time that runs without anybody being asked. */
export const tellTimer = ({ id, clock }: Timer): string => `? ${clock.class} #${id} runs`;

/** What the match waits for, and what happens without an answer. */
export const tellDecision = ({ id, seat, kind }: Decision, unanswered: Intent): string =>
  `? ${seat} ${kind} #${id}, else ${intentWords(unanswered)}`;
