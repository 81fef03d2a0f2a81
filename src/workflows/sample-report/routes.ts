import type { FastifyInstance } from 'fastify';
import { visitor } from '#kernel/actor.ts';
import {
  type Authenticate,
  registerEndpoint,
  registerFileEndpoint,
} from '#platform/http/register-endpoint.ts';
import {
  getSampleReport,
  listFileTypes,
  readExampleCard,
  readExampleEvidence,
  readExamplePage,
  readExampleReport,
} from './contract.ts';
import { viewFileTypes } from './file-types.ts';
import type { SampleReport } from './sample-report.ts';

/** Samples are for everybody; an access token that has run out must not stand in the way. */
const anyone: Authenticate = async () => visitor;

/** Registers the sample download and the list of file types with the server. */
export function sampleReportRoutes(
  app: FastifyInstance,
  { sampleReport }: { sampleReport: SampleReport },
): void {
  registerFileEndpoint(app, getSampleReport, anyone, ({ body, locale }) =>
    sampleReport.download(body.countryId, locale, body.reportContentTypeId),
  );
  registerEndpoint(app, readExampleReport, anyone, ({ locale }) => sampleReport.example(locale));
  registerEndpoint(app, readExampleEvidence, anyone, ({ params, locale }) =>
    sampleReport.evidence(params.factId, locale),
  );
  registerEndpoint(app, readExampleCard, anyone, ({ query, locale }) =>
    sampleReport.card(locale, query.country),
  );
  registerEndpoint(app, readExamplePage, anyone, ({ locale }) => sampleReport.page(locale));
  registerEndpoint(app, listFileTypes, anyone, async ({ locale }) => ({ items: viewFileTypes(locale) }));
}
