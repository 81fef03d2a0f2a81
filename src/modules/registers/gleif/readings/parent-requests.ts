import { readJson } from '#findings/reading/read-json.ts';
import type { SourceRequest } from '../../sources/source.ts';
import { answer, isOf, itemsOf, maxAnswerBytes } from './wire.ts';

/** What GLEIF's API answers in. */
export const gleifAccept = 'application/vnd.api+json';

/**
 * What is to be asked after the company's own record: parents, or why there are none, and children, each only where the record
 * points at it; after a page of children the next one.
 */
export function groupRequests(bytes: Uint8Array, number: string): SourceRequest[] {
  const read = readJson(bytes, answer, maxAnswerBytes);
  const [, parent, page] =
    /\/lei-records\/([0-9A-Z]{20})\/direct-children\?.*page\[number\]=(\d{1,4})/.exec(
      decoded(read.links?.next ?? ''),
    ) ?? [];
  if (parent !== undefined && page !== undefined) return [children(parent, page)];
  // A page of children is no list in which the company is looked for.
  if (read.links?.first?.includes('/direct-children')) return [];
  const own = itemsOf(read).flatMap(({ one }) =>
    one.type === 'lei-records' && isOf(one, number) ? [one] : [],
  );
  const [record] = own;
  if (record === undefined || own.length > 1) return [];
  const { lei } = record.attributes;
  const parents = (['direct-parent', 'ultimate-parent'] as const).flatMap((kind) => {
    const links = record.relationships?.[kind]?.links ?? {};
    if ('lei-record' in links || 'related' in links) return request(`/lei-records/${lei}/${kind}`);
    return 'reporting-exception' in links ? request(`/lei-records/${lei}/${kind}-reporting-exception`) : [];
  });
  const links = record.relationships?.['direct-children']?.links ?? {};
  return [...parents, ...('related' in links ? [children(lei, '1')] : [])];
}

function request(path: string): SourceRequest {
  return { path, accept: gleifAccept };
}

function children(lei: string, page: string): SourceRequest {
  return {
    ...request(`/lei-records/${lei}/direct-children`),
    query: { 'page[number]': page, 'page[size]': '200' },
    leads: 'also',
  };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
