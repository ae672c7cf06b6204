import type { RulesetTypes } from '@ironhex/shared/match';
import type { Layer } from '../../src/map/layers/layer.ts';
import type { BaseCue, BasePicture } from '../../src/map/picture.ts';
import type { Planning, RulesetPage } from '../../src/rulesets/types.ts';

/** The parts of a game that can be made to throw. */
type Part = 'line' | 'cues' | 'follow' | 'layer' | 'counter' | 'panel';

/**
 * A game's page in which some parts throw whenever they are used: those that the address of the page names, as in
 * `/m/<id>?fail=line,cues`. Journeys see by it that the rest of the page goes on.
 */
export const broken = <T extends RulesetTypes, P extends BasePicture, C extends BaseCue, N extends Planning<P>>(
  page: RulesetPage<T, P, C, N>,
): RulesetPage<T, P, C, N> => {
  const wanted = new URLSearchParams(location.search).get('fail')?.split(',') ?? [];
  const breaks = <A extends unknown[], R>(part: Part, act: (...given: A) => R): ((...given: A) => R) =>
    wanted.includes(part)
      ? () => {
          throw new Error(`${part} fails, as the address asks`);
        }
      : act;
  const { rules, map, panels } = page;
  const layer = (each: Layer<P>): Layer<P> => ({ ...each, marks: breaks('layer', each.marks) });
  return {
    ...page,
    rules: {
      ...rules,
      line: breaks('line', rules.line),
      cues: breaks('cues', rules.cues),
      follow: breaks('follow', rules.follow),
    },
    map: {
      ...map,
      layers: { ...map.layers, under: map.layers.under.map(layer) },
      counter: { ...map.counter, paint: breaks('counter', map.counter.paint) },
    },
    panels: { ...panels, ...(panels.track && { track: breaks('panel', panels.track) }) },
  };
};
