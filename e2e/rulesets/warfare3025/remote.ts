import { reach, tableOf, type View } from '@ironhex/shared/warfare3025';
import { Remote } from '../../drivers/match.ts';
import { advance } from './thumb.ts';

/** Somebody who plays Warfare without a page. */
export class WarfareRemote extends Remote {
  get view(): View {
    return this.client.view as View;
  }

  /** Moves towards the nearest enemy, without firing. */
  async walk(): Promise<void> {
    const { view } = this;
    const [unit] = view.moment.kind === 'activate' ? view.moment.units : [];
    const at = unit && advance(view, unit);
    const way = unit && reach(tableOf(view), unit).find((reached) => reached.at === at);
    if (!unit || !way) throw new Error(`${this.seat} has nowhere to walk`);
    await this.answer({ kind: 'act', unit, move: { path: [...way.path], facing: 0, onPoor: 'stop' } });
  }
}
