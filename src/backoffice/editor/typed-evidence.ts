import type { FactInput } from '#modules/reports/contract.ts';
import type { Fact, Section } from './typed-value.ts';

/** Where a value comes from, as typed. `retrievedOn` is a day; `retrievedAt` the exact time of a saved fact. */
export type TypedEvidence = Readonly<{
  source: string;
  sourceUrl: string;
  retrievedOn: string;
  retrievedAt?: string | undefined;
  method: FactInput['method'];
}>;

export type EvidenceField = 'source' | 'url' | 'retrieved';
type ReadEvidence = Pick<FactInput, 'source' | 'sourceUrl' | 'retrievedAt' | 'method'>;

/** Reads the evidence; names the field that is wrong. Today means now, an earlier day its noon in UTC. */
export function readEvidence(
  typed: TypedEvidence,
  now: Date,
): { evidence: ReadEvidence } | { error: EvidenceField } {
  const source = typed.source.trim();
  const url = typed.sourceUrl.trim();
  const today = now.toISOString().slice(0, 10);
  if (source === '') return { error: 'source' };
  if (url !== '' && !(/^https?:\/\//i.test(url) && URL.canParse(url))) return { error: 'url' };
  if (!/^\d{4}-\d{2}-\d{2}$/.test(typed.retrievedOn) || typed.retrievedOn > today)
    return { error: 'retrieved' };
  const isKept = typed.retrievedAt?.startsWith(typed.retrievedOn) === true;
  const at = typed.retrievedOn === today ? now : new Date(`${typed.retrievedOn}T12:00:00Z`);
  if (Number.isNaN(at.getTime()) || !at.toISOString().startsWith(typed.retrievedOn))
    return { error: 'retrieved' };
  const retrievedAt = isKept && typed.retrievedAt !== undefined ? typed.retrievedAt : at.toISOString();
  return { evidence: { source, sourceUrl: url === '' ? null : url, retrievedAt, method: typed.method } };
}

/** The evidence of a saved fact as it would have been typed. */
export function evidenceOf({ source, sourceUrl, retrievedAt, method }: Fact): TypedEvidence {
  return { source, sourceUrl: sourceUrl ?? '', retrievedOn: retrievedAt.slice(0, 10), retrievedAt, method };
}

/** Evidence for the next fact before anybody chose one: that of the fact entered last, or where an empty section was looked for, seen today. */
export function likelyEvidence(sections: readonly Section[], now: Date): TypedEvidence {
  const last = sections
    .flatMap(({ facts }) => facts)
    .reduce<Fact | undefined>(
      (latest, fact) => (latest === undefined || fact.enteredAt > latest.enteredAt ? fact : latest),
      undefined,
    );
  const today = now.toISOString().slice(0, 10);
  if (last === undefined) {
    const searched = sections.find(({ excuse }) => excuse !== null)?.excuse?.source ?? '';
    return { source: searched, sourceUrl: '', retrievedOn: today, method: 'register' };
  }
  return { ...evidenceOf(last), retrievedOn: today, retrievedAt: undefined };
}
