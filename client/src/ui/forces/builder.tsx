import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import type { ForceWords } from '../../text/forces.ts';
import { RuleText } from '../rulebook/rule.tsx';
import './force-builder.css';
import './force-rows.css';

/**
 * The builder of a force: its units on one side, what can be added on the other, the meters above both; on phones one
 * below the other. The game fills each part.
 */
export const ForceBuilder = (props: {
  readonly words: ForceWords;
  readonly meters: ComponentChildren;
  /** What is wrong with the force as a whole, in sentences. */
  readonly wrong: readonly string[];
  /** So many faults stand beside single units. */
  readonly below: number;
  readonly units: number;
  readonly most: number;
  readonly undo: (() => void) | undefined;
  /** A row for each unit, as list items. */
  readonly rows: ComponentChildren;
  readonly catalogue: ComponentChildren;
  readonly close: () => void;
}) => {
  const { words, meters, wrong, below, units, most, undo, rows, catalogue, close } = props;
  const adding = useRef<HTMLElement>(null);
  const isWrong = wrong.length > 0 || below > 0;
  return (
    <div class="force-builder">
      <div class="force-top">
        {meters}
        <div class="force-state" role="status" data-wrong={isWrong}>
          {isWrong ? (
            <>
              <p>{words.builder.wrong}</p>
              <ul>
                {wrong.map((line) => (
                  <li key={line}>
                    <RuleText text={line} />
                  </li>
                ))}
                {below > 0 && <li>{words.builder.faultsBelow(below)}</li>}
              </ul>
            </>
          ) : (
            <p>{words.builder.ready}</p>
          )}
        </div>
      </div>
      <section class="force-list" aria-labelledby="force-units">
        <header>
          <h3 id="force-units">{words.builder.unitsOf(units, most)}</h3>
          <button
            type="button"
            class="bare to-catalogue"
            onClick={() => adding.current?.scrollIntoView({ block: 'start' })}
          >
            {words.builder.add} <span aria-hidden="true">↓</span>
          </button>
          {undo && (
            <button type="button" class="bare" onClick={undo}>
              {words.choose.undo}
            </button>
          )}
        </header>
        <ul class="force-rows">
          {rows}
          {units === 0 && <li class="quiet">{words.builder.noUnits}</li>}
        </ul>
      </section>
      <section ref={adding} class="force-catalogue" aria-label={words.builder.add}>
        {catalogue}
      </section>
      <footer class="force-foot">
        <button type="button" class="act" onClick={close}>
          {words.builder.close}
        </button>
      </footer>
    </div>
  );
};
