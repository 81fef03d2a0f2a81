import { documentOfHash, placeSaid } from '../model/document-source.ts';
import type { Fact, SectionCode } from '../model/dossier.ts';
import { citedSource } from '../sources/cited-source.ts';
import { useEvidenceMemory } from '../sources/evidence-memory.tsx';
import { evidenceOf, readEvidence } from '../sources/typed-evidence.ts';
import { useEvidenceDraft } from '../sources/use-evidence-draft.ts';
import { useDossier } from '../work/dossier-work.tsx';

/** The source of what is typed: the one chosen last, that of the value before, or the section's last; drafts outlive a reload. */
export function useLineEvidence(key: string, section: SectionCode, fact: Fact | undefined) {
  const { chosen, isChosen, sources, dossier, library } = useDossier();
  const { carried, remember } = useEvidenceMemory();
  // Where we are the source ourselves, a register that was chosen for other values is none.
  const isOwn = dossier.sections.some(({ code, ownEvidence }) => code === section && ownEvidence !== null);
  const cited = isChosen && !isOwn ? chosen : fact;
  const begun = cited === undefined ? carried(section) : evidenceOf(cited);
  // A value that is written anew stands where it stood, unless it is read of something else now.
  const isSame = fact !== undefined && cited === fact;
  const draft = useEvidenceDraft(key, isSame ? { ...begun, place: fact.place ?? undefined } : begun);
  return {
    ...draft,
    remember: () => remember(section, draft.evidence),
    /** What is cited, with the copy that is kept of that very source. */
    read() {
      const read = readEvidence(draft.evidence, new Date());
      if ('error' in read) return read;
      const evidenceHash = citedSource(draft.evidence, sources)?.evidenceHash ?? null;
      const document = documentOfHash(evidenceHash, library.documents);
      if (document === undefined) return { evidence: { ...read.evidence, evidenceHash } };
      const place = placeSaid(draft.evidence.place, document, library.turned);
      return { evidence: { ...read.evidence, evidenceHash, place } };
    },
  };
}
