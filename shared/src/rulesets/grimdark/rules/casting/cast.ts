import type { Event } from '../../model/events.ts';
import type { UnitId } from '../../model/units.ts';
import { answerOf, first, type StepRules, without } from '../chapter.ts';
import { unitOf } from '../figures.ts';
import { keptAct } from '../movement/act.ts';
import { otherSeat } from '../rounds/turns.ts';
import { laid } from './effects.ts';
import { hasSpell, hinderersOf } from './spells.ts';
import { NEEDED, passes } from './success.ts';
import { spent } from './tokens.ts';
import { afterTrying, spellNamed } from './trying.ts';

const CAST = 'cast';
const HINDER = 'hinder';

const total = (tokens: Readonly<Record<UnitId, number>>): number =>
  Object.values(tokens).reduce((sum, each) => sum + each, 0);

/** How spells are tried, hindered and tested, G-16.2 to G-16.5. */
export const CAST_STEPS: StepRules<'cast' | 'spell'> = {
  cast: {
    asks: (state, { when, planned }) => {
      const { seat, unit } = state.active!;
      if (!hasSpell(state, unitOf(state, unit))) return { questions: [] };
      const act = keptAct(state, planned);
      return { questions: [{ seat, key: CAST, prompt: 'cast', unit, when, ...(act && { act }) }] };
    },
    perform: function* (state, step, answers) {
      // A unit without a spell to try was not asked.
      if (!answers[CAST]) return;
      const { cast, more } = answerOf(answers, CAST, 'cast');
      // It is not asked after its move either.
      if (more === 'none') yield without(state, (each) => each.do === 'cast');
      if (!cast) return;
      const unit = unitOf(state, state.active!.unit);
      const spell = spellNamed(state, cast.spell);
      const units = afterTrying(state, unit, cast);
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
      const again = more === undefined || more === 'now' ? [step] : [];
      yield first(state, { do: 'spell', casting }, ...again);
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
