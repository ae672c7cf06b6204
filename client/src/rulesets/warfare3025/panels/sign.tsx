import type { ComponentChildren } from 'preact';
import { Explained } from '../../../ui/words/explained.tsx';
import { SIGNS, type SignId } from '../words/signs.ts';

/** A sign of the card, the timeline or the plan, which says what it means. Not for use within buttons. */
export const Sign = (props: { readonly of: SignId; readonly children: ComponentChildren; readonly class?: string }) => (
  <Explained {...SIGNS[props.of]} {...(props.class && { class: props.class })}>
    {props.children}
  </Explained>
);
