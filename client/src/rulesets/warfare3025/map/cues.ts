import type { HexLabel } from '@ironhex/shared/hex';
import {
  type HitResult,
  type Roll,
  type Seen,
  type SeenOf,
  type Table,
  tableOf,
  unitOf,
  type View,
  weaponOf,
} from '@ironhex/shared/warfare3025';
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
  wordAt,
} from '../../../map/effects/cues.ts';
import type { NoteTone } from '../../../map/effects/plate.ts';
import type { ShotCue } from '../../../map/effects/shot.ts';
import type { Cues } from '../../../map/picture.ts';
import { contactName } from '../words/detection.ts';
import { rollRow } from '../words/rolls.ts';
import { componentWord } from '../words/units.ts';
import { count, RESULT_WORDS } from '../words/words.ts';
import { sideOf } from './counters.ts';

/** What a weapon looks like when it fires, by what it does. */
const styleOf = (table: Table, unit: string, id: string): ShotCue['style'] => {
  const weapon = weaponOf(table, unit, id)!;
  if (weapon.traits.missileSwarm) return 'missiles';
  if (weapon.traits.ignoresFastAndCover) return 'flame';
  return weapon.traits.rapidFire || weapon.traits.spread !== undefined || /cannon|gun|rail|gauss/i.test(weapon.name)
    ? 'shell'
    : 'beam';
};

/** Where a unit stands: after the event, else before it. */
const placeOf = (around: Around<Table>, id: string): HexLabel | undefined =>
  placeAround(around, (table) => table.units.find((unit) => unit.id === id)?.at);

/** Rolls that land beside a hex, each in a row of its own, with what they came to together. */
const rolled = (at: HexLabel | null | undefined, rolls: readonly Roll[], text: string, tone: NoteTone): Cues<MapCue> =>
  at == null ? [] : [{ kind: 'verdict', at, rows: rolls.map(rollRow), text, tone }];

/** One roll that succeeds or fails, in these words. */
const attempted = (
  at: HexLabel | null | undefined,
  { roll, success }: { readonly roll: Roll; readonly success: boolean },
  [succeeds, fails]: readonly [succeeds: string, fails: string],
): Cues<MapCue> => rolled(at, [roll], success ? succeeds : fails, success ? 'good' : 'danger');

/** How bad the results of an attack are for its target, W-10. */
const TONES: Readonly<Record<HitResult, NoteTone>> = {
  missed: 'quiet',
  avoided: 'quiet',
  nothing: 'quiet',
  armour: 'act',
  structure: 'danger',
  component: 'danger',
};

/** What a side has learnt, or what the other side knows of one of its units, W-13d. */
const learnt = ({ own, state, unit, number, at }: SeenOf<'knowledge'>, around: Around<Table>): Cues<MapCue> => {
  const place = at ?? (unit === undefined ? undefined : placeOf(around, unit));
  if (own) return wordAt(place, state === 'hidden' ? 'hidden again' : state, state === 'visible' ? 'danger' : 'act');
  const words = { hidden: 'lost', detected: contactName({ number: number ?? null }), visible: 'in sight' } as const;
  return [...attentionAt(place), ...wordAt(place, words[state], state === 'hidden' ? 'quiet' : 'act')];
};

/** What is shown of each kind of event; kinds that are left out show nothing. */
const CUES: CueTable<Seen, Table> = {
  moved: ({ unit: id, path, facing, altitude }, { before }) => {
    const { at, status } = unitOf(before, id);
    const start = at === null || status !== 'field' ? [] : [at];
    return [{ kind: 'move', unit: id, path: [...start, ...path], facing, jump: altitude !== undefined }];
  },
  faced: ({ unit, facing }) => [{ kind: 'face', unit, facing }],
  piloted: (event) =>
    attempted(
      event.at,
      event,
      event.needs.includes('W-13c.6') ? ['it stands', 'it falls'] : ['it succeeds', 'it fails'],
    ),
  overwhelmed: ({ at }) => wordAt(at, 'Too much at once', 'danger'),
  unsteadied: ({ unit }, around) => wordAt(placeOf(around, unit), 'unstable', 'danger'),
  stabilised: ({ unit }, around) => wordAt(placeOf(around, unit), 'firm again', 'quiet'),
  halted: ({ unit, reason }, around) => (reason === 'stuck' ? wordAt(placeOf(around, unit), 'stuck', 'danger') : []),
  armourSaved: (event, around) => attempted(placeOf(around, event.unit), event, ['armour holds', 'armour gives']),
  waited: ({ unit }, around) => wordAt(placeOf(around, unit), 'waits', 'quiet'),
  actionDeclared: ({ unit }, around) => attentionAt(placeOf(around, unit)),
  interruptDeclared: ({ unit }, around) => attentionAt(placeOf(around, unit)),
  evaded: ({ unit, move }, around) => (move ? attentionAt(placeOf(around, unit)) : []),
  struck: ({ attack, reaction, defence, result }, { before }) => {
    const { from, to, attacker, weapon } = before.assault!.situation;
    const tone = TONES[result];
    return [
      ...shotBetween(from, to, sideOf(unitOf(before, attacker).side), {
        style: styleOf(before, attacker, weapon),
        missed: result === 'missed' || result === 'avoided',
        impact: tone,
      }),
      ...rolled(
        to,
        [attack, reaction, defence].filter((roll) => roll !== undefined),
        RESULT_WORDS[result],
        tone,
      ),
    ];
  },
  damaged: ({ unit, component, amount }, around) =>
    nameAt(placeOf(around, unit), `−${amount} ${componentWord(around.after.cards[unit]!, component)}`, 'danger'),
  resisted: (event, around) => attempted(placeOf(around, event.unit), event, ['resisted', 'not resisted']),
  ticksGained: ({ unit, ticks }, around) => wordAt(placeOf(around, unit), `+${count(ticks, 'tick')}`, 'danger'),
  destroyed: ({ unit }, around) => burstAt(placeOf(around, unit), unit),
  sensed: ({ unit, roll }, around) => rolled(placeOf(around, unit), [roll], 'looks about', 'quiet'),
  hid: (event, around) => attempted(placeOf(around, event.unit), event, ['hides', 'does not hide']),
  knowledge: (event, around) => learnt(event, around),
  firedUnseen: ({ from, target }, around) => [...attentionAt(from), ...attentionAt(placeOf(around, target))],
  struckUnseen: ({ target, reaction, defence, result }, around) => {
    const { before } = around;
    const at = placeOf(around, target);
    const tone = TONES[result];
    const side = before.units.find(({ id }) => id === target)?.side === 0 ? 1 : 0;
    return [
      ...shotBetween(before.incoming?.from, at, side, {
        style: 'shell',
        missed: result === 'missed' || result === 'avoided',
        impact: tone,
      }),
      ...rolled(
        at,
        [reaction, defence].filter((roll) => roll !== undefined),
        RESULT_WORDS[result],
        tone,
      ),
    ];
  },
};

/** What happens on the map when an event is seen, between two views. */
export const cuesOf = (seen: Seen, before: View, after: View): Cues<MapCue> =>
  cuesFrom(CUES, seen, { before: tableOf(before), after: tableOf(after) });
