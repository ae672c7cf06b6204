import { type Contact, ringsOf, tableOf, type Unit, type View } from '@ironhex/shared/warfare3025';
import type { BandsPicture } from '../../../map/layers/bands.ts';
import { capital } from '../../../text/numbers.ts';
import type { Sensors } from '../plan/sensors.ts';
import { contactName, nameIfKnown } from '../words/detection.ts';
import { spottableText, spotterText } from '../words/sensors.ts';
import { WARFARE } from '../words/ui.ts';
import { silhouetteOf } from './counter/silhouettes.ts';
import { sideOf } from './counters.ts';
import type { ContactMark } from './layers/contacts.ts';
import type { SpottingLine } from './layers/spotting.ts';

const contactOf = ({ cards }: View, { at, side, number, unit }: Contact): ContactMark => {
  const card = unit === undefined ? undefined : cards[unit];
  return {
    ...{ at, side: sideOf(side), kind: 'contact', text: number === null ? '?' : `${number}` },
    name: capital(contactName({ number })),
    ...(card && { silhouette: silhouetteOf(card) }),
  };
};

/** The name of what is not there any more, for all that is known. */
const oldName = (name: string): string => `${name}, ${WARFARE.sensors.lastKnown}`;

const oldOf = (view: View, { id, at, side }: Unit): readonly ContactMark[] => {
  const card = view.cards[id];
  if (at === null || !card) return [];
  const name = oldName(nameIfKnown(tableOf(view), id));
  return [{ at, side: sideOf(side), kind: 'unit', name, text: '', silhouette: silhouetteOf(card) }];
};

/** What is known of enemies that are not in sight, the oldest first: what is certain lies above it, W-13d.13. */
export const contactsOf = (view: View): readonly ContactMark[] => {
  const { sensing } = view;
  if (!sensing) return [];
  const { contacts, old, marks } = sensing;
  const asContact = new Set(contacts.flatMap(({ unit }) => unit ?? []));
  return [
    ...marks.map(
      ({ at, side }): ContactMark => ({
        ...{ at, side: sideOf(side), kind: 'mark', text: '?' },
        name: oldName(capital(contactName({ number: null }))),
      }),
    ),
    ...old.filter(({ id }) => !asContact.has(id)).flatMap((unit) => oldOf(view, unit)),
    ...contacts.map((contact) => contactOf(view, contact)),
  ];
};

/** Rings of once to four times the apparent size around where the plan ends: what finds a unit out there, W-13d.4. */
export const sensorRingsOf = ({ at, size }: Sensors): BandsPicture => ({
  centre: at,
  rings: ringsOf(size).map((to, index) => ({
    to,
    label: WARFARE.sensors.ring(to, index + 1),
    quality: index === 0 ? 'out' : index === 1 ? 'adjacent' : 'best',
  })),
});

/** Who could spot whom at the end of the plan, W-13d.4. Nobody finds anew what is visible already. */
export const spottingOf = ({ at, known, spotters, spottable }: Sensors): readonly SpottingLine[] => [
  ...(known === 'visible' ? [] : spotters).map((spotter): SpottingLine => {
    const { certain, chance } = spotter;
    const tone = certain ? 'danger' : chance === 0 ? 'plain' : 'act';
    return { from: spotter.at, to: at, tone, label: spotterText(spotter) };
  }),
  ...spottable.map((found): SpottingLine => ({ from: at, to: found.at, tone: 'good', label: spottableText(found) })),
];
