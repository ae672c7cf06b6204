import type { UnitId } from '@ironhex/shared/grimdark';
import type { Refusal } from '@ironhex/shared/match';
import { ok, type Result } from '@ironhex/shared/result';
import { computed } from '@preact/signals';
import { type Attack, type Attacker, attackIn, attacksOn, toAttack } from './attack.ts';
import type { ActDraft } from './draft.ts';
import type { Acting, ActOdds } from './odds.ts';

/** The attacks that can be planned for an activation. */
export class Attacks {
  readonly #acting: Pick<Acting, 'question' | 'unit' | 'reaches' | 'draft'>;
  readonly #odds: Pick<ActOdds, 'shots'>;

  constructor(acting: Acting, odds: ActOdds) {
    this.#acting = acting;
    this.#odds = odds;
  }

  readonly #attacker = computed((): Attacker | undefined => {
    const {
      unit: { value: unit },
      question,
      reaches,
      draft,
    } = this.#acting;
    return unit && question.value && { view: question.value.view, unit, reaches: reaches.value, draft: draft.value };
  });

  /** Whom the unit means to shoot at, as far as it can after what is planned. */
  readonly aim = computed((): UnitId | undefined => {
    const { aim } = this.#acting.draft.value;
    return aim !== null && this.#odds.shots.value.has(aim) ? aim : undefined;
  });

  /** The enemy at whom a charge or shots are planned, and how else it could be attacked. */
  readonly other = computed((): { readonly enemy: UnitId; readonly attack: Attack } | undefined => {
    const attacker = this.#attacker.value;
    const enemy = attacker?.draft.target ?? this.aim.value;
    if (!attacker || enemy === undefined) return undefined;
    const planned = attackIn(attacker.draft, enemy);
    const attack = attacksOn(attacker, attacker.view.units[enemy]!).find(({ kind }) => kind !== planned);
    return attack && { enemy, attack };
  });

  /**
   * What a pick of an enemy changes: the obvious attack on it, of one that is planned already the other one, or none if
   * there is no other. Or why it cannot be attacked; undefined: nobody is there to attack.
   */
  toward(enemy: UnitId): Result<Partial<ActDraft> | undefined, Refusal> | undefined {
    const attacker = this.#attacker.peek();
    if (!attacker) return undefined;
    const attack = toAttack(attacker, attacker.view.units[enemy]!);
    if (!attack.ok) return attack;
    return ok(attack.value.kind === attackIn(attacker.draft, enemy) ? undefined : attack.value.change);
  }
}
