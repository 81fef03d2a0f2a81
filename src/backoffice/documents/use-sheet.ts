import { useEffect, useState } from 'react';
import type { DocumentView } from '#modules/reports/contract.ts';
import { getDocumentPage, getDocumentWords } from '#workflows/cite-documents/contract.ts';
import { fetchStaffFile } from '../session/staff-api.ts';

/** What is seen of a document: a picture of a page, words, or nothing where it cannot be shown. */
type Sheet = Readonly<{ url: string } | { words: string } | { fault: true }>;

/** Pages turned back to are not drawn again. */
const kept = new Map<string, Sheet>();
const mostKept = 40;

/** A page of a document, or its words: undefined while it is on its way. It is drawn at the server: of the file nothing comes here. */
export function useSheet(
  orderId: string,
  { id, type, pages, sha256 }: DocumentView,
  page: number,
): Sheet | undefined {
  const isText = type.startsWith('text/');
  const isShown = isText || pages !== null;
  const key = `${orderId} ${sha256} ${isText ? 'words' : page}`;
  const [told, setTold] = useState<{ key: string; sheet: Sheet }>();
  useEffect(() => {
    if (!isShown || kept.has(key)) return;
    let isWanted = true;
    const path = (isText ? getDocumentWords.path : getDocumentPage.path)
      .replace('{orderId}', orderId)
      .replace('{documentId}', id)
      .replace('{page}', String(page));
    const show = (sheet: Sheet) => {
      if (isWanted) setTold({ key, sheet });
    };
    fetchStaffFile(`/api/v1${path}`)
      .then(async (blob) => {
        const sheet = isText
          ? { words: await blob.text() }
          : { url: URL.createObjectURL(new Blob([blob], { type: 'image/webp' })) };
        keep(key, sheet);
        show(sheet);
      })
      .catch(() => show({ fault: true }));
    return () => {
      isWanted = false;
    };
  }, [orderId, id, page, isText, isShown, key]);
  if (!isShown) return { fault: true };
  return kept.get(key) ?? (told?.key === key ? told.sheet : undefined);
}

function keep(key: string, sheet: Sheet): void {
  kept.set(key, sheet);
  const [oldest] = kept;
  if (kept.size <= mostKept || oldest === undefined) return;
  if ('url' in oldest[1]) URL.revokeObjectURL(oldest[1].url);
  kept.delete(oldest[0]);
}
