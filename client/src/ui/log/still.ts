import { Component, type ComponentChildren } from 'preact';

interface Props {
  /** What it shows, in a fixed order: it is drawn anew only when one of them is another. */
  readonly of: readonly unknown[];
  readonly children: () => ComponentChildren;
}

/** A part of a long list that stays as it is while others change. */
export class Still extends Component<Props> {
  override shouldComponentUpdate({ of }: Props): boolean {
    return of.some((part, i) => part !== this.props.of[i]);
  }

  override render({ children }: Props): ComponentChildren {
    return children();
  }
}
