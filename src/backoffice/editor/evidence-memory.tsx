import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import type { DossierView } from '#modules/reports/contract.ts';
import { likelyEvidence, type TypedEvidence } from './typed-evidence.ts';
import type { Fact } from './typed-value.ts';

type EvidenceMemory = Readonly<{
  /** What the next fact starts with. */
  remembered: TypedEvidence;
  remember: (evidence: TypedEvidence) => void;
  /** Every source of the report, once each, with its latest address and method. */
  known: readonly Fact[];
  methods: DossierView['methods'];
}>;

const MemoryContext = createContext<EvidenceMemory | undefined>(undefined);

export function useEvidenceMemory(): EvidenceMemory {
  const memory = useContext(MemoryContext);
  if (memory === undefined) throw new Error('useEvidenceMemory needs an EvidenceProvider around it');
  return memory;
}

/** Keeps the last source for the next fact, so that ten facts of one page name it once. */
export function EvidenceProvider({ dossier, children }: { dossier: DossierView; children: ReactNode }) {
  const [chosen, setChosen] = useState<TypedEvidence>();
  const memory = useMemo<EvidenceMemory>(() => {
    const facts = dossier.sections.flatMap((section) => section.facts);
    return {
      remembered: chosen ?? likelyEvidence(dossier.sections, new Date()),
      // The exact time belongs to the fact it was read for.
      remember: (evidence) => setChosen({ ...evidence, retrievedAt: undefined }),
      known: [...new Map(facts.map((fact) => [fact.source, fact])).values()],
      methods: dossier.methods,
    };
  }, [chosen, dossier]);
  return <MemoryContext value={memory}>{children}</MemoryContext>;
}
