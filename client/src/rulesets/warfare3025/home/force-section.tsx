import { type Card, MOST_UNITS, mechValue, STOCK_CARDS, VEHICLES } from '@ironhex/shared/warfare3025';
import { signal } from '@preact/signals';
import { useState } from 'preact/hooks';
import type { Side } from '../../../map/picture.ts';
import { UNREADABLE } from '../../../ui/form/faults.ts';
import { FaultLines, FaultList, FileButton, Fold } from '../../../ui/form/fields.tsx';
import type { ForceProps, FormProps } from '../../home.ts';
import { UnitMark } from '../panels/unit-mark.tsx';
import { WARFARE } from '../words/ui.ts';
import { fileFaultLines, readCardsText } from './cards-file.ts';
import { unitWords } from './faults.ts';
import { joined, withCards } from './form.ts';
import '../style/force.css';
import { Name } from '../../../ui/words/name.tsx';

const { home } = WARFARE;

/** Cards that were loaded from files, to choose from beside the printed ones, for every seat. */
const ownCards = signal<readonly Card[]>([]);

const weaponsOf = ({ weapons }: Card): string => weapons.map(({ name }) => name).join(', ');

const moves = ({ movement }: Card): string => home.moves(movement.steady + movement.extra, movement.jump);

interface CardsProps {
  readonly legend: string;
  readonly cards: readonly Card[];
  readonly shown?: true;
}

const UnitRow = (props: { readonly card: Card; readonly side: Side; readonly remove: () => void }) => (
  <li class="unit-row">
    <UnitMark card={props.card} side={props.side} />
    <div>
      <p>
        <strong>
          <Name text={props.card.name} as="whole" />
        </strong>{' '}
        <span class="quiet">{`${moves(props.card)}, ${home.value(mechValue(props.card))}`}</span>
      </p>
      <p class="quiet">{weaponsOf(props.card)}</p>
    </div>
    <button type="button" class="bare" aria-label={home.remove(props.card.name)} onClick={props.remove}>
      <span aria-hidden="true">✕</span>
    </button>
  </li>
);

/** A file with one card, to begin from. */
const EXAMPLE = `data:application/json,${encodeURIComponent(JSON.stringify([STOCK_CARDS[0]], null, 2))}`;

/** Cards from a file join the force. */
const OwnCards = ({ form: force, change }: Omit<FormProps<readonly Card[]>, 'faults'>) => {
  const [faults, setFaults] = useState<readonly string[]>([]);
  const load = (text: string | undefined) => {
    const read = text === undefined ? { ok: false as const, error: [UNREADABLE] } : readCardsText(text);
    if (read.ok) {
      ownCards.value = joined(ownCards.value, read.value);
      change(withCards(force, read.value));
    }
    setFaults(read.ok ? [] : fileFaultLines(read.error));
  };
  return (
    <Fold title={home.ownCards}>
      <p class="quiet">{home.ownCardsHint}</p>
      <p class="own-cards">
        <FileButton label={home.chooseFile} read={load} testId="cards-file" />
        <a download="example.cards.json" href={EXAMPLE}>
          {home.example}
        </a>
      </p>
      <FaultLines lines={faults} />
    </Fold>
  );
};

/** Cards to add to a force; of those that no source prints, `shown` says so above them. */
const Cards = (props: Omit<FormProps<readonly Card[]>, 'faults'> & CardsProps) => (
  <fieldset class="add-units">
    <legend class={props.shown ? 'quiet' : 'hidden-text'}>{props.legend}</legend>
    {props.cards.map((card) => (
      <button
        key={JSON.stringify(card)}
        type="button"
        disabled={props.form.length >= MOST_UNITS}
        aria-label={home.add(card.name)}
        title={`${card.designation}, ${home.value(mechValue(card))}, ${moves(card)}: ${weaponsOf(card)}`}
        onClick={() => props.change(withCards(props.form, [card]))}
      >
        <span aria-hidden="true">+</span> <Name text={card.name} />
      </button>
    ))}
  </fieldset>
);

/** The units of one seat: what is in, and what can be added. */
export const ForceSection = ({ form: force, change, faults, seat }: ForceProps<readonly Card[], unknown>) => (
  <>
    <div class="force-units">
      <ul class="units">
        {force.map((card, i) => (
          <UnitRow
            // Units have no names of their own: two alike differ by their place only.
            key={i}
            card={card}
            side={seat.side as Side}
            remove={() => change(force.filter((_, other) => other !== i))}
          />
        ))}
        {force.length === 0 && <li class="quiet">{home.noUnits}</li>}
      </ul>
      <FaultList faults={faults} placeWords={(at) => unitWords(at, force)} />
    </div>
    <div class="more-units">
      <Cards legend={home.addUnit} cards={[...STOCK_CARDS, ...ownCards.value]} form={force} change={change} />
      <Cards legend={home.ours} cards={VEHICLES} form={force} change={change} shown />
      <OwnCards form={force} change={change} />
    </div>
  </>
);
