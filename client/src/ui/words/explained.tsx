import type { ComponentChildren } from 'preact';
import { useContext, useEffect, useId, useRef } from 'preact/hooks';
import { RuleText } from '../rulebook/rule.tsx';
import { Group, GroupedSign, type Meaning } from './explained-group.tsx';
import './explained.css';

/** Milliseconds before it opens under a pointer that only passes, and before it closes so that the pointer can reach it. */
const OPENS = 250;
const CLOSES = 200;

interface Props extends Meaning {
  /** The sign itself. */
  readonly children: ComponentChildren;
  readonly class?: string;
}

/** A single sign: a button that shows its meaning beside it. */
const SingleSign = ({ name, text, children, class: more = '' }: Props) => {
  const id = useId();
  const sign = useRef<HTMLSpanElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const isOpen = () => tip.current?.matches(':popover-open') ?? false;
  const show = () => {
    clearTimeout(timer.current);
    if (!isOpen()) tip.current?.showPopover();
  };
  const hide = () => {
    clearTimeout(timer.current);
    if (isOpen()) tip.current?.hidePopover();
  };
  const later = (act: () => void, after: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, after);
  };
  const leave = () => {
    if (!sign.current?.contains(document.activeElement)) later(hide, CLOSES);
  };
  return (
    <span
      ref={sign}
      class={`explained ${more}`}
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && later(show, OPENS)}
      onPointerLeave={({ pointerType }) => pointerType !== 'touch' && leave()}
      onFocusOut={({ relatedTarget }) => !sign.current?.contains(relatedTarget as Node | null) && later(hide, CLOSES)}
    >
      <button
        type="button"
        class="explained-sign"
        aria-describedby={id}
        style={{ anchorName: `--${id}` }}
        // A press outside of an open popover closes it before the click comes.
        onClick={show}
        onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && show()}
      >
        <span class="explained-word">{children}</span>
      </button>
      <span ref={tip} id={id} popover="auto" class="explained-tip" style={{ positionAnchor: `--${id}` }}>
        <strong>{name}</strong> <RuleText text={text} />
      </span>
    </span>
  );
};

/**
 * A sign with an explanation that opens on hover, focus or touch. The explanation can be pointed at too, for the rules
 * in it. The sign is a button, or part of its group's: do not nest it in another one.
 */
export const Explained = (props: Props) => {
  const group = useContext(Group);
  return group ? <GroupedSign group={group} {...props} /> : <SingleSign {...props} />;
};
