import { type Signal, useSignal } from '@preact/signals';
import { type ComponentChildren, createContext } from 'preact';
import { useEffect, useId } from 'preact/hooks';
import { format } from '../common/format.ts';
import { RuleText } from '../rulebook/rule.tsx';
import './explained.css';

/** What a sign means. */
export interface Meaning {
  /** What the sign is called. */
  readonly name: string;
  /** What it means, with the rules that it comes from. */
  readonly text: string;
}

/** The meanings of the signs in a group, in their order; without a value each sign is a button of its own. */
export const Group = createContext<Signal<readonly Meaning[]> | undefined>(undefined);

interface SignProps extends Meaning {
  readonly group: Signal<readonly Meaning[]>;
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** A sign within a group that is a button: its meaning stands with those of the others. */
export const GroupedSign = ({ group, name, text, class: more = '', children }: SignProps) => {
  useEffect(() => {
    const meaning = { name, text };
    group.value = [...group.peek(), meaning];
    return () => {
      group.value = group.peek().filter((other) => other !== meaning);
    };
  }, [group, name, text]);
  return <span class={more}>{children}</span>;
};

interface Props {
  readonly class: string;
  readonly children: ComponentChildren;
}

const Together = ({ class: more, children }: Props) => {
  const id = useId();
  const meanings = useSignal<readonly Meaning[]>([]);
  return (
    <Group.Provider value={meanings}>
      <button
        type="button"
        class={`explained-group ${more}`}
        popoverTarget={id}
        aria-describedby={id}
        style={{ anchorName: `--${id}` }}
      >
        {children}
      </button>
      <span id={id} popover="auto" class="explained-tip" style={{ positionAnchor: `--${id}` }}>
        {meanings.value.map(({ name, text }) => (
          <span key={name} class="explained-meaning">
            <strong>{name}</strong> <RuleText text={text} />
          </span>
        ))}
      </span>
    </Group.Provider>
  );
};

/**
 * Signs in a row. On a small screen the row is one button that explains all of them, since a finger is wider than a
 * sign; elsewhere each sign is a button.
 */
export const ExplainedGroup = ({ class: more, children }: Props) =>
  format.value === 'wide' ? <span class={more}>{children}</span> : <Together class={more}>{children}</Together>;
