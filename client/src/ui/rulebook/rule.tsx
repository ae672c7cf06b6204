import { type Signal, useSignal } from '@preact/signals';
import { type ComponentChildren, createContext } from 'preact';
import { useContext, useMemo } from 'preact/hooks';
import type { Game } from '../../rulesets/game.ts';
import { rulesAddress } from '../../table/address.ts';
import { piecesOf } from '../../text/rule-references.ts';
import { UI } from '../../text/ui.ts';
import { RulebookDialog } from './dialog.tsx';
import './rule.css';

/** The rules that are cited on this part of the page, and where the rulebook is open; undefined while it is closed. */
interface Rules {
  readonly game: Pick<Game, 'id' | 'rulebook'>;
  readonly open: Signal<string | undefined>;
}

const RulesContext = createContext<Rules | undefined>(undefined);

interface AroundProps {
  /** undefined while it is not known. */
  readonly game: Rules['game'] | undefined;
  readonly children: ComponentChildren;
}

/** Around what cites the rules of a game: their numbers in it open the rulebook, over the page and at the place. */
export const WithRules = ({ game, children }: AroundProps) => {
  const open = useSignal<string | undefined>(undefined);
  const rules = useMemo(() => (game?.rulebook ? { game, open } : undefined), [game]);
  return (
    <RulesContext.Provider value={rules}>
      {children}
      {game?.rulebook && open.value !== undefined && (
        <RulebookDialog
          game={game.id}
          source={game.rulebook}
          place={open.value}
          onClose={() => {
            open.value = undefined;
          }}
        />
      )}
    </RulesContext.Provider>
  );
};

/** Opens the rulebook, at its beginning or at a rule; undefined where there is none. */
export const useRulebook = (): ((place?: string) => void) | undefined => {
  const rules = useContext(RulesContext);
  return (
    rules &&
    ((place = '') => {
      rules.open.value = place;
    })
  );
};

/** Whether the click asks for another tab or window. The browser then follows the link itself. */
const opensElsewhere = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || ctrlKey || metaKey || shiftKey || altKey;

/** The number of a rule, such as `W-9.1`: a link that opens the rulebook there. Plain text where there is no rulebook. */
export const RuleLink = ({ rule }: { readonly rule: string }) => {
  const rules = useContext(RulesContext);
  if (!rules) return rule;
  return (
    <a
      class="rule-link"
      href={rulesAddress(rules.game.id, rule)}
      aria-label={UI.rules.rule(rule)}
      onClick={(event) => {
        // The click is not meant for elements around the link, such as a line that unfolds.
        event.stopPropagation();
        if (opensElsewhere(event)) return;
        event.preventDefault();
        rules.open.value = rule;
      }}
    >
      {rule}
    </a>
  );
};

/** A sentence in which every number of a rule is a link to it. */
export const RuleText = ({ text }: { readonly text: string }) => {
  const numbers = useContext(RulesContext)?.game.rulebook?.numbers;
  if (!numbers) return text;
  return (
    <>
      {piecesOf(text, numbers).map((piece, i) =>
        'rule' in piece ? <RuleLink key={i} rule={piece.rule} /> : piece.text,
      )}
    </>
  );
};
