/** Signs of what leads through a match, each a path in a square of 24 units. */
const PATHS = {
  first: 'M5 5h3v14H5zM19 5v14L9 12z',
  actionBack: 'M20 5v14l-8-7zM11 5v14l-8-7z',
  eventBack: 'M17 5v14L7 12z',
  play: 'M7 4v16l13-8z',
  pause: 'M6 4h4v16H6zM14 4h4v16h-4z',
  eventOn: 'M7 5v14l10-7z',
  actionOn: 'M4 5v14l8-7zM13 5v14l8-7z',
  roll: 'M4 4h16v16H4zM6 6v12h12V6zM8 8h3v3H8zM13 13h3v3h-3z',
  last: 'M16 5h3v14h-3zM5 5v14l10-7z',
} as const;

/** One of these signs, in the colour of the words around it. */
export const Icon = ({ of }: { readonly of: keyof typeof PATHS }) => (
  <svg viewBox="0 0 24 24" width="20" height="20" fill="currentColor" fill-rule="evenodd" aria-hidden="true">
    <path d={PATHS[of]} />
  </svg>
);
