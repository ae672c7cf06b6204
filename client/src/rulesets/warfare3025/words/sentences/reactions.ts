import { unitOf } from '@ironhex/shared/warfare3025';
import { entry, placesOf, type Sentences } from '../entry.ts';
import { planPhrases } from '../phrases.ts';
import { playerName, unitName, weaponName } from '../units.ts';
import { ticks } from '../words.ts';

/** Dodges and counters in close quarters, W-13b.6 to W-13b.9. */
export const REACTIONS: Sentences<'reactionAsked' | 'reactionSet' | 'evasionAsked' | 'evaded' | 'counterEnded'> = {
  reactionAsked: ({ seat }, { table, names, you }) => {
    const target = table.assault?.situation.target;
    const yours = seat === you;
    const choice = `dodge or counter with ${target ? unitName(table, target) : 'the target'} (W-13b.6)`;
    return entry(`${yours ? 'You' : playerName(names, seat)} may ${choice}.`, {
      tone: 'quiet',
      units: target ? [target] : [],
    });
  },
  reactionSet: ({ unit, how, weapon }, { table }) => {
    const name = unitName(table, unit);
    if (how === 'none') return entry(`${name} neither dodges nor counters.`, { tone: 'quiet', units: [unit] });
    const what =
      weapon === undefined ? 'dodges (W-13b.8)' : `counters with its ${weaponName(table, unit, weapon)} (W-13b.9)`;
    return entry(`${name} ${what}.`, { tone: 'important', units: [unit], at: placesOf(table, unit) });
  },
  evasionAsked: ({ seat, unit }, { table, names, you }) =>
    entry(
      `${seat === you ? 'You' : playerName(names, seat)} may move ${unitName(table, unit)} after its dodge (W-13b.8).`,
      { tone: 'quiet', units: [unit] },
    ),
  evaded: ({ unit, move, cost, fast }, { table }) => {
    const name = unitName(table, unit);
    const aside = { units: [unit], at: placesOf(table, unit) };
    if (!move) return entry(`${name} stays where it is (W-13b.8).`, aside);
    const [what] = planPhrases(table, unit, { move }, unitOf(table, unit).at, 'full');
    const left = fast ? ', fast at once' : '';
    return entry(`${name} ${what}: ${ticks(cost)}${left}. It is not attacked again in this action (W-13b.8).`, aside);
  },
  counterEnded: ({ unit, cost }, { table }) =>
    entry(`${unitName(table, unit)} gains ${ticks(cost)} for its counter, stationary (W-13b.9).`, {
      tone: 'quiet',
      units: [unit],
      at: placesOf(table, unit),
    }),
};
