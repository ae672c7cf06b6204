import type { HexLabel } from '@ironhex/shared/hex';
import type { Refusal } from '@ironhex/shared/match';
import {
  type Design,
  designOf,
  type HexTerrain,
  type Intent,
  layOut,
  PRESETS,
  type Preset,
  placeDesigns,
  type Terrain,
  type WantedDesign,
  zoneOf,
} from '@ironhex/shared/steampunk';
import { computed, signal } from '@preact/signals';
import { same } from '../../../../map/diff.ts';
import { SentDraftPlanner } from '../../../../plan/draft-planner.ts';
import { sideOf } from '../../map/counters.ts';
import { type Shown, type SteampunkPlan, type SteampunkPlanner, toldOf } from '../planner.ts';

/** What hexes are painted with: a terrain, or a road over what is there. */
export type Brush = Terrain | 'road';

const OPEN: WantedDesign = { preset: PRESETS[0]!.id };
const CLEAR: HexTerrain = { terrain: 'clear', road: false };

/** The hexes that are not clear. */
const tidy = (hexes: Design): Design =>
  Object.fromEntries(Object.entries(hexes).filter(([, { terrain, road }]) => terrain !== 'clear' || road));

/** A hex after a stroke of the brush; the same stroke again takes it away. */
const painted = ({ terrain, road }: HexTerrain, brush: Brush): HexTerrain => {
  if (brush === 'road') return { terrain, road: !road };
  return brush === 'clear' ? CLEAR : { terrain: terrain === brush ? 'clear' : brush, road };
};

/** The own part of the board, P3: a preset, or painted hex by hex on the map. Whenever it can be played it is with the server. */
export class GroundPainter extends SentDraftPlanner<SteampunkPlan, WantedDesign> implements SteampunkPlanner {
  readonly kinds = ['terrain'];
  readonly brush = signal<Brush>('forest');

  readonly #told = computed(() => toldOf(this.question.value));

  /** The hexes of the own part. */
  readonly zone = computed((): readonly HexLabel[] => {
    const view = this.question.value?.view;
    const edge = this.#told.value?.edge;
    return view && edge ? zoneOf(view.board, edge) : [];
  });

  protected begin(): WantedDesign {
    const part = this.context.parts.value.design;
    return part?.kind === 'design' ? part : OPEN;
  }

  readonly #wanted = computed((): WantedDesign => this.draft.value ?? OPEN);

  /** What lies in the hexes of the own part that are not clear, whether or not it can be played. */
  readonly design = computed((): Design => this.#laid(this.#wanted.value));

  /** A preset as it would lie in the own part. */
  readonly laidOut = ({ id }: Preset): Design => this.#laid({ preset: id });

  #laid({ preset = PRESETS[0]!.id, hexes = {} }: WantedDesign): Design {
    const view = this.question.value?.view;
    const base = PRESETS.find(({ id }) => id === preset);
    const edge = this.#told.value?.edge;
    if (!view || !base || !edge) return {};
    return tidy({ ...layOut(base, view.board, edge), ...(hexes as Design) });
  }

  /** Why a design cannot be played; undefined: it can. */
  #wrong(wanted: WantedDesign): Refusal | undefined {
    const view = this.question.value?.view;
    const edge = this.#told.value?.edge;
    if (!view || !edge) return undefined;
    const design = designOf(view.board, edge, wanted, view.options.advancedTerrain);
    return design.ok ? undefined : design.error;
  }

  readonly refusal = computed(() => this.#wrong(this.#wanted.value));

  /** Why a preset cannot be played; undefined: it can. */
  refusalOf({ id }: Preset): Refusal | undefined {
    return this.#wrong({ preset: id });
  }

  /** The preset that lies there as it is; undefined for none. */
  readonly preset = computed((): Preset | undefined =>
    PRESETS.find((preset) => same(this.laidOut(preset), this.design.value)),
  );

  /** Takes a preset in place of everything that is painted. */
  take({ id }: Preset): void {
    this.change({ preset: id });
  }

  /** Paints a hex of the own part. */
  pick(at: HexLabel): boolean {
    if (!this.zone.peek().includes(at)) return false;
    const design = this.design.peek();
    this.change({ hexes: tidy({ ...design, [at]: painted(design[at] ?? CLEAR, this.brush.peek()) }) });
    return true;
  }

  protected part({ preset, hexes }: WantedDesign): Intent {
    return {
      kind: 'design',
      ...(preset !== undefined && { preset }),
      ...(hexes !== undefined && { hexes: { ...(hexes as Design) } }),
    };
  }

  readonly shown = computed((): Shown => {
    const view = this.question.value?.view;
    const told = this.#told.value;
    if (!view || !told) return {};
    return {
      board: placeDesigns(view.board, this.design.value, {}),
      areas: [{ kind: 'side', hexes: this.zone.value, side: sideOf(told.side) }],
    };
  });

  focus(): readonly HexLabel[] {
    return this.zone.peek();
  }
}
