import type { ComponentChildren } from 'preact';
import './fire.css';

interface Props {
  readonly testId: string;
  readonly name: ComponentChildren;
  /** Details of the weapon, where there is room for more than its name. */
  readonly figures?: string;
  readonly hint: string;
  /** It is being aimed alone. */
  readonly pressed: boolean;
  /** The target; undefined: it holds its fire. */
  readonly goal: ComponentChildren | undefined;
  /** The text while it holds its fire. */
  readonly holds: string;
  readonly onPress: () => void;
  /** What else can be pressed, such as to hold its fire. */
  readonly act?: ComponentChildren;
  /** More about its shots, below it. */
  readonly children?: ComponentChildren;
}

/** One weapon and its target. A press aims it alone. */
export const GunRow = ({ testId, name, figures, hint, pressed, goal, holds, onPress, act, children }: Props) => (
  <li class="fire-gun">
    <div class="fire-gun-line">
      <button
        type="button"
        class="fire-gun-name"
        aria-pressed={pressed}
        title={hint}
        data-testid={testId}
        onClick={onPress}
      >
        <span>{name}</span>
        {figures !== undefined && <small class="quiet">{figures}</small>}
        <small class="fire-goal" data-holds={goal === undefined}>
          {goal ?? holds}
        </small>
      </button>
      {act}
    </div>
    {children}
  </li>
);

/** Makes a weapon hold its fire. */
export const HoldButton = (props: { readonly label: string; readonly hint: string; readonly onPress: () => void }) => (
  <button type="button" class="fire-gun-act" aria-label={props.label} title={props.hint} onClick={props.onPress}>
    ×
  </button>
);
