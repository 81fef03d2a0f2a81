import type { FastifyInstance } from 'fastify';
import type { Locale } from '#kernel/locale.ts';
import {
  type Authenticate,
  registerEndpoint,
  registerEventEndpoint,
  registerFileEndpoint,
} from '#platform/http/register-endpoint.ts';
import { registerUploadEndpoint } from '#platform/http/register-upload.ts';
import * as contract from './contract.ts';
import type { ResearchCompany } from './research-company.ts';

/** Registers the calls about what sources are asked with the server: of the secret link, and of the staff. */
export function researchCompanyRoutes(
  app: FastifyInstance,
  { authenticate, researchCompany }: { authenticate: Authenticate; researchCompany: ResearchCompany },
): void {
  registerEndpoint(app, contract.getOrderResearch, authenticate, ({ params, locale }) =>
    researchCompany.track(params.secret, locale),
  );
  registerEventEndpoint(app, contract.watchOrderResearch, authenticate, ({ params, query }) =>
    researchCompany.watch(params.secret, query.locale),
  );
  // The server waits for every answer before it closes.
  app.addHook('preClose', async () => researchCompany.endWatching());

  registerEndpoint(app, contract.getStaffResearch, authenticate, ({ params, locale }) =>
    researchCompany.staffView(params.orderId, locale),
  );
  registerFileEndpoint(app, contract.getSourceAnswer, authenticate, ({ params }) =>
    researchCompany.answerFile(params.orderId, params.snapshotId),
  );
  const afterwards = async (work: Promise<void>, orderId: string, locale: Locale) => {
    await work;
    return researchCompany.staffView(orderId, locale);
  };
  registerEndpoint(app, contract.askSourceAgain, authenticate, ({ params, body, actor, locale }) =>
    afterwards(researchCompany.askAgain(params.orderId, body.taskId, actor), params.orderId, locale),
  );
  registerEndpoint(app, contract.askSilentSources, authenticate, ({ params, actor, locale }) =>
    afterwards(researchCompany.askSilent(params.orderId, actor), params.orderId, locale),
  );
  registerUploadEndpoint(app, contract.handInSourceFile, authenticate, ({ params, actor, locale }, file) =>
    afterwards(researchCompany.handIn(params.orderId, params.source, file, actor), params.orderId, locale),
  );
}
