/** How the views of a game follow events that carry, in `to`, what they change of the view that they are sent to. */
export const followedBy = <V extends object, C>(apply: (view: V, change: C) => void) => ({
  follow: (view: V, { to }: { readonly to?: C }): void => {
    if (to) apply(view, to);
  },
  // Following a view replaces its parts, and changes none of them.
  copy: (view: V): V => ({ ...view }),
});
