import {
  type Ask,
  type AssaultHarm,
  assaultOdds,
  exchangeOdds,
  exchangesIn,
  fieldUnits,
  layerOf,
  limited,
  type Unit,
  type View,
  without,
} from '@ironhex/shared/steampunk';
import { chance } from '../../../text/numbers.ts';
import { PANELS } from '../words/ui.ts';

const { odds: TEXT } = PANELS;

type Contest = View['contests'][number];

/** What the dice that follow an answer may come to, in a few words; undefined: nothing is rolled for, or nobody can know. */
type OddsOf = (view: View, ask: Ask, option: string) => string | undefined;

const holds = ({ staying, held, entering }: Contest, unit: string | null): boolean =>
  unit !== null && [...staying, ...held, ...entering.map((each) => each.unit)].includes(unit);

/** The contest of a unit that is still to be fought. */
const contestOf = ({ contests }: View, { unit }: Ask): Contest | undefined =>
  contests.find((contest) => contest.outcome === undefined && holds(contest, unit));

/** The own chance to win an assault, and the hits of both sides. */
const fought = (view: View, { seat }: Ask, contest: Contest, answers = {}): string => {
  const odds = assaultOdds(view, contest, answers);
  const own = odds.find((each) => each.seat === seat)!;
  const enemy = odds.find((each) => each.seat !== seat)!;
  return TEXT.assault(chance(own.wins), own.net.toFixed(1), enemy.net.toFixed(1));
};

/** An average that is never said to be nothing where something can happen. */
const mean = (n: number): string => (n < 0.05 ? '< 0.1' : n.toFixed(1));

/** What a unit suffers in an assault, in a few words. */
export const harmWords = ({ destroyed, killed, shaken, critical, fd, tokens }: AssaultHarm): string => {
  const dead = killed.reduce((sum, p, models) => sum + p * models, 0);
  const chances = [
    [TEXT.destroyed, destroyed],
    [TEXT.shaken, shaken],
    [TEXT.critical, critical],
  ] as const;
  const words = [
    ...chances.flatMap(([word, p]) => (p > 0 ? [`${word} ${chance(p)}`] : [])),
    ...(killed.length > 2 && dead > 0 ? [TEXT.dead(mean(dead))] : []),
    ...(fd > 0 ? [TEXT.fd(mean(fd))] : []),
    ...[...new Set(tokens)].map((token) => TEXT.token(tokens.filter((each) => each === token).length, token)),
  ];
  return words.join(', ') || TEXT.nothing;
};

/** The assault of a unit that enters a hex, if enemies stand there now: others may still come, or go. */
const assaultIn = ({ units }: View, unit: Unit | undefined, at: string): Contest | undefined => {
  const enemies = fieldUnits({ units }).filter(
    (other) => unit && other.at === at && other.side !== unit.side && !other.hidden && layerOf(other) === layerOf(unit),
  );
  if (!unit?.at || enemies.length === 0) return undefined;
  const entering = [{ unit: unit.id, from: unit.at, backwards: false }];
  return { at, layer: layerOf(unit), staying: enemies.map(({ id }) => id), held: [], entering };
};

const ODDS: Readonly<Partial<Record<Ask['prompt'], OddsOf>>> = {
  move: (view, ask, option) => {
    const contest = assaultIn(view, view.units[ask.unit ?? ''], option);
    return contest && fought(view, ask, contest);
  },
  slip: (view, ask, option) => {
    const contest = contestOf(view, ask);
    if (!contest) return undefined;
    if (option === 'stay') return fought(view, ask, contest);
    const left = without(contest, ask.unit!);
    const own = (id: string): boolean => view.units[id]?.seat === ask.seat;
    const remains = [...left.staying, ...left.held, ...left.entering.map(({ unit }) => unit)].some(own);
    return remains ? fought(view, ask, left) : TEXT.nobody;
  },
  enter: (view, ask, option) => {
    const [, , at, layer] = ask.key.split(' ');
    const contest = view.contests.find((each) => each.at === at && each.layer === layer);
    return contest && fought(view, ask, limited(view, contest, ask.seat, option));
  },
  angle: (view, ask, option) => {
    const contest = view.fight ?? contestOf(view, ask);
    return contest && fought(view, ask, contest, { [ask.key]: { parts: {}, final: { kind: 'choose', option } } });
  },
  cunning: (view, ask, option) => {
    const per = Number(ask.key.split(' ')[2]);
    const { fight } = view;
    if (!fight) return undefined;
    const exchange = exchangesIn(view, fight).find((each) => each.target === ask.unit && each.per === per);
    return exchange && harmWords(exchangeOdds(view, fight, exchange, option === 'no' ? 0 : Number(option)));
  },
};

/** The odds of all options of a question, by option; empty where none are to be had. */
export const optionOdds = (view: View, ask: Ask): ReadonlyMap<string, string> =>
  new Map(
    ask.options.flatMap((option) => {
      const odds = ODDS[ask.prompt]?.(view, ask, option);
      return odds === undefined ? [] : [[option, odds]];
    }),
  );
