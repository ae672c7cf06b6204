import type { HexLabel } from '@ironhex/shared/hex';
import type { ComponentChildren } from 'preact';
import { useContext } from 'preact/hooks';
import type { ClientMatch } from '../../table/match.ts';
import { Reach } from '../log/entries.ts';
import { RuleText } from '../rulebook/rule.tsx';
import { Name } from './name.tsx';
import './words.css';

/** The parts of a match that sentences need, in any game. */
type Told = Pick<ClientMatch, 'read' | 'named' | 'lit' | 'highlighted' | 'board'>;

/** The match that a name in a sentence belongs to. */
interface MatchProp {
  readonly match: Told;
}

interface NamedProps extends MatchProp {
  readonly class: string;
  readonly side?: number | null | undefined;
  readonly children: ComponentChildren;
  /** Highlights it on the map, or ends that. */
  readonly point: (on: boolean) => void;
  /** Where it is; null off the map. */
  readonly at: () => HexLabel | null | undefined;
}

/**
 * Something named in a sentence: it lights up on the map while the pointer or the focus is on it. A tap gives it the
 * focus, so that it stays lit.
 */
const NamedThing = ({ match, class: name, side, children, point, at }: NamedProps) => {
  const show = (mark: HTMLElement): void => {
    mark.focus();
    const hex = at();
    if (hex) match.board.peek()?.reveal(hex);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button is a box of its own, and breaks the line before and after it.
    <span
      role="button"
      tabIndex={useContext(Reach) ? 0 : -1}
      class={`mark ${name}`}
      data-side={side}
      onPointerEnter={() => point(true)}
      onPointerLeave={(event) => document.activeElement !== event.currentTarget && point(false)}
      onFocus={() => point(true)}
      onBlur={() => point(false)}
      onClick={(event) => show(event.currentTarget)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        event.stopPropagation();
        show(event.currentTarget);
      }}
    >
      {children}
    </span>
  );
};

const HexMark = ({ match, at }: MatchProp & { readonly at: HexLabel }) => (
  <NamedThing
    match={match}
    class="mark-hex"
    point={(on) => {
      match.lit.value = on ? [at] : [];
    }}
    at={() => at}
  >
    {at}
  </NamedThing>
);

const UnitMark = ({
  match,
  id,
  children,
}: MatchProp & { readonly id: string; readonly children: ComponentChildren }) => {
  const unit = () => match.named.peek()?.units.find((each) => each.id === id);
  return (
    <NamedThing
      match={match}
      class="mark-unit"
      side={unit()?.side}
      point={(on) => {
        match.highlighted.value = on ? [id] : [];
      }}
      at={() => unit()?.at}
    >
      {children}
    </NamedThing>
  );
};

interface Props {
  readonly match: Told;
  readonly text: string;
  /** Names stand there whole, however wide they are. */
  readonly whole?: boolean;
}

/**
 * A sentence in which hexes and units light up on the map while the pointer or the focus is on them, and come into sight
 * when they are pressed; numbers of rules open the rulebook.
 */
export const Words = ({ match, text, whole = false }: Props) => (
  <>
    {match.read.value(text).map((part, i) => {
      if (typeof part === 'string') return <RuleText key={i} text={part} />;
      if (part.kind === 'hex') return <HexMark key={i} match={match} at={part.at} />;
      const name = <Name key={i} text={part.name} as={whole ? 'whole' : 'brief'} />;
      if (part.kind === 'other') return name;
      return (
        <UnitMark key={i} match={match} id={part.id}>
          {name}
        </UnitMark>
      );
    })}
  </>
);

/** The same sentence where nothing in it can be pressed, as in a button or a heading. */
export const PlainWords = ({ match, text }: { readonly match: Pick<Told, 'read'>; readonly text: string }) => (
  <>
    {match.read.value(text).map((part, i) => {
      if (typeof part === 'string') return part;
      return part.kind === 'hex' ? part.at : <Name key={i} text={part.name} as="brief" />;
    })}
  </>
);
