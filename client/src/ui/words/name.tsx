import { partsOfName } from '../../text/numbered.ts';
import './name.css';

interface Props {
  readonly text: string;
  /**
   * How much of a long name is shown: as much as fits one line of its place; as much as a sentence can spare; or all of
   * it, over several lines.
   */
  readonly as?: 'line' | 'brief' | 'whole';
}

/** A shortened name shows the whole on hover, unless its surroundings show more. */
const tell = ({ currentTarget: name }: { readonly currentTarget: HTMLElement }): void => {
  const cut = [...name.children].some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
  if (cut && !name.parentElement?.closest('[title]')) name.title = name.textContent;
  else name.removeAttribute('title');
};

/**
 * A name that a person has chosen: of a player, a match, a unit. However wide its letters are, it does not push its
 * neighbours away, and their writing direction does not affect the text around it. A number at its end, which tells it
 * from others, is never cut.
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
