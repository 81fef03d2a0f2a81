import type { FactInput } from '#modules/reports/contract.ts';
import type { Fact, Section } from '../model/dossier.ts';
import { isWebAddress } from '../model/web-address.ts';

/**
 * Where a value comes from, as typed; empty where nobody knows yet. `retrievedOn` is a day; `retrievedAt` the exact time of
 * a saved fact.
 */
export type TypedEvidence = Readonly<{
  source: string;
  sourceRu: string;
  sourceUrl: string;
  retrievedOn: string;
  retrievedAt?: string | undefined;
  method: FactInput['method'] | '';
  /** The copy that it came with, null where none is kept; undefined where it was typed by hand. */
  evidenceHash?: string | null | undefined;
  /** Where in a document it stands, where somebody has said so; undefined leaves it to the page that is open. */
  place?: string | null | undefined;
}>;

/** A source under both names, with the address and method it was cited with last. */
export type KnownSource = Readonly<{
  source: string;
  sourceRu: string | null;
  sourceUrl?: string | null;
  method?: FactInput['method'];
}>;

export type EvidenceField = 'source' | 'url' | 'retrieved' | 'method';
type ReadEvidence = Pick<FactInput, 'source' | 'sourceRu' | 'sourceUrl' | 'retrievedAt' | 'method'>;

/** Reads the evidence; names the field that is wrong. Today means now, an earlier day its noon in UTC. */
export function readEvidence(
  typed: TypedEvidence,
  now: Date,
): { evidence: ReadEvidence } | { error: EvidenceField } {
  const source = typed.source.trim();
  const url = typed.sourceUrl.trim();
  const today = now.toISOString().slice(0, 10);
  const { method } = typed;
  if (source === '') return { error: 'source' };
  if (method === '') return { error: 'method' };
  if (url !== '' && !isWebAddress(url)) return { error: 'url' };
  if (!/^\d{4}-\d{2}-\d{2}$/.test(typed.retrievedOn) || typed.retrievedOn > today)
    return { error: 'retrieved' };
  const isKept = typed.retrievedAt?.startsWith(typed.retrievedOn) === true;
  const at = typed.retrievedOn === today ? now : new Date(`${typed.retrievedOn}T12:00:00Z`);
  if (Number.isNaN(at.getTime()) || !at.toISOString().startsWith(typed.retrievedOn))
    return { error: 'retrieved' };
  const retrievedAt = isKept && typed.retrievedAt !== undefined ? typed.retrievedAt : at.toISOString();
  const sourceRu = typed.sourceRu.trim() || null;
  return { evidence: { source, sourceRu, sourceUrl: url === '' ? null : url, retrievedAt, method } };
}

/** The evidence of a saved fact as it would have been typed. */
export function evidenceOf(
  cited: Pick<Fact, 'source' | 'sourceRu' | 'sourceUrl' | 'retrievedAt' | 'method' | 'evidenceHash'>,
): TypedEvidence {
  const { source, sourceRu, sourceUrl, retrievedAt, method, evidenceHash } = cited;
  return {
    source,
    sourceRu: sourceRu ?? '',
    sourceUrl: sourceUrl ?? '',
    retrievedOn: retrievedAt.slice(0, 10),
    retrievedAt,
    method,
    evidenceHash,
  };
}

/**
 * Evidence for a section's next fact: that of its fact entered last, or our own where the section is our own; otherwise
 * nothing, for a source is never guessed.
 */
export function carriedEvidence(
  section: Section | undefined,
  now: Date,
  isDocument: (hash: string) => boolean = () => false,
): TypedEvidence {
  const last = section?.facts.reduce<Fact | undefined>(
    (latest, fact) => (latest === undefined || fact.enteredAt > latest.enteredAt ? fact : latest),
    undefined,
  );
  // A document is the same one on another day.
  if (last?.evidenceHash != null && isDocument(last.evidenceHash)) return evidenceOf(last);
  const unknown = unknownEvidence(now);
  if (last !== undefined)
    return { ...evidenceOf(last), retrievedOn: unknown.retrievedOn, retrievedAt: undefined };
  return { ...unknown, ...section?.ownEvidence };
}

/** Evidence of today of which nobody has said anything yet. */
export function unknownEvidence(now: Date): TypedEvidence {
  return { source: '', sourceRu: '', sourceUrl: '', retrievedOn: now.toISOString().slice(0, 10), method: '' };
}

/** Evidence under another source: what is known of that one; of the one before neither Russian name nor address stay. */
export function citing(evidence: TypedEvidence, name: string, known: readonly KnownSource[]): TypedEvidence {
  const sourceRu = russianNameOf(evidence, name, known);
  const same = sourceOf(name, known);
  if (same !== undefined) {
    const { sourceUrl, method = evidence.method } = same;
    return { ...evidence, source: name, sourceRu, sourceUrl: sourceUrl ?? '', method };
  }
  const before = sourceOf(evidence.source, known);
  const isHeldOver = before !== undefined && evidence.sourceUrl === (before.sourceUrl ?? '');
  return { ...evidence, source: name, sourceRu, sourceUrl: isHeldOver ? '' : evidence.sourceUrl };
}

/** The Russian name that goes with another source: the one that is known, or that was typed for it; never that of the one before. */
function russianNameOf(
  { source, sourceRu }: Pick<TypedEvidence, 'source' | 'sourceRu'>,
  name: string,
  known: readonly KnownSource[],
): string {
  const same = sourceOf(name, known);
  if (same !== undefined) return same.sourceRu ?? '';
  const before = sourceOf(source, known);
  return before !== undefined && sourceRu === (before.sourceRu ?? '') ? '' : sourceRu;
}

function sourceOf(name: string, known: readonly KnownSource[]): KnownSource | undefined {
  return known.find(({ source }) => source === name.trim());
}
