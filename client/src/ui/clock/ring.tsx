/** A ring that runs out: `left` from 1 to 0. */
export const Ring = ({ left, children }: { readonly left: number; readonly children: preact.ComponentChildren }) => (
  <span class="ring" style={{ '--left': `${Math.max(0, Math.min(1, left)) * 360}deg` }}>
    <span>{children}</span>
  </span>
);
