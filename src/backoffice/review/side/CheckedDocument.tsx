import { useState } from 'react';
import type { DocumentView } from '#modules/reports/contract.ts';
import { DocumentSheet } from '../../documents/DocumentSheet.tsx';
import { useKeys } from '../../keys/use-keys.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import { useCheck } from '../work/check-work.tsx';

/** The document that a value was read of, open at the page that its author named. */
export function CheckedDocument({ document, page: begun }: { document: DocumentView; page: number }) {
  const { dossier: words, review } = useTexts();
  const { check } = useCheck();
  const pages = document.pages ?? 1;
  const [page, setPage] = useState(Math.min(begun, pages));
  const go = (by: number) => setPage((now) => Math.min(pages, Math.max(1, now + by)));
  const isOff = pages === 1;
  useKeys(review.evidence, [
    { keys: 'Alt+PageDown', label: words.pageOn, act: () => go(1), isForFields: true, isOff },
    { keys: 'Alt+PageUp', label: words.pageBack, act: () => go(-1), isForFields: true, isOff },
  ]);
  return <DocumentSheet orderId={check.orderId} document={document} page={page} onTurn={setPage} />;
}
