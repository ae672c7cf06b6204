import type { Planning, RulesetPage } from '../../rulesets/types.ts';
import type { ClientMatch } from '../../table/match.ts';
import { hexWords, signsAt } from './hex-words.ts';

interface Props {
  readonly match: ClientMatch;
  readonly planning: Planning;
  readonly page: RulesetPage;
}

/**
 * The current text; empty for none, also while the game fails to describe the picture: the map reports that failure.
 */
const toldOf = ({ match, planning, page }: Props): string => {
  const at = match.cursor.value;
  if (at === undefined) return '';
  try {
    const picture = planning.picture.value;
    const nameOf = (id: string) => match.named.value?.units.find((unit) => unit.id === id)?.name;
    if (!picture) return '';
    const signs = signsAt(picture, at, page.legend).map(({ name }) => name);
    return [hexWords(picture, at, page.legend, nameOf), ...signs].join('. ');
  } catch {
    return '';
  }
};

/** Reads the hex under the keyboard's cursor to screen readers. */
export const ToldHex = (props: Props) => (
  <p class="hidden-text" aria-live="polite" data-testid="told-hex">
    {toldOf(props)}
  </p>
);
