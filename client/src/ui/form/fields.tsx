import type { Range } from '@ironhex/shared/board';
import type { Fault } from '@ironhex/shared/protocol';
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { RuleText } from '../rulebook/rule.tsx';
import { faultText } from './faults.ts';
import '../common/panels.css';
import './form.css';

/** Fields that most players need not see. They unfold when one of them has a fault, and fold only by hand. */
export const Fold = (props: {
  readonly title: ComponentChildren;
  readonly children: ComponentChildren;
  readonly wrong?: boolean;
  /** Open from the start: the player came here for these fields. */
  readonly wanted?: boolean;
}) => {
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if ((props.wrong || props.wanted) && ref.current) ref.current.open = true;
    if (props.wanted) ref.current?.scrollIntoView({ block: 'center' });
  }, [props.wrong, props.wanted]);
  return (
    <details ref={ref} class="fold form-fold">
      <summary>{props.title}</summary>
      <div class="fold-body">{props.children}</div>
    </details>
  );
};

/** One line of text. */
export const TextField = (props: {
  readonly label: string;
  readonly value: string;
  readonly set: (value: string) => void;
  readonly maxLength: number;
  readonly wrong?: boolean;
  readonly hint?: string;
  /** Stands beside the field. */
  readonly children?: ComponentChildren;
}) => {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{props.label}</label>
      <div class="copy-row">
        <input
          id={id}
          value={props.value}
          maxLength={props.maxLength}
          spellcheck={false}
          autocomplete="off"
          aria-invalid={props.wrong}
          aria-describedby={props.hint ? `${id}-hint` : undefined}
          onInput={(event) => props.set(event.currentTarget.value)}
        />
        {props.children}
      </div>
      {props.hint && (
        <p id={`${id}-hint`} class="quiet">
          {props.hint}
        </p>
      )}
    </div>
  );
};

/** A whole number within a range; NaN while there is none. */
export const NumberField = (props: {
  readonly label: string;
  readonly range: Range & { readonly step?: number };
  readonly value: number;
  readonly set: (value: number) => void;
  readonly wrong?: boolean;
  readonly hint?: string;
}) => {
  const id = useId();
  const { label, range, value, set, wrong, hint } = props;
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        min={range.min}
        max={range.max}
        step={range.step ?? 1}
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

/** A choice of a few words. */
export const ChoiceField = <T extends string>(props: {
  readonly label: string;
  readonly value: T;
  readonly choices: readonly (readonly [T, string])[];
  readonly set: (value: T) => void;
  readonly hint?: string;
}) => {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{props.label}</label>
      <select
        id={id}
        value={props.value}
        aria-describedby={props.hint ? `${id}-hint` : undefined}
        onChange={(event) => props.set(event.currentTarget.value as T)}
      >
        {props.choices.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
      {props.hint && (
        <p id={`${id}-hint`} class="quiet">
          {props.hint}
        </p>
      )}
    </div>
  );
};

/** Yes or no. */
export const CheckField = (props: {
  readonly label: string;
  /** Its accessible name, if several fields have the same label. */
  readonly name?: string;
  readonly value: boolean;
  readonly set: (value: boolean) => void;
}) => (
  <label class="check">
    <input
      type="checkbox"
      checked={props.value}
      aria-label={props.name}
      onChange={(event) => props.set(event.currentTarget.checked)}
    />
    {props.label}
  </label>
);

/** How much there is of something: a share of the most, shown in percent. */
export const ShareField = (props: {
  readonly label: string;
  readonly range: Range;
  readonly value: number;
  readonly set: (value: number) => void;
}) => (
  <label class="share">
    <span>{props.label}</span>
    <input
      type="range"
      min={props.range.min}
      max={props.range.max}
      step={(props.range.max - props.range.min) / 20}
      value={props.value}
      onInput={(event) => props.set(event.currentTarget.valueAsNumber)}
    />
    <output>{Math.round(props.value * 100)} %</output>
  </label>
);

/** A button that opens a text file. Choosing the same file again reads it again: it may have been mended. */
export const FileButton = (props: {
  readonly label: string;
  /** Gets the file's text, undefined if it could not be had, and its name. */
  readonly read: (text: string | undefined, name: string) => void;
  readonly testId?: string;
}) => (
  <label class="button file-button">
    {props.label}
    <input
      type="file"
      class="hidden-text"
      accept=".json,application/json"
      data-testid={props.testId}
      onChange={async (event) => {
        const field = event.currentTarget;
        const file = field.files?.[0];
        const text = await file?.text().catch(() => undefined);
        field.value = '';
        if (file) props.read(text, file.name);
      }}
    />
  </label>
);

/** What is wrong, line by line. */
export const FaultLines = ({ lines }: { readonly lines: readonly string[] }) =>
  lines.length > 0 ? (
    <div class="faults" role="alert">
      <ul>
        {lines.map((line) => (
          <li key={line}>
            <RuleText text={line} />
          </li>
        ))}
      </ul>
    </div>
  ) : null;

/** What is wrong with one part of a form, each fault with its place in the words of that part. */
export const FaultList = (props: {
  readonly faults: readonly Fault[];
  readonly placeWords: (at: string) => string;
}) => <FaultLines lines={props.faults.map((fault) => faultText(fault, props.placeWords(fault.at)))} />;
