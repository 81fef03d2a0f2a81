import type { FastifyInstance } from 'fastify';
import {
  type Authenticate,
  registerEndpoint,
  registerFileEndpoint,
  whenGone,
} from '#platform/http/register-endpoint.ts';
import { endOnClose, registerUploadEndpoint } from '#platform/http/register-upload.ts';
import type { CiteDocuments } from './cite-documents.ts';
import * as contract from './contract.ts';

/** Registers the calls about documents beside a dossier with the server. */
export function citeDocumentsRoutes(
  app: FastifyInstance,
  { authenticate, citeDocuments }: { authenticate: Authenticate; citeDocuments: CiteDocuments },
): void {
  registerEndpoint(app, contract.listDocuments, authenticate, ({ params }) =>
    citeDocuments.list(params.orderId),
  );
  registerUploadEndpoint(app, contract.addDocument, authenticate, ({ params, actor }, file, signal) =>
    citeDocuments.add(params.orderId, file, actor, signal),
  );
  const closing = endOnClose(app);
  registerEndpoint(app, contract.fetchDocument, authenticate, ({ params, body, actor, reply }) =>
    citeDocuments.fetch(params.orderId, body.url, actor, AbortSignal.any([closing, whenGone(reply.raw)])),
  );
  registerEndpoint(app, contract.describeDocument, authenticate, ({ params, body, actor }) =>
    citeDocuments.describe(params.orderId, params.documentId, body, actor),
  );
  registerEndpoint(app, contract.removeDocument, authenticate, ({ params, actor }) =>
    citeDocuments.remove(params.orderId, params.documentId, actor),
  );
  registerFileEndpoint(app, contract.getDocument, authenticate, ({ params }) =>
    citeDocuments.file(params.orderId, params.documentId),
  );
  registerFileEndpoint(app, contract.getDocumentPage, authenticate, ({ params }, signal) =>
    citeDocuments.page(params.orderId, params.documentId, params.page, signal),
  );
  registerFileEndpoint(app, contract.getDocumentWords, authenticate, ({ params }, signal) =>
    citeDocuments.words(params.orderId, params.documentId, signal),
  );
}
