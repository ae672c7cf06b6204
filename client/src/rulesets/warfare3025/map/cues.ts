import type { HexLabel } from '@ironhex/shared/hex';
import {
  type HitResult,
  type Roll,
  type Seen,
  type Table,
  tableOf,
  unitOf,
  type View,
  weaponOf,
} from '@ironhex/shared/warfare3025';
import type { FaceCue, MoveCue } from '../../../map/effects/motion.ts';
import type { AttentionCue, DestroyedCue, WordCue } from '../../../map/effects/notes.ts';
import type { NoteTone } from '../../../map/effects/plate.ts';
import type { ShotCue } from '../../../map/effects/shot.ts';
import { nameAt } from '../../../map/effects/told.ts';
import type { VerdictCue } from '../../../map/effects/verdict.ts';
import { rollRow } from '../words/rolls.ts';
import { componentWord } from '../words/units.ts';
import { count, RESULT_WORDS } from '../words/words.ts';
import { sideOf } from './counters.ts';

/** Everything that is shown while it happens, all under 900 ms apiece. */
export type Cue = MoveCue | FaceCue | ShotCue | VerdictCue | WordCue | DestroyedCue | AttentionCue;

/** What a weapon looks like when it fires, by what it does. */
const styleOf = (table: Table, unit: string, id: string): ShotCue['style'] => {
  const weapon = weaponOf(table, unit, id)!;
  if (weapon.traits.missileSwarm) return 'missiles';
  if (weapon.traits.ignoresFastAndCover) return 'flame';
  return weapon.traits.rapidFire || weapon.traits.spread !== undefined || /cannon|gun|rail|gauss/i.test(weapon.name)
    ? 'shell'
    : 'beam';
};

const word = (at: HexLabel | null, text: string, tone: WordCue['tone']): Cue[] =>
  at === null ? [] : [{ kind: 'word', at, text, tone }];

/** Dice that land beside a hex, with what they came to. */
const verdict = (at: HexLabel | null, rolls: readonly Roll[], text: string, tone: NoteTone): Cue[] =>
  at === null ? [] : [{ kind: 'verdict', at, rows: rolls.map(rollRow), text, tone }];

/** How bad the results of an attack are for its target, W-10. */
const TONES: Readonly<Record<HitResult, NoteTone>> = {
  missed: 'quiet',
  nothing: 'quiet',
  armour: 'act',
  structure: 'danger',
  component: 'danger',
};

/** What happens on the map when an event is seen, between two views. */
export const cuesOf = (seen: Seen, viewBefore: View, viewAfter: View): Cue[] => {
  const before = tableOf(viewBefore);
  const after = tableOf(viewAfter);
  const at = (id: string) => unitOf(after, id).at ?? unitOf(before, id).at;
  switch (seen.kind) {
    case 'moved': {
      const from = unitOf(before, seen.unit).at;
      const start = from === null || unitOf(before, seen.unit).status !== 'field' ? [] : [from];
      const jump = seen.altitude !== undefined;
      return [{ kind: 'move', unit: seen.unit, path: [...start, ...seen.path], facing: seen.facing, jump }];
    }
    case 'faced':
      return [{ kind: 'face', unit: seen.unit, facing: seen.facing }];
    case 'piloted':
      return verdict(seen.at, [seen.roll], seen.success ? 'it succeeds' : 'it fails', seen.success ? 'good' : 'danger');
    case 'overwhelmed':
      return word(seen.at, 'Too much at once', 'danger');
    case 'armourSaved':
      return verdict(
        at(seen.unit),
        [seen.roll],
        seen.success ? 'armour holds' : 'armour gives',
        seen.success ? 'good' : 'danger',
      );
    case 'waited':
      return word(at(seen.unit), 'waits', 'quiet');
    case 'actionDeclared':
    case 'interruptDeclared': {
      const place = at(seen.unit);
      return place === null ? [] : [{ kind: 'attention', at: place }];
    }
    case 'struck': {
      const { situation } = before.assault!;
      return [
        {
          kind: 'shot',
          from: situation.from,
          to: situation.to,
          side: sideOf(unitOf(before, situation.attacker).side),
          style: styleOf(before, situation.attacker, situation.weapon),
          missed: seen.result === 'missed',
          impact: TONES[seen.result],
        },
        ...verdict(
          situation.to,
          [seen.attack, ...(seen.defence ? [seen.defence] : [])],
          RESULT_WORDS[seen.result],
          TONES[seen.result],
        ),
      ];
    }
    case 'damaged': {
      const part = componentWord(after.cards[seen.unit]!, seen.component);
      return [...nameAt(at(seen.unit), `−${seen.amount} ${part}`, 'danger')];
    }
    case 'resisted':
      return verdict(
        at(seen.unit),
        [seen.roll],
        seen.success ? 'resisted' : 'not resisted',
        seen.success ? 'good' : 'danger',
      );
    case 'ticksGained':
      return word(at(seen.unit), `+${count(seen.ticks, 'tick')}`, 'danger');
    case 'destroyed': {
      const place = at(seen.unit);
      return place === null ? [] : [{ kind: 'destroyed', unit: seen.unit, at: place }];
    }
    default:
      return [];
  }
};
