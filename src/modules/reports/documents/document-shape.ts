import { z } from 'zod';
import { count, instant, text, uuid } from '#kernel/shapes.ts';
import { factMethods, sha256, webAddress } from '../dossier/dossier-input.ts';
import { maxPages } from '../dossier/evidence/document-place.ts';
import { documentTypes } from '../dossier/evidence/dossier-document.ts';
import { saidText } from '../dossier/fact-value.ts';

/** A scan of many pages comes near this. */
export const maxDocumentBytes = 20 * 1024 * 1024;
/** So many lie beside one order at most. */
export const maxDocuments = 50;

const day = z.iso.date().max(10);

/** What a document is, as somebody says it. */
export const documentDescription = z.object({
  version: count.describe('of what it replaces, as the caller has seen it; 0 where nobody has said anything'),
  title: saidText(300).describe('as the document calls itself, in its own language'),
  publisher: saidText(300).describe('who made it, as English documents print it: the source of its values'),
  publisherRu: saidText(300).nullable().default(null),
  publishedOn: day.nullable().default(null).describe('the date that it bears'),
  url: webAddress.nullable().default(null).describe('where it was found'),
  method: z.enum(factMethods).default('filing'),
  isGiven: z
    .boolean()
    .default(false)
    .describe('whether the customer may have a copy: only where its licence is known to allow it'),
});
export type DocumentDescription = z.output<typeof documentDescription>;

/** A document beside a dossier. */
export const documentView = z
  .object({
    id: uuid,
    sha256,
    type: z.enum(documentTypes).describe('by its bytes'),
    bytes: count,
    pages: z
      .int()
      .min(1)
      .max(maxPages)
      .nullable()
      .describe('that can be shown as pictures; null of a text, and of what cannot be drawn'),
    name: z
      .object({
        title: text(300),
        publisher: text(300),
        publisherRu: text(300).nullable(),
        publishedOn: day.nullable(),
        url: text(2_000).nullable(),
        method: z.enum(factMethods),
      })
      .nullable()
      .describe('null until somebody has said what it is: no value can cite it'),
    fetchedFrom: text(2_000)
      .nullable()
      .describe('the address that answered with it, after redirects; null of one that somebody brought'),
    foundTitle: text(300).nullable().describe('what a page that was fetched calls itself'),
    isGiven: z.boolean(),
    version: count,
    addedBy: text(400).nullable(),
    addedAt: instant,
  })
  .meta({ id: 'DossierDocument' });
export type DocumentView = z.output<typeof documentView>;
