import { UI } from '../../text/ui.ts';
import type { OwnForce } from './own-force.ts';

/** What the player brings on sitting down, in the game's own form; nothing where players bring nothing. */
export const ForceForm = ({ force }: { readonly force: OwnForce }) => {
  const { state, draft } = force;
  if (state === 'none') return null;
  if (!draft)
    return (
      <p class={state === 'failed' ? 'fault' : 'quiet'} role="status">
        {state === 'failed' ? UI.errors.notLoaded : UI.common.loading}
      </p>
    );
  const { Section } = draft.home.force;
  return (
    <section class="lobby-force" aria-labelledby="own-force" data-side={draft.seat.side} data-testid="own-force">
      <h3 id="own-force">{UI.setup.yourForce}</h3>
      <Section
        form={draft.form}
        change={draft.change}
        faults={draft.faults}
        seat={draft.seat}
        options={draft.options}
      />
    </section>
  );
};
