/** A unit to pick, with what comes of it in a figure. */
interface Pick {
  readonly testId: string;
  readonly words: string;
  readonly figure?: string | undefined;
  readonly pressed: boolean;
  readonly onClick: () => void;
}

/** Units as buttons, for those who do not pick them on the map. Nothing without any. */
export const UnitPicks = ({ label, picks }: { readonly label: string; readonly picks: readonly Pick[] }) =>
  picks.length === 0 ? null : (
    <fieldset class="order-tools" aria-label={label}>
      {picks.map(({ testId, words, figure, pressed, onClick }) => (
        <button type="button" key={testId} aria-pressed={pressed} data-testid={testId} onClick={onClick}>
          {words} {figure !== undefined && <small>{figure}</small>}
        </button>
      ))}
    </fieldset>
  );
