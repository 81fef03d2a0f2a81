import { words } from '../../../texts/searches/words.ts';
import type { ReportView } from '../../../view/report-view.ts';
import type { ReportContext } from '../../context/report-context.ts';
import type { Standing } from './standing.ts';

/** How many of the things that were to be searched were answered, and what became of the others. */
export function presentDepth(tiles: ReportView['tiles'], { locale }: ReportContext): ReportView['depth'] {
  const said = words[locale];
  const count = (...standings: readonly Standing[]) =>
    tiles.filter(({ standing }) => standings.includes(standing)).length;
  const [filled, empty] = [count('facts', 'alert', 'bad'), count('nothing_found')];
  const parts = [
    [filled, said.withFacts],
    [empty, said.empty],
    [count('not_obtainable'), said.notObtainable],
    [count('not_searched'), said.unsearched],
  ] as const;
  return {
    label: said.depth(filled + empty, tiles.length),
    remark: parts.flatMap(([number, say]) => (number === 0 ? [] : say(number))).join(', '),
    answered: filled + empty,
    total: tiles.length,
  };
}
