import { useState } from 'preact/hooks';
import { UI } from '../../../text/ui.ts';
import { FaultLines, FileButton } from '../../../ui/form/fields.tsx';
import { HomeLink, ThemeButton } from '../../page-head.tsx';
import '../replay.css';

/** Chooses the record of a match, or takes one that is dropped on the page. */
export const OpenRecord = ({ read }: { readonly read: (text: string) => void }) => {
  const [fault, setFault] = useState<string | undefined>(undefined);
  const take = (text: string | undefined) => {
    if (text === undefined) setFault(UI.replay.unreadable);
    else read(text);
  };
  return (
    <main
      class="open-record"
      onDragOver={(event) => event.preventDefault()}
      onDrop={async (event) => {
        event.preventDefault();
        const [file] = event.dataTransfer?.files ?? [];
        if (file) take(await file.text().catch(() => undefined));
      }}
    >
      <header class="open-record-head">
        <HomeLink />
        <h1>{UI.replay.title}</h1>
        <ThemeButton />
      </header>
      <p>{UI.replay.about}</p>
      <FileButton label={UI.replay.open} read={take} testId="record-file" />
      <p class="quiet">{UI.replay.drop}</p>
      <FaultLines lines={fault === undefined ? [] : [fault]} />
    </main>
  );
};
