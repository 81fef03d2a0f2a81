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
 * Describes the page to machines, in the document that the server writes: browsers never run JSON, so it needs no nonce.
 * A page that is reached without a new document has no reader for it, and there React would have to write the
 * element as markup, which Trusted Types refuse.
 */
export function StructuredData({ data }: { data: Readonly<Record<string, Schema>> }) {
  const isHydrated = useHydrated();
  const [isFromServer] = useState(!isHydrated);
  if (!isFromServer) return null;
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data });
  // Without a `<` no text can end the element.
  return <script type="application/ld+json">{json.replaceAll('<', '\\u003c')}</script>;
}
