import { useState } from 'react';
import { useHydrated } from '#ui/use-hydrated.ts';

/** A schema.org object, or a value inside one. */
export type Schema =
  | string
  | number
  | boolean
  | undefined
  | readonly Schema[]
  | { readonly [key: string]: Schema };

/**
 * Describes the page to machines, in the document that the server writes; browsers never run JSON, so it needs no nonce.
 * A page that is reached without a new document goes without it: Trusted Types refuse a script's text in every way
 * in which a page could set it (markup, textContent, a text node), and machines read each address as a document.
 */
export function StructuredData({ data }: { data: Readonly<Record<string, Schema>> }) {
  const isHydrated = useHydrated();
  // Without a `<` no text can end the element.
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  const [served] = useState(isHydrated ? undefined : json);
  return json === served ? <script type="application/ld+json">{json}</script> : null;
}
