import { z } from 'zod';
import { defineEndpoint } from '#kernel/endpoint.ts';
import { defineLimit, hourSeconds, minuteSeconds, per } from '#kernel/limit.ts';
import { uuid } from '#kernel/shapes.ts';
import {
  documentDescription,
  documentTypes,
  documentView,
  maxDocumentBytes,
  maxDocuments,
  webAddress,
} from '#modules/reports/contract.ts';

const byOrder = z.object({ orderId: uuid });
const byDocument = byOrder.extend({ documentId: uuid.describe('of a document of this order') });

const documents = z.array(documentView).max(maxDocuments).describe('the first one that came first');
export const orderDocuments = z
  .object({ documents, fetchesPages: z.boolean().describe('whether `fetchDocument` may be called here') })
  .meta({ id: 'OrderDocuments' });
export type OrderDocuments = z.output<typeof orderDocuments>;

export const listDocuments = defineEndpoint({
  name: 'listDocuments',
  method: 'GET',
  path: '/staff/orders/{orderId}/documents',
  summary: 'The documents that lie beside a dossier as sources of typed values',
  action: 'desk.work',
  params: byOrder,
  reply: orderDocuments,
});

/** What such files are called by those who send them; what they are is told by their bytes. */
export const documentFileTypes = [...documentTypes, 'text/csv', 'application/octet-stream'] as const;

export const addDocument = defineEndpoint({
  name: 'addDocument',
  method: 'POST',
  path: '/staff/orders/{orderId}/documents',
  summary: 'Put a document beside a dossier: PDF, PNG, JPEG, a page of the web or a text, up to 20 MB',
  details:
    'What it is is told by its bytes, whatever it is called. It is kept as it came, under its SHA-256; the same bytes again are the same document. No value can cite it before `describeDocument` has said what it is.',
  action: 'desk.work',
  refuses: [409],
  params: byOrder,
  upload: { field: 'file', types: documentFileTypes, maxBytes: maxDocumentBytes },
  reply: orderDocuments.extend({ documentId: uuid.describe('of the document that was sent') }),
});

/** Somebody waits for each, and each goes out to a stranger. */
const pageLimit = defineLimit('fetch-page', {
  visitor: [per(minuteSeconds, 1)],
  account: [per(minuteSeconds, 10), per(hourSeconds, 120)],
});

export const fetchDocument = defineEndpoint({
  name: 'fetchDocument',
  method: 'POST',
  path: '/staff/orders/{orderId}/documents/fetched',
  summary: 'Fetch a page of the web and put it beside a dossier as a document',
  details:
    'Only public addresses are asked, at most five redirects are followed, and it takes up to 20 s and 20 MB. What answers is kept as it came, with the address, its SHA-256 and the moment, as a document that `addDocument` takes would be. No script of the page is run. Where the installation fetches no pages it answers 409.',
  action: 'desk.work',
  limit: pageLimit,
  refuses: [409, 422],
  params: byOrder,
  body: z.object({ url: webAddress }),
  reply: orderDocuments.extend({ documentId: uuid.describe('of the document that came') }),
});

export const describeDocument = defineEndpoint({
  name: 'describeDocument',
  method: 'PUT',
  path: '/staff/orders/{orderId}/documents/{documentId}',
  summary: 'Say what a document is, and whether the customer may have a copy',
  details:
    'Values that cite it are called by its new name. Once nobody works on the order any more, only a copy that was given (`isGiven`) can be taken back. Once an approved report cites it, its name stays. A version that stands there no more answers 409.',
  action: 'desk.work',
  refuses: [409],
  params: byDocument,
  body: documentDescription,
  reply: orderDocuments,
});

export const removeDocument = defineEndpoint({
  name: 'removeDocument',
  method: 'DELETE',
  path: '/staff/orders/{orderId}/documents/{documentId}',
  summary: 'Take away a document that no value cites',
  action: 'desk.work',
  refuses: [409],
  params: byDocument,
  reply: orderDocuments,
});

/** A stranger's bytes: saved, never opened in the page. */
export const getDocument = defineEndpoint({
  name: 'getDocument',
  method: 'GET',
  path: '/staff/orders/{orderId}/documents/{documentId}/file',
  summary: 'A document, as it came',
  action: 'desk.work',
  params: byDocument,
  file: 'application/octet-stream',
});

/** Drawn here, by a process that may die of it: nothing of the document reaches the browser but a picture. */
export const getDocumentPage = defineEndpoint({
  name: 'getDocumentPage',
  method: 'GET',
  path: '/staff/orders/{orderId}/documents/{documentId}/pages/{page}',
  summary: 'A page of a document as a picture',
  action: 'desk.work',
  refuses: [422],
  params: byDocument.extend({ page: z.coerce.number().int().min(1).max(5_000).describe('from 1') }),
  file: 'image/webp',
});

export const getDocumentWords = defineEndpoint({
  name: 'getDocumentWords',
  method: 'GET',
  path: '/staff/orders/{orderId}/documents/{documentId}/words',
  summary: 'The beginning of a text, or the words of a page of the web',
  action: 'desk.work',
  refuses: [422],
  params: byDocument,
  file: 'text/plain; charset=utf-8',
});
