import { type Card, MOST_UNITS, SEATS, STOCK_CARDS } from '@ironhex/shared/warfare3025';
import { useState } from 'preact/hooks';
import { faultText } from '../../../app/home/faults.ts';
import { Faults, FileButton, Fold, SectionFaults, type SectionProps, UNREADABLE } from '../../../app/home/fields.tsx';
import type { Side } from '../../../map/picture.ts';
import { UI } from '../../../text/ui.ts';
import { WARFARE } from '../words/ui.ts';
import { readCardsText } from './cards-file.ts';
import { withForce, withOwnCards } from './form.ts';
import { UnitMark } from './unit-mark.tsx';

const weaponsOf = ({ weapons }: Card): string => weapons.map(({ name }) => name).join(', ');

const moves = ({ movement }: Card): string => UI.home.moves(movement.steady + movement.extra, movement.jump);

const UnitRow = (props: { readonly card: Card; readonly side: Side; readonly remove: () => void }) => (
  <li class="unit-row">
    <UnitMark card={props.card} side={props.side} />
    <div>
      <p>
        <strong>{props.card.name}</strong> <span class="quiet">{moves(props.card)}</span>
      </p>
      <p class="quiet">{weaponsOf(props.card)}</p>
    </div>
    <button type="button" class="bare" aria-label={UI.home.remove(props.card.name)} onClick={props.remove}>
      <span aria-hidden="true">✕</span>
    </button>
  </li>
);

/** One side's units: what is in, and what can be added. */
export const ForceSection = ({ form, change, faults, seat }: SectionProps & { readonly seat: 0 | 1 }) => {
  const [fileFaults, setFileFaults] = useState<readonly string[]>([]);
  const force = form.forces[seat] ?? [];
  const set = (cards: readonly Card[]) => change(withForce(form, seat, cards));
  const load = (text: string | undefined) => {
    const read = text === undefined ? { ok: false as const, error: [UNREADABLE] } : readCardsText(text);
    if (read.ok) change(withOwnCards(form, seat, read.value));
    setFileFaults(read.ok ? [] : [WARFARE.errors.badForce, ...read.error.slice(0, 8).map((fault) => faultText(fault))]);
  };
  const title = `force-${seat}`;
  return (
    <section class="force" data-side={seat} aria-labelledby={title} data-testid={`force-${SEATS[seat]?.id}`}>
      <header>
        <h2 id={title}>{seat === 0 ? UI.home.yourForce : UI.home.opposingForce}</h2>
        <span class="quiet">{UI.home.unitCount(force.length)}</span>
      </header>
      <div class="force-units">
        <ul class="units">
          {force.map((card, i) => (
            // Units have no names of their own: two alike differ by their place only.
            <UnitRow key={i} card={card} side={seat} remove={() => set(force.filter((_, other) => other !== i))} />
          ))}
          {force.length === 0 && <li class="quiet">{UI.home.noUnits}</li>}
        </ul>
        <SectionFaults faults={faults} section={`forces.${seat}`} form={form} />
      </div>
      <fieldset class="add-units">
        <legend class="hidden-text">{UI.home.addUnit}</legend>
        {[...STOCK_CARDS, ...form.ownCards].map((card) => (
          <button
            key={JSON.stringify(card)}
            type="button"
            disabled={force.length >= MOST_UNITS}
            aria-label={UI.home.add(card.name)}
            title={`${card.designation}, ${moves(card)}: ${weaponsOf(card)}`}
            onClick={() => set([...force, card])}
          >
            <span aria-hidden="true">+</span> {card.name}
          </button>
        ))}
      </fieldset>
      <Fold title={UI.home.ownCards}>
        <p class="quiet">{UI.home.ownCardsHint}</p>
        <FileButton label={UI.home.chooseFile} read={load} />
        <Faults lines={fileFaults} />
      </Fold>
    </section>
  );
};
