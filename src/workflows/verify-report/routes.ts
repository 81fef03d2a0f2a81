import type { FastifyInstance } from 'fastify';
import { visitor } from '#kernel/actor.ts';
import { dossierRecordSchema, type ReportRecords } from '#modules/reports/service.ts';
import type { Db } from '#platform/database/kysely.ts';
import { type Authenticate, registerEndpoint } from '#platform/http/register-endpoint.ts';
import { verifyReport as verifyEndpoint } from './contract.ts';
import type { VerifyReport } from './verify-report.ts';

/** A report is verified by everybody; an access token that has run out must not stand in the way. */
const anyone: Authenticate = async () => visitor;

/** Registers verification, and what a program needs to verify without us: the public keys and the schema of a record. */
export function verifyReportRoutes(
  app: FastifyInstance,
  deps: { db: Db; records: ReportRecords; verifyReport: VerifyReport },
): void {
  registerEndpoint(app, verifyEndpoint, anyone, ({ body, locale }) => deps.verifyReport.verify(body, locale));
  app.get('/.well-known/report-keys.json', async (_request, reply) =>
    reply
      .type('application/jwk-set+json')
      .header('Cache-Control', 'public, max-age=300')
      .header('Access-Control-Allow-Origin', '*')
      .send(JSON.stringify({ keys: await deps.records.publishedKeys(deps.db) })),
  );
  const schema = JSON.stringify(dossierRecordSchema(), null, 2);
  app.get('/schemas/countercheck-dossier-1.json', (_request, reply) =>
    reply.type('application/schema+json').header('Cache-Control', 'public, max-age=3600').send(schema),
  );
}
