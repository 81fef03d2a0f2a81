import { readPlace } from '#modules/reports/contract.ts';
import { DocumentSheet } from '../../documents/DocumentSheet.tsx';
import { useKeys } from '../../keys/use-keys.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import { documentOfHash } from '../model/document-source.ts';
import { type NumberedSource, sourceKey } from '../model/numbered-sources.ts';
import { useDossier } from '../work/dossier-work.tsx';

/** The document of a source, open at the page of the value at hand or where somebody has turned to; nothing for any other source. */
export function DocumentEvidence({ source }: { source: NumberedSource }) {
  const { dossier: words } = useTexts();
  const { library, orderId, current } = useDossier();
  const { documents, turned, turn } = library;
  const document = documentOfHash(source.evidenceHash, documents);
  const fact = current?.facts.find((one) => sourceKey(one) === source.key);
  const pages = document?.pages ?? 1;
  const asked = turned?.id === document?.id ? turned?.page : readPlace(fact?.place ?? null).page;
  const page = Math.min(asked ?? 1, pages);
  const go = (by: number) => {
    const next = page + by;
    if (document !== undefined && next >= 1 && next <= pages) turn(document.id, next);
  };
  const isOff = document === undefined || pages === 1;
  useKeys(words.evidence, [
    { keys: 'Alt+PageDown', label: words.pageOn, act: () => go(1), isForFields: true, isOff },
    { keys: 'Alt+PageUp', label: words.pageBack, act: () => go(-1), isForFields: true, isOff },
  ]);
  if (document === undefined) return null;
  return (
    <DocumentSheet orderId={orderId} document={document} page={page} onTurn={(to) => turn(document.id, to)} />
  );
}
