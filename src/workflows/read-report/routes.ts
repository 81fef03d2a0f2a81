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

/** Registers the same calls for who is signed in: reports of one's own orders, and of those of one's company. */
export function accountReportRoutes(
  app: FastifyInstance,
  { authenticate, readReport }: { authenticate: Authenticate; readReport: ReadReport },
): void {
  registerEndpoint(app, contract.readAccountReport, authenticate, ({ actor, params, query, locale }) =>
    readReport.read({ ...params, actor }, query.revision, locale),
  );
  registerEndpoint(
    app,
    contract.readAccountEvidence,
    authenticate,
    ({ actor, params: { orderId, factId }, query, locale }) =>
      readReport.evidence({ orderId, actor }, factId, query.revision, locale),
  );
  registerFileEndpoint(
    app,
    contract.getAccountSnapshot,
    authenticate,
    ({ actor, params: { orderId, sha256 }, query }) =>
      readReport.snapshot({ orderId, actor }, sha256, query.revision),
  );
  registerFileEndpoint(app, contract.getAccountWorkbook, authenticate, ({ actor, params, query, locale }) =>
    readReport.file({ ...params, actor }, 'xlsx', query.revision, query.locale ?? locale),
  );
  registerFileEndpoint(app, contract.getAccountRecord, authenticate, ({ actor, params, query, locale }) =>
    readReport.file({ ...params, actor }, 'json', query.revision, locale),
  );
  registerFileEndpoint(
    app,
    contract.getAccountRecordSignature,
    authenticate,
    ({ actor, params, query, locale }) =>
      readReport.file({ ...params, actor }, 'jws', query.revision, locale),
  );
  registerFileEndpoint(app, contract.getAccountOwners, authenticate, ({ actor, params, query, locale }) =>
    readReport.file({ ...params, actor }, 'bods', query.revision, locale),
  );
  registerFileEndpoint(app, contract.getAccountRating, authenticate, ({ actor, params, query, locale }) =>
    readReport.file({ ...params, actor }, 'rating', query.revision, locale),
  );
}
