import type { FastifyInstance } from 'fastify';
import {
  type Authenticate,
  registerEndpoint,
  registerFileEndpoint,
} from '#platform/http/register-endpoint.ts';
import * as contract from './contract.ts';
import type { ReadReport } from './read-report.ts';

/** Registers the calls about a delivered report with the server. */
export function readReportRoutes(
  app: FastifyInstance,
  { authenticate, readReport }: { authenticate: Authenticate; readReport: ReadReport },
): void {
  registerEndpoint(app, contract.readReport, authenticate, ({ params, query, locale }) =>
    readReport.read(params.secret, query.revision, locale),
  );
  registerEndpoint(app, contract.readEvidence, authenticate, ({ params, query, locale }) =>
    readReport.evidence(params.secret, params.factId, query.revision, locale),
  );
  registerFileEndpoint(app, contract.getSnapshot, authenticate, ({ params, query }) =>
    readReport.snapshot(params.secret, params.sha256, query.revision),
  );
  registerFileEndpoint(app, contract.getWorkbook, authenticate, ({ params, query, locale }) =>
    readReport.file(params.secret, 'xlsx', query.revision, query.locale ?? locale),
  );
  registerFileEndpoint(app, contract.getRecord, authenticate, ({ params, query, locale }) =>
    readReport.file(params.secret, 'json', query.revision, locale),
  );
  registerFileEndpoint(app, contract.getRecordSignature, authenticate, ({ params, query, locale }) =>
    readReport.file(params.secret, 'jws', query.revision, locale),
  );
  registerFileEndpoint(app, contract.getOwners, authenticate, ({ params, query, locale }) =>
    readReport.file(params.secret, 'bods', query.revision, locale),
  );
  registerFileEndpoint(app, contract.getRating, authenticate, ({ params, query, locale }) =>
    readReport.file(params.secret, 'rating', query.revision, locale),
  );
}
