import { useEffect, useState } from 'react';
import { useHydrated } from '#ui/base/use-hydrated.ts';
import { putDataBlock } from './data-block.ts';

/** A schema.org object, or a value inside one. */
export type Schema =
  | string
  | number
  | boolean
  | undefined
  | readonly Schema[]
  | { readonly [key: string]: Schema };

/**
 * Describes the page to machines: in the document that the server writes, and on a page that is reached without a new
 * document by a script element of its own making, because Trusted Types refuse the ways in which React would write it.
 * Browsers never run JSON, so it needs no nonce.
 */
export function StructuredData({ data }: { data: Readonly<Record<string, Schema>> }) {
  const isHydrated = useHydrated();
  // Without a `<` no text can end the element.
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  const [served] = useState(isHydrated ? undefined : json);
  const isServed = json === served;
  useEffect(() => (isServed ? undefined : putDataBlock(json)), [json, isServed]);
  return isServed ? <script type="application/ld+json">{json}</script> : null;
}
