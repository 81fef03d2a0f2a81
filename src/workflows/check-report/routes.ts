import type { FastifyInstance } from 'fastify';
import type { Actor } from '#kernel/actor.ts';
import { Problem, problems } from '#kernel/problem.ts';
import type { Dossier } from '#modules/reports/service.ts';
import {
  type AnyEndpoint,
  type Authenticate,
  type Call,
  registerEndpoint,
} from '#platform/http/register-endpoint.ts';
import type { createCheckEvidence } from './check-evidence.ts';
import type { CheckReport } from './check-report.ts';
import * as contract from './contract.ts';
import type { ViewCheck } from './view-check.ts';

type Staff = Extract<Actor, { kind: 'account' }>;

/** Registers the calls of the second person with the server; every act answers with the check as it stands then. */
export function checkReportRoutes(
  app: FastifyInstance,
  deps: {
    authenticate: Authenticate;
    checkReport: CheckReport;
    viewCheck: ViewCheck;
    checkEvidence: ReturnType<typeof createCheckEvidence>;
  },
): void {
  const { authenticate, checkReport, viewCheck, checkEvidence } = deps;
  registerEndpoint(app, contract.getReportCheck, authenticate, ({ params, actor, locale }) =>
    viewCheck(params.orderId, staffOf(actor), locale),
  );
  registerEndpoint(app, contract.getCheckEvidence, authenticate, ({ params, query, locale }) =>
    checkEvidence(params.orderId, params.factId, query.other, locale),
  );
  registerEndpoint(app, contract.noteLooks, authenticate, async ({ params, body, actor }) => {
    await checkReport.look(params.orderId, body.looks, staffOf(actor));
    return undefined;
  });

  function act<E extends AnyEndpoint>(
    endpoint: E,
    work: (orderId: string, body: Call<E>['body'], staff: Staff) => Promise<Dossier | undefined>,
  ): void {
    registerEndpoint(app, endpoint as AnyEndpoint, authenticate, async ({ params, body, actor, locale }) => {
      const dossier = await work(params.orderId, body, staffOf(actor));
      return viewCheck(params.orderId, staffOf(actor), locale, dossier);
    });
  }
  act(contract.acceptValues, (id, { values }, staff) => checkReport.accept(id, values, staff));
  act(contract.undoAcceptance, (id, { place }, staff) => checkReport.undo(id, place, staff));
  act(contract.commentOnValue, (id, said, staff) => checkReport.comment(id, said, staff));
  act(contract.sendReportBack, (id, _body, staff) => checkReport.sendBack(id, staff));
  act(contract.approveChecked, (id, { thinReason }, staff) => checkReport.approve(id, staff, thinReason));
}

function staffOf(actor: Actor): Staff {
  if (actor.kind !== 'account') throw new Problem(problems.unauthenticated);
  return actor;
}
