import type { FactMethod } from './fact-methods.ts';

/** What a file of an analyst is taken for, by its bytes. */
export const documentTypes = [
  'application/pdf',
  'image/png',
  'image/jpeg',
  'text/html',
  'text/plain',
] as const;
export type DocumentType = (typeof documentTypes)[number];

/** What somebody said that a document is. */
export type DocumentName = Readonly<{
  title: string;
  publisher: string;
  publisherRu: string | null;
  /** `YYYY-MM-DD`; null where it bears no date. */
  publishedOn: string | null;
  url: string | null;
  method: FactMethod;
}>;

/** A document that lies beside a dossier; `name` is null until somebody has said what it is. */
export type DossierDocument = Readonly<{
  id: string;
  sha256: string;
  type: DocumentType;
  bytes: number;
  pages: number | null;
  name: DocumentName | null;
  /** The address that answered with it; null of one that somebody brought. */
  fetchedFrom: string | null;
  /** What a page that was fetched calls itself. */
  foundTitle: string | null;
  isGiven: boolean;
  version: number;
  addedBy: string;
  addedAt: Date;
  removedAt: Date | null;
}>;

/** Documents of an order, and the hashes that none of its typed values may cite. */
export type CitableDocuments = Readonly<{
  documents: readonly DossierDocument[] | undefined;
  refused: ReadonlySet<string>;
}>;

/** The document that evidence cites, if it is one of these. */
export function documentOf(
  { evidenceHash }: Readonly<{ evidenceHash: string | null }>,
  documents: readonly DossierDocument[] | undefined,
): DossierDocument | undefined {
  return evidenceHash === null ? undefined : documents?.find(({ sha256 }) => sha256 === evidenceHash);
}
