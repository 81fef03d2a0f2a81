import { uuidv7 } from '#kernel/identifier.ts';
import type { FileKind } from './file-kind.ts';
import type { ImportRow } from './import-repository.ts';
import type { LoadCounts } from './upsert.ts';

/** What an import did, over all its runs; `skipped` records were in before this run. */
export type ImportSummary = LoadCounts &
  Readonly<{
    read: number;
    refused: number;
    skipped: number;
    links: LoadCounts;
    gone: number;
    /** Why a complete file marked nothing as gone, in words. */
    whyNoneGone: string | null;
  }>;

/** The row of an import that has not read anything. */
export function newImport(order: {
  source: FileKind;
  mark: Readonly<{ hash: string; size: number }>;
  fileName: string;
  isFull: boolean;
  at: Date;
}): ImportRow {
  const { source, mark, fileName, isFull, at } = order;
  return {
    id: uuidv7(at),
    register: source.register.code,
    source: source.name,
    state: 'running',
    file_name: fileName,
    file_hash: mark.hash,
    file_size: mark.size,
    is_full: isFull,
    started_at: at,
    finished_at: null,
    saved_at: null,
    read_count: 0,
    added_count: 0,
    changed_count: 0,
    unchanged_count: 0,
    refused_count: 0,
    links_added: 0,
    links_changed: 0,
    links_unchanged: 0,
    gone_count: 0,
  };
}

export function summaryOf(row: ImportRow, skipped: number): ImportSummary {
  return {
    read: row.read_count,
    added: row.added_count,
    changed: row.changed_count,
    unchanged: row.unchanged_count,
    refused: row.refused_count,
    skipped,
    links: { added: row.links_added, changed: row.links_changed, unchanged: row.links_unchanged },
    gone: row.gone_count,
    whyNoneGone: null,
  };
}
