import type { DossierView } from '#modules/reports/contract.ts';

type Named = Readonly<{ source: string; sourceRu: string | null }>;

/** Numbers the sources of a dossier in the order in which its document first needs them. */
export function numberSources(view: Pick<DossierView, 'sections'>): (said: Named) => number {
  const numbers = new Map<string, number>();
  const note = ({ source }: Named) => {
    if (source !== '' && !numbers.has(source)) numbers.set(source, numbers.size + 1);
  };
  for (const { facts } of view.sections)
    for (const fact of facts) {
      note(fact);
      for (const other of fact.alternatives) note(other);
    }
  return ({ source }) => numbers.get(source) ?? 0;
}
