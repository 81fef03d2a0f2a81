import type { Fact } from '../model/dossier.ts';
import { type NumberedSource, sourceKey } from '../model/numbered-sources.ts';
import type { TypedEvidence } from './typed-evidence.ts';

/** What a saved value cites, or what a section without values names: a source alone. */
export type CitedBefore = Pick<Fact, 'source' | 'sourceRu'> &
  Partial<Pick<Fact, 'sourceUrl' | 'retrievedAt' | 'method' | 'evidenceHash'>>;

/** The numbered source that typed evidence cites: the very copy it came from, or else one of the same page, day and method. */
export function citedSource(
  evidence: TypedEvidence,
  sources: ReadonlyMap<string, NumberedSource>,
): NumberedSource | undefined {
  const of = (evidenceHash: string | null) => sources.get(keyOf(evidence, evidenceHash));
  const exact = evidence.evidenceHash === undefined ? undefined : of(evidence.evidenceHash);
  return exact ?? of([...sources.values()].map((one) => one.evidenceHash).find((hash) => of(hash)) ?? null);
}

/** The number of what was cited before, if it has one. */
export function numberBefore(
  before: CitedBefore,
  sources: ReadonlyMap<string, NumberedSource>,
): number | undefined {
  const key = keyBefore(before);
  return key === undefined ? undefined : sources.get(key)?.number;
}

/** Whether something else is cited now: another name, page, day, method or copy. */
export function isCitedAnew(
  evidence: TypedEvidence,
  before: CitedBefore,
  sources: ReadonlyMap<string, NumberedSource>,
): boolean {
  const key = keyBefore(before);
  if (key === undefined) return evidence.source.trim() !== before.source;
  return keyOf(evidence, citedSource(evidence, sources)?.evidenceHash ?? null) !== key;
}

function keyBefore({ retrievedAt, method, sourceUrl = null, evidenceHash = null, ...name }: CitedBefore) {
  if (retrievedAt === undefined || method === undefined) return undefined;
  return sourceKey({ ...name, sourceUrl, retrievedAt, method, evidenceHash });
}

function keyOf({ source, sourceUrl, retrievedOn, method }: TypedEvidence, evidenceHash: string | null) {
  if (method === '') return '';
  return sourceKey({
    ...{ source: source.trim(), sourceRu: null, sourceUrl: sourceUrl.trim() || null },
    ...{ retrievedAt: retrievedOn, method, evidenceHash },
  });
}
