import type { Dossier } from '../../dossier/dossier.ts';
import type { ReportView } from '../../view/report-view.ts';

/** A report would show a figure that no reader could trace: a mistake of ours, and no report is made of it. */
export class FigureWithoutEvidence extends Error {
  override name = 'FigureWithoutEvidence';
  constructor(path: string, why: string) {
    super(`${path}: ${why}`);
  }
}

/** Where an element of the view says what it shows. */
const shownIn = ['text', 'shown', 'title', 'detail', 'measure'] as const;

/**
 * Throws FigureWithoutEvidence where the view shows a figure of a fact and names neither the fact nor a source, names a fact that the
 * dossier does not have, or a source that is not in its list. `item` of the rating that nobody measured shows no figure of a fact.
 */
export function assertEvidence(view: ReportView, { facts }: Pick<Dossier, 'facts'>): void {
  const known = new Set(facts.map(({ id }) => id));
  const sources = new Set(view.sources.map(({ number }) => number));
  walk(view, { name: 'view' }, (element, step) => {
    const { facts: ids, mark } = element;
    if (typeof mark === 'number' && mark > 0 && !sources.has(mark))
      throw new FigureWithoutEvidence(pathOf(step), `no source has the number ${mark}`);
    if (!Array.isArray(ids)) return;
    const strange = ids.find((id) => !known.has(id));
    if (strange !== undefined) throw new FigureWithoutEvidence(pathOf(step), `no fact ${String(strange)}`);
    const isTraced = ids.length > 0 || (typeof mark === 'number' && mark > 0);
    if (!isTraced && showsFigure(element))
      throw new FigureWithoutEvidence(pathOf(step), 'a figure without a fact');
  });
}

/** A step into the view, from the one before: told in words only where something is wrong, a view has thousands of them. */
type Step = Readonly<{ name: string | number; from?: Step }>;

function pathOf({ name, from }: Step): string {
  if (from === undefined) return String(name);
  return typeof name === 'number' ? `${pathOf(from)}[${name}]` : `${pathOf(from)}.${name}`;
}

function showsFigure(element: Readonly<Record<string, unknown>>): boolean {
  if (element.isMeasured === false) return false;
  const { cells } = element;
  if (Array.isArray(cells)) return cells.some((cell) => isObject(cell) && typeof cell.value === 'number');
  return shownIn.some((key) => {
    const text = element[key];
    return typeof text === 'string' && /\p{N}/u.test(text);
  });
}

function walk(
  value: unknown,
  step: Step,
  look: (element: Readonly<Record<string, unknown>>, step: Step) => void,
): void {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries())
      if (isInner(item)) walk(item, { name: index, from: step }, look);
    return;
  }
  if (!isObject(value)) return;
  look(value, step);
  for (const [key, item] of Object.entries(value))
    if (isInner(item)) walk(item, { name: key, from: step }, look);
}

const isInner = (value: unknown): boolean => typeof value === 'object' && value !== null;

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
