import type { Locale } from '#kernel/locale.ts';
import { wordsIn } from '#ui/base/load-words.ts';
import type { ExampleProof } from '#workflows/sample-report/contract.ts';
import { sectionTexts } from './later/texts/words.ts';
import type { Shape } from './shapes/Shapes.tsx';

const part = (name: string, children: readonly (Shape | string)[], attributes = {}): Shape => ({
  name,
  attributes,
  children,
});

/** A strip of a source with the line marked that a figure was read from. Drawn here: the browser is sent none of its code. */
export function drawSlip(lines: readonly ExampleProof[], locale: Locale): Shape | null {
  const [first] = lines;
  if (first === undefined) return null;
  const { source, of, method, retrieved } = first;
  const rows = lines.map(({ label, shown }, at) => {
    const value = at === 0 ? part('mark', [shown]) : shown;
    return part('div', [part('dt', [label]), part('dd', [value], { className: 'tabular' })]);
  });
  return part('div', [
    part('p', [part('span', [source]), part('span', [of])]),
    part('dl', rows),
    part('p', [wordsIn(sectionTexts, locale).read(method, retrieved)]),
  ]);
}
