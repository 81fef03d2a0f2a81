import { createHash } from 'node:crypto';
import type { Evidence } from '../dossier/dossier.ts';
import { evidenceKey } from '../dossier/evidence-list.ts';

/** Names a source within a dossier: what has one number in the report has one id, and keeps it when the number changes. */
export function sourceIdOf(evidence: Evidence): string {
  const key = evidenceKey(evidence);
  const known = ids.get(key);
  if (known !== undefined) return known;
  const id = createHash('sha256').update(key).digest('hex').slice(0, 16);
  if (ids.size >= 5_000) ids.clear();
  ids.set(key, id);
  return id;
}

/** The facts of a dossier share their few sources. */
const ids = new Map<string, string>();
