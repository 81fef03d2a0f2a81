/** A file of text inside a document; `description` is what a reader of the document calls it. */
export type Attachment = Readonly<{ name: string; type: string; description: string; text: string }>;
