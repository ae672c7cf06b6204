import { ANGLE_NAMES, type Fighter, type Tally } from '@ironhex/shared/steampunk';
import { rollOf } from '../../../../text/entry.ts';
import { count, list } from '../../../../text/numbers.ts';
import { markerText, SPEED_NAMES } from '../abilities.ts';
import { dieText } from '../dice.ts';
import { about, type Context, doing, type Sentences, unitsText } from '../entry.ts';
import { directionWord, unitName } from '../names.ts';
import { CUT_OFF_WORDS } from '../reasons.ts';
import { deflectionRoll, neededRoll, strengthRoll } from '../rolls.ts';

const ROLES: Readonly<Record<Fighter['role'], string>> = {
  staying: 'stays',
  held: 'is held',
  entering: 'enters',
};

/** Both sides of an assault: `b1 and b2 against o1`. */
const sidesText = (context: Context, fighters: readonly Fighter[]): string =>
  [...Map.groupBy(fighters, ({ seat }) => seat).values()]
    .map((side) =>
      unitsText(
        context,
        side.map(({ unit }) => unit),
      ),
    )
    .join(' against ');

const tallyText = (context: Context, { seat, net, hits, deflections }: Tally): string =>
  `${context.names(seat)} with ${net} (${count(hits, 'hit')}, ${count(deflections, 'deflection')})`;

/** Assaults and retreats, section 16. */
export const ASSAULT: Sentences<
  | 'kept-out'
  | 'slip-rolled'
  | 'slipped'
  | 'moved-in'
  | 'cloud-released'
  | 'stench-met'
  | 'fear-met'
  | 'assault-began'
  | 'strength-rolled'
  | 'deflection-rolled'
  | 'assault-decided'
  | 'hits-allocated'
  | 'hits-exchanged'
  | 'cunning-met'
  | 'stood-firm'
  | 'assault-settled'
  | 'retreated'
  | 'fled'
  | 'cornered'
  | 'cut-off'
  | 'regrouped'
  | 'assaults-ended'
> = {
  'kept-out': ({ at, units }, context) =>
    about(
      context,
      units,
      `${unitsText(context, units)} ${units.length === 1 ? 'finds' : 'find'} no room in the assault at ${at} (AS-2).`,
      { opens: 'action' },
    ),
  'slip-rolled': ({ unit, at, needs, die }, context) =>
    about(
      context,
      [unit],
      `${unitName(context.view, unit)} ${die >= needs ? 'may retreat' : 'cannot retreat'} before the assault (PAR-1).`,
      {
        opens: 'action',
        by: unit,
        tone: 'quiet',
        rolls: [
          neededRoll(
            `${unitName(context.view, unit)} to ${at}, before the assault`,
            needs,
            [die],
            die >= needs ? 'it may go' : 'it stays',
            'PAR-1',
          ),
        ],
      },
    ),
  slipped: ({ unit, from, at }, context) =>
    about(
      context,
      [unit],
      `${unitName(context.view, unit)} retreats before the assault${from === at ? '' : ` to ${at}`} (PAR-3).`,
      {
        opens: 'action',
        by: unit,
        at: [from, at],
      },
    ),
  'moved-in': ({ at, units }, context) =>
    about(context, units, `${unitsText(context, units)} ${units.length === 1 ? 'takes' : 'take'} ${at} (AS-15).`, {
      at: [at],
    }),
  'cloud-released': ({ unit, at, cloud }, context) =>
    about(context, [unit], `${unitName(context.view, unit)} lets out a ${markerText(cloud)} at ${at} (AB-RC).`, {
      opens: 'action',
      by: unit,
      at: [at],
      tone: 'important',
    }),
  'stench-met': ({ by, units }, context) =>
    about(
      context,
      [by, ...units],
      `${unitName(context.view, by)} stinks: ${unitsText(context, units)} ${units.length === 1 ? 'suffers' : 'suffer'} (AS-3).`,
      { opens: 'action', by },
    ),
  'fear-met': ({ by, die, units }, context) =>
    about(
      context,
      [by, ...units],
      `${unitName(context.view, by)} spreads fear, psychic ${dieText(die)}, among ${unitsText(context, units)} (AS-3).`,
      {
        opens: 'action',
        by,
      },
    ),
  'assault-began': ({ at, round, nested, fighters, units }, context) => {
    const again = round > 1 ? `, round ${round}` : nested ? ', of a cornered unit' : '';
    return about(context, units, `Assault at ${at}${again}: ${sidesText(context, fighters)} (AS-1).`, {
      opens: 'action',
      tone: 'important',
      at: [at],
      by: fighters.find(({ role }) => role === 'entering')?.unit ?? units[0],
      rolls: [
        rollOf({
          title: `Who fights at ${at}`,
          rows: fighters.map(({ unit, role, angle }) => ({
            label: unitName(context.view, unit),
            value: `${ROLES[role]}, fights with its ${ANGLE_NAMES[angle]}`,
            rule: 'AS-4',
          })),
          dice: [],
          came: count(fighters.length, 'unit'),
        }),
      ],
    });
  },
  'strength-rolled': (fact, context) =>
    about(
      context,
      [fact.unit],
      `${unitName(context.view, fact.unit)} strikes with ${count(fact.pool.dice.length, 'die')}: ${count(fact.hits, 'hit')} (AS-5).`,
      {
        tone: 'quiet',
        by: fact.unit,
        rolls: [strengthRoll(context.view, fact)],
      },
    ),
  'deflection-rolled': (fact, context) =>
    about(
      context,
      [fact.unit],
      `${unitName(context.view, fact.unit)} deflects ${count(fact.deflections, 'hit')}${fact.counters > 0 ? ` and strikes back with ${fact.counters}` : ''} (AS-6).`,
      { tone: 'quiet', by: fact.unit, rolls: [deflectionRoll(context.view, fact)] },
    ),
  'assault-decided': ({ at, tallies, winner, byRank }, context) =>
    about(
      context,
      [],
      `${doing(context, winner, 'win', 'wins')} the assault at ${at}${byRank ? ' by rank' : ''}: ${tallies.map((tally) => tallyText(context, tally)).join(' against ')} (AS-11).`,
      { at: [at], tone: 'important' },
    ),
  'hits-allocated': ({ at, seat, allocation }, context) => {
    const { cancelled, primary, support } = allocation;
    const struck = [...Map.groupBy(primary, ({ on }) => on)].map(
      ([on, hits]) => `${count(hits.length, 'hit')} on ${unitName(context.view, on)}`,
    );
    const rest = [
      ...(support.length > 0 ? [`${support.length} in support`] : []),
      ...(cancelled.length > 0 ? [`${cancelled.length} deflected`] : []),
    ];
    const units = [...new Set(primary.map(({ on }) => on))];
    return about(
      context,
      units,
      `${doing(context, seat, 'deal', 'deals')} out the hits: ${list([...struck, ...rest]) || 'none'} (AS-12).`,
      {
        at: [at],
      },
    );
  },
  'hits-exchanged': ({ seat, target, per, rolls }, context) =>
    about(
      context,
      [target],
      `${doing(context, seat, 'exchange', 'exchanges')} ${count(per * rolls, 'hit')} on ${unitName(context.view, target)} for ${count(rolls, 'roll')} of light damage (AB-CA).`,
    ),
  'cunning-met': ({ unit, needs, dice }, context) => {
    const stopped = dice.filter((die) => die >= needs).length;
    return about(
      context,
      [unit],
      `${unitName(context.view, unit)} sees through ${stopped === 0 ? 'none of it' : count(stopped, 'cunning blow')} (AB-CA).`,
      {
        rolls: [
          neededRoll(
            `Cunning defence of ${unitName(context.view, unit)}`,
            needs,
            dice,
            count(stopped, 'success'),
            'AB-CA',
          ),
        ],
      },
    );
  },
  'stood-firm': ({ unit }, context) =>
    about(context, [unit], `${unitName(context.view, unit)} stands firm: it does not retreat (RET-7).`, {
      tone: 'important',
      by: unit,
    }),
  'assault-settled': ({ at, winner, leaving, marked }, context) => {
    const gone =
      leaving.length > 0 ? `, and ${unitsText(context, leaving)} ${leaving.length === 1 ? 'gives' : 'give'} way` : '';
    const crowd = marked.length > 0 ? ` ${unitsText(context, marked)} will be shaken in the next turn (AS-2).` : '';
    return about(
      context,
      [...leaving, ...marked],
      `${doing(context, winner, 'hold', 'holds')} ${at}${gone} (AS-15).${crowd}`,
      { at: [at] },
    );
  },
  retreated: ({ unit, from, at }, context) =>
    about(context, [unit], `${unitName(context.view, unit)} retreats from ${from} to ${at} (RET-2).`, {
      at: [from, at],
      by: unit,
    }),
  fled: ({ unit, from }, context) =>
    about(context, [unit], `${unitName(context.view, unit)} leaves the battlefield at ${from} for good (RET-4).`, {
      tone: 'important',
      opens: 'action',
      by: unit,
      at: [from],
    }),
  cornered: ({ unit, at }, context) =>
    about(context, [unit], `${unitName(context.view, unit)} is cornered, and fights its way out into ${at} (RET-4).`, {
      tone: 'important',
      opens: 'action',
      by: unit,
      at: [at],
    }),
  'cut-off': ({ unit, why }, context) =>
    about(
      context,
      [unit],
      `${unitName(context.view, unit)} is destroyed: ${CUT_OFF_WORDS[why][0]} (${CUT_OFF_WORDS[why][1]}).`,
      {
        tone: 'important',
        opens: 'action',
        by: unit,
      },
    ),
  regrouped: ({ unit, facing, speed, remainder }, context) => {
    const rest =
      remainder === 'nothing'
        ? ', and does nothing more this turn'
        : remainder === 'turn'
          ? ', and may only turn this turn'
          : '';
    return about(
      context,
      [unit],
      `${unitName(context.view, unit)} faces ${directionWord(facing)}, ${SPEED_NAMES[speed]}${rest} (RET-6).`,
      {
        tone: 'quiet',
      },
    );
  },
  'assaults-ended': () => undefined,
};
