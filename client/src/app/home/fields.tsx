import type { Fault } from '@ironhex/shared/protocol';
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import type { MatchForm } from '../../rulesets/warfare3025/home/form.ts';
import { UI } from '../../text/ui.ts';
import { faultsAt, faultText, LIMITS, placeWords, type Section } from './faults.ts';

/** What every part of the form works on. */
export interface SectionProps {
  readonly form: MatchForm;
  readonly change: (form: MatchForm) => void;
  readonly faults: readonly Fault[];
}

/** Something most players need not see. Opens by itself when something inside is wrong, and never closes by itself. */
export const Fold = (props: {
  readonly title: ComponentChildren;
  readonly children: ComponentChildren;
  readonly wrong?: boolean;
}) => {
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (props.wrong && ref.current) ref.current.open = true;
  }, [props.wrong]);
  return (
    <details ref={ref} class="fold">
      <summary>{props.title}</summary>
      <div class="fold-body">{props.children}</div>
    </details>
  );
};

/** A whole number between its limits; NaN while there is none. */
export const WholeField = (props: {
  readonly label: string;
  readonly limits: { readonly min: number; readonly max: number; readonly step: number };
  readonly value: number;
  readonly set: (value: number) => void;
  readonly wrong: boolean;
  readonly hint?: string | undefined;
}) => {
  const id = useId();
  const { label, limits, value, set, wrong, hint } = props;
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        {...limits}
        value={Number.isNaN(value) ? '' : value}
        aria-invalid={wrong}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onInput={(event) => set(event.currentTarget.valueAsNumber)}
      />
      {hint && (
        <p id={`${id}-hint`} class="quiet">
          {hint}
        </p>
      )}
    </div>
  );
};

/** A whole number of the request, by its place there. */
export const NumberField = (props: {
  readonly label: string;
  readonly at: keyof typeof LIMITS;
  readonly value: number;
  readonly set: (value: number) => void;
  readonly faults: readonly Fault[];
  readonly hint?: string;
}) => {
  const { at, faults, ...field } = props;
  const [min, max] = LIMITS[at];
  return <WholeField {...field} limits={{ min, max, step: 1 }} wrong={faults.some((fault) => fault.at === at)} />;
};

/** A choice of a few words. */
export const ChoiceField = <T extends string>(props: {
  readonly label: string;
  readonly value: T;
  readonly choices: readonly (readonly [T, string])[];
  readonly set: (value: T) => void;
}) => {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{props.label}</label>
      <select id={id} value={props.value} onChange={(event) => props.set(event.currentTarget.value as T)}>
        {props.choices.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
};

/** A button that opens a text file. Choosing the same file again reads it again: it may have been mended. */
export const FileButton = (props: { readonly label: string; readonly read: (text: string | undefined) => void }) => (
  <label class="button file-button">
    {props.label}
    <input
      type="file"
      class="hidden-text"
      accept=".json,application/json"
      onChange={async (event) => {
        const field = event.currentTarget;
        const file = field.files?.[0];
        const text = await file?.text().catch(() => undefined);
        field.value = '';
        if (file) props.read(text);
      }}
    />
  </label>
);

/** What is wrong, line by line. */
export const Faults = ({ lines }: { readonly lines: readonly string[] }) =>
  lines.length > 0 ? (
    <ul class="faults" role="alert">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  ) : null;

/** What is wrong with one part of the form. */
export const SectionFaults = (props: {
  readonly faults: readonly Fault[];
  readonly section: Section;
  readonly form: MatchForm;
}) => {
  const own = faultsAt(props.faults, props.section);
  return <Faults lines={own.map((fault) => faultText(fault, placeWords(fault.at, props.form)))} />;
};

/** A file whose text could not be had is one fault. */
export const UNREADABLE: Fault = { at: '', message: UI.home.notRead };
