import { partsOfName } from '../../text/numbered.ts';
import './name.css';

interface Props {
  readonly text: string;
  /**
   * How much of it is shown: as much as one line of its place holds; no more than a sentence can spare; or all of it, in as
   * many lines as that takes.
   */
  readonly as?: 'line' | 'brief' | 'whole';
}

/** A name that is cut says the whole to whoever points at it, unless what is around it says more. */
const tell = ({ currentTarget: name }: { readonly currentTarget: HTMLElement }): void => {
  const cut = [...name.children].some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
  if (cut && !name.parentElement?.closest('[title]')) name.title = name.textContent;
  else name.removeAttribute('title');
};

/**
 * A name that somebody has chosen: a player's, a match's, a unit's. However wide its letters are it leaves what stands
 * beside it where it is, and whatever their direction it does not turn that around. A number at its end, by which it
 * differs from others, is never cut.
 */
export const Name = ({ text, as = 'line' }: Props) => {
  if (as === 'whole') return <bdi class="whole-name">{text}</bdi>;
  const [kind, number] = partsOfName(text);
  return (
    <bdi class="name" data-as={as} onPointerEnter={tell}>
      <span>{kind}</span>
      {number !== '' && <span>{number}</span>}
    </bdi>
  );
};
