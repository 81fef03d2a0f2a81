import type { Schema } from '#platform/http/json-schema.ts';
import type { DocsCall, DocsDocument } from './docs-operation.ts';

/** Calls in which every word is found, those first whose name or path has it; small and capital letters are the same. */
export function findCalls(
  calls: readonly DocsCall[],
  document: DocsDocument,
  asked: string,
): readonly DocsCall[] {
  const words = asked.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return calls
    .map((call) => ({ call, rank: rankOf(call, document, words) }))
    .filter(({ rank }) => rank > 0)
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ call }) => call);
}

/** 0 where a word is nowhere; else the sum of what the places of the words are worth. */
function rankOf(call: DocsCall, document: DocsDocument, words: readonly string[]): number {
  const { path, operation } = call;
  const { operationId, summary, description, requestBody, responses, parameters = [] } = operation;
  const schemas = [
    ...Object.values(requestBody?.content ?? {}),
    ...Object.values(responses).flatMap(({ content }) => Object.values(content ?? {})),
  ].map(({ schema }) => schema);
  const places = [
    [8, operationId],
    [6, path],
    [4, summary],
    [2, description],
    [
      1,
      [...parameters.map(({ name }) => name), ...schemas.flatMap((each) => namesIn(each, document))].join(
        ' ',
      ),
    ],
  ] as const;
  const ranks = words.map((word) => places.find(([, text]) => text?.toLowerCase().includes(word))?.[0] ?? 0);
  return ranks.includes(0) ? 0 : ranks.reduce<number>((sum, rank) => sum + rank, 0);
}

/** Names of members, those of shapes included once. */
function namesIn(schema: Schema, document: DocsDocument, seen: ReadonlySet<string> = new Set()): string[] {
  const { $ref, properties = {}, items, anyOf = [], oneOf = [], allOf = [] } = schema;
  const name = $ref?.split('/').at(-1);
  if (name !== undefined) {
    const shape = document.components?.schemas?.[name];
    // What any call may be refused with would make every call a hit.
    if (shape === undefined || seen.has(name) || name === 'Problem') return [];
    return [name, ...namesIn(shape, document, new Set([...seen, name]))];
  }
  const inner = [...Object.values(properties), ...(items ? [items] : []), ...anyOf, ...oneOf, ...allOf];
  return [...Object.keys(properties), ...inner.flatMap((each) => namesIn(each, document, seen))];
}
