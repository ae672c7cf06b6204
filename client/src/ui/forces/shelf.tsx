import { fail } from '@ironhex/shared/protocol';
import { useState } from 'preact/hooks';
import { UNREADABLE } from '../form/faults.ts';
import { FaultLines, FileButton, Fold, TextField } from '../form/fields.tsx';
import { Name } from '../words/name.tsx';
import { fileFaultLines, fileNameOf, forceText, readForceText } from './file.ts';
import type { ForceKind } from './kind.ts';

/** The longest name of a force, in characters. */
const NAME_LENGTH = 40;

interface Props<F> {
  readonly kind: ForceKind<F>;
  readonly force: F;
  readonly change: (force: F) => void;
  /** Why a force cannot be taken here at all; undefined: it can. */
  readonly barred?: (force: F) => string | undefined;
}

interface Wrong {
  readonly beside: string;
  readonly lines: readonly string[];
}

/** Keeps forces in this browser, and takes them to and from files. */
export const Shelf = <F,>({ kind, force, change, barred }: Props<F>) => {
  const { builder, shelf, file } = kind.words;
  /** What is wrong with a file, and beside which force it was said: once that force is changed, it no longer applies. */
  const [wrong, setWrong] = useState<Wrong>();
  const [said, setSaid] = useState('');
  const done = kind.finished(force);
  const named = kind.nameOf(done);
  const text = forceText(done);
  const take = (taken: F) => {
    change(taken);
    setWrong(undefined);
    setSaid(shelf.loaded(kind.nameOf(taken) ?? kind.peopleOf(taken)));
  };
  const load = (given: string | undefined) => {
    const read = given === undefined ? fail([UNREADABLE]) : readForceText(kind, given);
    const bar = read.ok && barred?.(read.value);
    setSaid('');
    if (!read.ok) setWrong({ beside: text, lines: fileFaultLines(read.error, kind.words) });
    else if (bar) setWrong({ beside: text, lines: [file.bad, bar] });
    else take(read.value);
  };
  const own = kind.own.all();
  return (
    <Fold title={shelf.title}>
      <TextField
        label={builder.name}
        value={kind.nameOf(force) ?? ''}
        maxLength={NAME_LENGTH}
        set={(name) => change(kind.renamed(force, name))}
        hint={named === undefined ? shelf.keepHint : ''}
      />
      <p class="force-acts">
        <button
          type="button"
          disabled={named === undefined || kind.isEmpty(done)}
          onClick={() => {
            if (named === undefined) return;
            kind.own.keep(done);
            setSaid(shelf.kept(named));
          }}
        >
          {kind.own.isKept(done) ? shelf.keepAgain : shelf.keep}
        </button>
        <a
          class="button"
          download={fileNameOf(named, kind.peopleOf(done), kind.words)}
          href={`data:application/json,${encodeURIComponent(text)}`}
        >
          {shelf.save}
        </a>
        <FileButton label={shelf.load} read={load} testId="force-file" />
      </p>
      <FaultLines lines={wrong?.beside === text ? wrong.lines : []} />
      <p role="status" class="quiet">
        {said}
      </p>
      {own.length > 0 && (
        <>
          <h4>{shelf.own}</h4>
          <ul class="force-shelf">
            {own.map((each) => {
              const name = kind.nameOf(each) ?? '';
              return (
                <li key={`${kind.peopleOf(each)} ${name}`}>
                  <span>
                    <Name text={name} as="whole" /> <small class="quiet">{kind.peopleOf(each)}</small>
                  </span>
                  {barred?.(each) === undefined && (
                    <button type="button" aria-label={shelf.take(name)} onClick={() => take(each)}>
                      {shelf.takeShort}
                    </button>
                  )}
                  <button
                    type="button"
                    class="bare"
                    aria-label={shelf.forget(name)}
                    onClick={() => kind.own.forget(each)}
                  >
                    <span aria-hidden="true">✕</span>
                  </button>
                </li>
              );
            })}
          </ul>
        </>
      )}
    </Fold>
  );
};
