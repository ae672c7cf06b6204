import type { HexLabel } from '@ironhex/shared/hex';
import type { ClientMatch } from '../table/match.ts';
import { RuleText } from './rule.tsx';
import './style/words.css';

/** What of a match a sentence needs, whatever its game. */
type Told = Pick<ClientMatch, 'read' | 'named' | 'lit' | 'highlighted' | 'board'>;

interface Mark {
  readonly match: Told;
}

/** What a named thing does while the pointer or the focus is on it. A tap gives it the focus, so that it stays lit. */
const pointing = (point: (on: boolean) => void) => ({
  onPointerEnter: () => point(true),
  onPointerLeave: (event: PointerEvent) => document.activeElement !== event.currentTarget && point(false),
  onFocus: () => point(true),
  onBlur: () => point(false),
});

const show = (match: Told, at: HexLabel | null | undefined, mark: HTMLElement): void => {
  mark.focus();
  if (at) match.board.peek()?.reveal(at);
};

const HexMark = ({ match, at }: Mark & { readonly at: HexLabel }) => (
  <button
    type="button"
    class="mark mark-hex"
    {...pointing((on) => {
      match.lit.value = on ? [at] : [];
    })}
    onClick={(event) => show(match, at, event.currentTarget)}
  >
    {at}
  </button>
);

const UnitMark = ({ match, id, name }: Mark & { readonly id: string; readonly name: string }) => {
  const unit = match.named.peek()?.units.find((each) => each.id === id);
  return (
    <button
      type="button"
      class="mark mark-unit"
      data-side={unit?.side}
      {...pointing((on) => {
        match.highlighted.value = on ? [id] : [];
      })}
      onClick={(event) =>
        show(match, match.named.peek()?.units.find((each) => each.id === id)?.at, event.currentTarget)
      }
    >
      {name}
    </button>
  );
};

/**
 * A sentence in which hexes and units light up on the map while the pointer or the focus is on them, and come into sight
 * when they are pressed; numbers of rules open the rulebook.
 */
export const Words = ({ match, text }: Mark & { readonly text: string }) => (
  <>
    {match.read.value(text).map((part, i) => {
      if (typeof part === 'string') return <RuleText key={i} text={part} />;
      if (part.kind === 'hex') return <HexMark key={i} match={match} at={part.at} />;
      return <UnitMark key={i} match={match} id={part.id} name={part.name} />;
    })}
  </>
);
