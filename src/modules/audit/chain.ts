import { createHash } from 'node:crypto';

/** One line of the log; `asked` stands before an act, `answered` after it. */
export type AuditEntry = Readonly<{
  seq: number;
  at: Date;
  kind: 'asked' | 'answered';
  accountId: string;
  role: string;
  call: string;
  action: string;
  subject: string;
  answers: number | null;
  status: number | null;
}>;

/** Before the first line. */
const noHash = '0'.repeat(64);

/** What is hashed of a line behind its number, which is known only where the line is put at the end of the chain. */
export function saidBy(entry: Omit<AuditEntry, 'seq'>): string {
  const { at, kind, accountId, role, call, action, subject, answers, status } = entry;
  const said = [at.toISOString(), kind, accountId, role, call, action, subject, answers, status];
  return `,${JSON.stringify(said).slice(1)}`;
}

/** The hash of a line, 64 hex digits of SHA-256 over the one before and everything that the line says; `append_audit_line` says the same. */
function hashOf(before: string, entry: AuditEntry): string {
  return createHash('sha256')
    .update(`${before}\n[${entry.seq}${saidBy(entry)}`)
    .digest('hex');
}

/** The first line that is not what was written, or is not there; undefined where the chain is whole. */
export type BrokenLine = Readonly<{ seq: number; why: 'missing' | 'changed' }>;

/** Walks along the lines in their order and says where the chain breaks. */
export function createChainCheck() {
  let before = noHash;
  let seq = 0;
  return {
    /** Takes the next line. */
    take(line: AuditEntry & Readonly<{ hash: string }>): BrokenLine | undefined {
      if (line.seq !== seq + 1) return { seq: seq + 1, why: 'missing' };
      if (hashOf(before, line) !== line.hash) return { seq: line.seq, why: 'changed' };
      before = line.hash;
      seq = line.seq;
      return undefined;
    },
    /** How far it came: the number of lines, and the hash of the last one. */
    end: () => ({ seq, hash: before }),
  };
}
