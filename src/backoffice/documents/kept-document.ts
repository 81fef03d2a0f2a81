const keyOf = (orderId: string) => `staff:cited-document:${orderId}`;

/** The hash of the document that what is typed cites, until another source is chosen: on every page of the order, and after a reload. */
export function keptDocument(orderId: string): string | undefined {
  return sessionStorage.getItem(keyOf(orderId)) ?? undefined;
}

/** Keeps it for this tab; undefined forgets it. */
export function keepDocument(orderId: string, sha256: string | undefined): void {
  if (sha256 === undefined) sessionStorage.removeItem(keyOf(orderId));
  else sessionStorage.setItem(keyOf(orderId), sha256);
}
