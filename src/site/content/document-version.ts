/** A version of a document in the list of them. */
export type DocumentVersion = Readonly<{ version: string; updated: string }>;
