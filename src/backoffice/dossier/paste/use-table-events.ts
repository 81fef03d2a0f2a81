import { type RefObject, useEffect, useRef } from 'react';
import type { Pasted } from './kept-table.ts';

/** How systems name the type of a file of values, or its name where they do not. */
const tableTypes: readonly string[] = [
  'text/csv',
  'text/tab-separated-values',
  'text/comma-separated-values',
  'application/vnd.ms-excel',
];
const tableNames = /\.(?:csv|tsv|tab)$/i;

/** Hears of tables that are pasted or dropped in the section around an element; into a field only what is plainly a table. */
export function useTableEvents(
  inside: RefObject<HTMLElement | null>,
  onTable: (pasted: Pasted) => void,
): void {
  const latest = useRef(onTable);
  latest.current = onTable;
  useEffect(() => {
    const pane = inside.current?.closest('section');
    if (pane == null) return undefined;
    const paste = (event: ClipboardEvent) => {
      const { target, clipboardData } = event;
      if (clipboardData === null || document.querySelector('dialog[open]') !== null) return;
      const isHere = target instanceof Element && (target === document.body || pane.contains(target));
      const text = clipboardData.getData('text/plain');
      const isField = target instanceof Element && target.closest('input, textarea, select') !== null;
      if (!isHere || (isField && !text.includes('\t')) || text.trim() === '') return;
      event.preventDefault();
      latest.current({ html: clipboardData.getData('text/html'), text });
    };
    const over = (event: DragEvent) => {
      const [item] = event.dataTransfer?.items ?? [];
      if (item?.kind === 'file' && tableTypes.includes(item.type)) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      const [file] = event.dataTransfer?.files ?? [];
      if (file === undefined || !(tableTypes.includes(file.type) || tableNames.test(file.name))) return;
      event.preventDefault();
      void import('./kept-table.ts').then(async ({ textOfFile }) => latest.current(await textOfFile(file)));
    };
    document.addEventListener('paste', paste);
    pane.addEventListener('dragover', over);
    pane.addEventListener('drop', drop);
    return () => {
      document.removeEventListener('paste', paste);
      pane.removeEventListener('dragover', over);
      pane.removeEventListener('drop', drop);
    };
  }, [inside]);
}
