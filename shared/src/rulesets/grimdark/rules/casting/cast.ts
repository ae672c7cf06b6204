import type { Event } from '../../model/events.ts';
import type { State } from '../../model/state.ts';
import type { Table } from '../../model/table.ts';
import type { Unit, UnitId } from '../../model/units.ts';
import type { Spell } from '../../roster/index.ts';
import { answerOf, first, type StepRules } from '../chapter.ts';
import { arsenalOf, unitOf } from '../figures.ts';
import { otherSeat } from '../rounds/turns.ts';
import { laid } from './effects.ts';
import { hinderersOf, mayCast, spellsNow, targetsOf } from './spells.ts';
import { NEEDED, passes } from './success.ts';
import { paid, payerOf, spent } from './tokens.ts';

const CAST = 'cast';
const HINDER = 'hinder';

/** The spell with this id. */
export const spellNamed = (table: Pick<Table, 'arsenal'>, id: string): Spell => arsenalOf(table).spells[id]!;

/** Has the unit a spell that it can try now, with a target for it? */
const hasSpell = (table: Table, unit: Unit): boolean =>
  mayCast(table, unit) && spellsNow(table, unit).some((spell) => targetsOf(table, unit, spell).length > 0);

/** The tokens of units after the caster has paid for the spell and units of its side have helped. */
const afterHelp = (
  state: State,
  unit: Unit,
  { value }: Spell,
  help: Readonly<Record<UnitId, number>>,
): Record<UnitId, Pick<Unit, 'tokens'>> => {
  const casts = payerOf(state, unit, value)!;
  const payer = { ...unit, ...paid(unit, casts, value) };
  const units: Record<UnitId, Pick<Unit, 'tokens'>> = { [unit.id]: { tokens: payer.tokens } };
  for (const [id, amount] of Object.entries(help))
    units[id] = id === unit.id ? spent(state, payer, amount, casts) : spent(state, unitOf(state, id), amount);
  return units;
};

const total = (tokens: Readonly<Record<UnitId, number>>): number =>
  Object.values(tokens).reduce((sum, each) => sum + each, 0);

/** How spells are tried, hindered and tested, G-16.2 to G-16.5. */
export const CAST_STEPS: StepRules<'cast' | 'spell'> = {
  cast: {
    asks: (state, { when }) => {
      const { seat, unit } = state.active!;
      if (!hasSpell(state, unitOf(state, unit))) return { questions: [] };
      return { questions: [{ seat, key: CAST, prompt: 'cast', unit, when }] };
    },
    perform: function* (state, step, answers) {
      // A unit without a spell to try was not asked.
      const cast = answers[CAST] ? answerOf(answers, CAST, 'cast').cast : null;
      if (!cast) return;
      const unit = unitOf(state, state.active!.unit);
      const spell = spellNamed(state, cast.spell);
      const units: Record<UnitId, Partial<Unit>> = afterHelp(state, unit, spell, cast.tokens);
      units[unit.id] = { ...units[unit.id], tried: [...unit.tried, spell.id] };
      yield {
        kind: 'spell-tried',
        unit: unit.id,
        spell: spell.id,
        targets: cast.targets,
        value: spell.value,
        help: cast.tokens,
        to: { units },
      };
      const casting = { caster: unit.id, spell: spell.id, targets: cast.targets, help: total(cast.tokens) };
      yield first(state, { do: 'spell', casting }, step);
    },
  },
  spell: {
    asks: (state, { casting }) => {
      const caster = unitOf(state, casting.caster);
      const seat = otherSeat(state, caster.seat);
      if (hinderersOf(state, caster, seat).length === 0) return { questions: [] };
      return { questions: [{ seat, key: HINDER, prompt: 'hinder', unit: caster.id, casting }] };
    },
    perform: function* (state, { casting }, answers, dice): Generator<Event> {
      const { caster, targets, help } = casting;
      const hindrance = answers[HINDER] ? answerOf(answers, HINDER, 'hinder').tokens : {};
      const hinder = total(hindrance);
      const reasons = [
        ...(help > 0 ? [{ rule: 'G-16.4', why: 'help', add: help }] : []),
        ...(hinder > 0 ? [{ rule: 'G-16.4', why: 'hindrance', add: -hinder }] : []),
      ];
      const die = dice.roll(6, 'casting');
      const success = passes(die, help - hinder);
      const units = Object.fromEntries(
        Object.entries(hindrance).map(([id, amount]) => [id, spent(state, unitOf(state, id), amount)]),
      );
      const told = { unit: caster, spell: casting.spell, hindrance, needed: NEEDED, die, reasons, success };
      yield { kind: 'spell-tested', ...told, ...(hinder > 0 && { to: { units } }) };
      if (success) yield* laid(state, spellNamed(state, casting.spell), caster, targets);
    },
  },
};
