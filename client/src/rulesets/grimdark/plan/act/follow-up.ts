import { checkAct, type Unit } from '@ironhex/shared/grimdark';
import { effect, signal, untracked } from '@preact/signals';
import type { Desk } from '../planner.ts';
import type { Act } from './route.ts';

/** An action that was planned with the choice of its unit. */
interface Following {
  readonly act: Act;
  readonly unit: Unit;
}

/**
 * Sends the action that was planned with the choice of its unit as soon as it is asked for. If something else is asked
 * before, or something has happened to the unit, the player decides anew.
 */
export class FollowUp {
  readonly #desk: Pick<Desk, 'question' | 'sending' | 'answer'>;
  readonly #following = signal<Following | undefined>(undefined);
  readonly #stop: () => void;

  constructor(desk: Pick<Desk, 'question' | 'sending' | 'answer'>) {
    this.#desk = desk;
    this.#stop = effect(() => this.#follow());
  }

  /** The action follows the choice of this unit, which is under way, if that is accepted. */
  after(sent: Promise<boolean>, act: Act, unit: Unit): void {
    const following = { act, unit };
    this.#following.value = following;
    void sent.then((accepted) => {
      if (!accepted && this.#following.peek() === following) this.#following.value = undefined;
    });
  }

  #follow(): void {
    const following = this.#following.value;
    const question = this.#desk.question.value;
    if (!following || !question || question.ask.prompt === 'activate' || this.#desk.sending.value) return;
    untracked(() => {
      this.#following.value = undefined;
      const { view, ask } = question;
      const unit = view.units[following.unit.id]!;
      const isAsked = ask.prompt === 'act' && ask.unit === unit.id;
      const isSame = unit.wounds.every((marked, model) => marked === following.unit.wounds[model]);
      if (isAsked && isSame && !checkAct(view, unit, following.act)) void this.#desk.answer(following.act);
    });
  }

  close(): void {
    this.#stop();
  }
}
