import type { ComponentChildren } from 'preact';
import type { ClientMatch } from '../../table/match.ts';
import { sides } from '../../table/storage/settings.ts';
import { UI } from '../../text/ui.ts';
import { UnreadMark } from '../../ui/chat/chat.tsx';
import { format } from '../../ui/common/format.ts';
import type { Panels } from './panels.ts';

/** Folds a panel beside the map, or opens it again. */
export const FoldButton = (props: {
  readonly side: keyof typeof sides;
  readonly title: string;
  /** What stands on it while the panel is folded. */
  readonly mark?: ComponentChildren;
}) => {
  const { side, title, mark } = props;
  const open = sides[side].value;
  const label = open ? UI.match.fold(title) : UI.match.unfold(title);
  return (
    <button
      type="button"
      class="fold-button bare"
      aria-expanded={open}
      aria-label={label}
      title={label}
      data-testid={`fold-${side}`}
      onClick={() => {
        sides[side].value = !open;
      }}
    >
      <span aria-hidden="true">{open === (side === 'left') ? '‹' : '›'}</span>
      {!open && <span class="fold-title">{title}</span>}
      {!open && mark}
    </button>
  );
};

/** Draws the sheet of an upright phone up, step by step, and lets it down again. */
const HeightButton = ({ panels }: { readonly panels: Panels }) => (
  <button
    type="button"
    class="height-button bare"
    aria-label={panels.height.value === 'full' ? UI.match.sheetDown : UI.match.sheetUp}
    data-testid="sheet-height"
    onClick={() => panels.cycle()}
  >
    <span aria-hidden="true">{panels.height.value === 'full' ? '⌄' : '⌃'}</span>
  </button>
);

interface Props {
  readonly match: ClientMatch;
  readonly panels: Panels;
  readonly tabs: readonly { readonly id: string; readonly title: string }[];
}

/** The panels that share a place, by name. One of them is lit, or none while none of them shows. */
export const PanelTabs = ({ match, panels, tabs }: Props) => (
  <>
    <div class="right-tabs" role="tablist">
      {tabs.map(({ id, title }) => (
        <button
          type="button"
          role="tab"
          key={id}
          class={`tab-${id}`}
          data-testid={`tab-${id}`}
          aria-selected={panels.lit.value === id}
          onClick={() => panels.press(id)}
        >
          {title}
          {id === 'chat' && <UnreadMark match={match} />}
        </button>
      ))}
    </div>
    {format.value === 'upright' && <HeightButton panels={panels} />}
    {format.value === 'wide' && <FoldButton side="right" title={UI.match.log} mark={<UnreadMark match={match} />} />}
  </>
);
