import type { Fault } from '@ironhex/shared/protocol';
import { boards } from '@ironhex/shared/warfare3025';
import { useEffect, useRef, useState } from 'preact/hooks';
import { ForceSection } from '../rulesets/warfare3025/home/force-section.tsx';
import { defaultForm, type MatchForm } from '../rulesets/warfare3025/home/form.ts';
import { RulesSection } from '../rulesets/warfare3025/home/rules-section.tsx';
import { UI } from '../text/ui.ts';
import { freshSeed } from './home/board-form.ts';
import { BoardSection } from './home/board-section.tsx';
import { openTable } from './home/create.ts';
import { SectionFaults } from './home/fields.tsx';
import '../ui/style/panels.css';
import './style/home.css';

/** The first page: a match is one click away, and everything about it can be chosen. */
export const HomePage = () => {
  const [form, setForm] = useState<MatchForm>(() => defaultForm(freshSeed()));
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const [creating, setCreating] = useState(false);
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (faults.length > 0) ref.current?.querySelector('.faults')?.scrollIntoView({ block: 'nearest' });
  }, [faults]);
  const change = (next: MatchForm) => {
    setForm(next);
    // What was wrong may be right now; the next try tells.
    setFaults([]);
  };
  const create = async (event: Event) => {
    event.preventDefault();
    if (creating) return;
    setCreating(true);
    const opened = await openTable(form);
    if (opened.ok) location.assign(opened.value);
    else {
      setFaults(opened.error);
      setCreating(false);
    }
  };
  return (
    <main class="home">
      <header class="home-head">
        <img src="/icon.svg" alt="" width="40" height="40" />
        <div>
          <h1>{UI.common.product}</h1>
          <p>
            {UI.common.tagline} <span class="quiet">{UI.home.pitch}</span>
          </p>
        </div>
      </header>
      {/* The page says itself what is wrong, and where. */}
      <form ref={ref} class="home-form" noValidate onSubmit={create}>
        <BoardSection
          rules={boards}
          board={form.board}
          change={(board) => change({ ...form, board })}
          faults={faults}
        />
        <div class="home-match">
          <header>
            <h2>{UI.home.warfare3025}</h2>
            <p class="quiet">{UI.home.warfare3025About}</p>
          </header>
          <div class="forces">
            <ForceSection form={form} change={change} faults={faults} seat={0} />
            <ForceSection form={form} change={change} faults={faults} seat={1} />
          </div>
          <RulesSection form={form} change={change} faults={faults} />
          <footer class="home-go">
            <SectionFaults faults={faults} section="form" form={form} />
            <button type="submit" class="act" data-testid="new-match" disabled={creating}>
              {creating ? UI.home.creating : UI.home.create}
            </button>
          </footer>
        </div>
      </form>
    </main>
  );
};
