import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import type { DossierView } from '#modules/reports/contract.ts';
import type { Section } from '../model/dossier.ts';
import { useDossier } from '../work/dossier-work.tsx';
import { carriedEvidence, type KnownSource, type TypedEvidence } from './typed-evidence.ts';

type EvidenceMemory = Readonly<{
  /** What the next fact of a section starts with: never what another section cites. */
  carried: (section: Section['code']) => TypedEvidence;
  remember: (section: Section['code'], evidence: TypedEvidence) => void;
  /** Every source of the report, and we ourselves, once each. */
  known: readonly KnownSource[];
  methods: DossierView['methods'];
}>;

const MemoryContext = createContext<EvidenceMemory | undefined>(undefined);

export function useEvidenceMemory(): EvidenceMemory {
  const memory = useContext(MemoryContext);
  if (memory === undefined) throw new Error('useEvidenceMemory needs an EvidenceProvider around it');
  return memory;
}

/** Keeps the last source of each section for its next fact, so that ten facts of one page name it once. */
export function EvidenceProvider({ dossier, children }: { dossier: DossierView; children: ReactNode }) {
  const [chosen, setChosen] = useState<Partial<Record<Section['code'], TypedEvidence>>>({});
  const { documents } = useDossier().library;
  const memory = useMemo<EvidenceMemory>(() => {
    const isDocument = (hash: string) => documents.some(({ sha256 }) => sha256 === hash);
    const cited: KnownSource[] = dossier.sections.flatMap(({ ownEvidence, excuse, facts }) => [
      ...(ownEvidence === null ? [] : [ownEvidence]),
      ...(excuse === null ? [] : [excuse]),
      ...facts,
    ]);
    return {
      carried: (section) =>
        chosen[section] ?? carriedEvidence(sectionOf(dossier, section), new Date(), isDocument),
      // The exact time belongs to the fact it was read for.
      remember: (section, evidence) =>
        setChosen((before) => ({
          ...before,
          [section]: { ...evidence, retrievedAt: undefined, place: undefined },
        })),
      known: [...new Map(cited.map((one) => [one.source, one])).values()],
      methods: dossier.methods,
    };
  }, [chosen, dossier, documents]);
  return <MemoryContext value={memory}>{children}</MemoryContext>;
}

function sectionOf({ sections }: DossierView, code: Section['code']): Section | undefined {
  return sections.find((section) => section.code === code);
}
