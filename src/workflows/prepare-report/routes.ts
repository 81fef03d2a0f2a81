import type { FastifyInstance } from 'fastify';
import type { Actor } from '#kernel/actor.ts';
import { Problem, problems } from '#kernel/problem.ts';
import {
  type AnyEndpoint,
  type Authenticate,
  type Call,
  type FileReply,
  registerEndpoint,
  registerFileEndpoint,
} from '#platform/http/register-endpoint.ts';
import * as contract from './contract.ts';
import type { PrepareReport } from './prepare-report.ts';
import type { StaffView } from './staff-view.ts';

type Staff = Extract<Actor, { kind: 'account' }>;

/** Hangs the staff's calls on the server; every action answers with the order as it is then. */
export function prepareReportRoutes(
  app: FastifyInstance,
  deps: {
    authenticate: Authenticate;
    preparing: PrepareReport;
    view: StaffView;
    preview: (orderId: string, locale: 'en' | 'ru') => Promise<FileReply>;
    takeClaimFile: (orderId: string, fileId: string, actor: Actor) => Promise<FileReply>;
  },
): void {
  const { authenticate, preparing, view, preview, takeClaimFile } = deps;

  registerEndpoint(app, contract.listQueue, authenticate, async ({ query, locale }) => ({
    items: await view.queue(query.view, locale),
  }));
  registerEndpoint(app, contract.getStaffOrder, authenticate, ({ params, actor, locale }) =>
    view.order(params.orderId, staffOf(actor), locale),
  );
  registerFileEndpoint(app, contract.previewReport, authenticate, ({ params }) =>
    preview(params.orderId, params.locale),
  );

  registerFileEndpoint(app, contract.getClaimFile, authenticate, ({ params, actor }) =>
    takeClaimFile(params.orderId, params.fileId, actor),
  );

  /** Does something to the order of the path, then shows it. */
  function action<E extends AnyEndpoint>(
    endpoint: E,
    act: (orderId: string, body: Call<E>['body'], staff: Staff) => Promise<unknown>,
  ): void {
    registerEndpoint(app, endpoint as AnyEndpoint, authenticate, async ({ params, body, actor, locale }) => {
      const staff = staffOf(actor);
      await act(params.orderId, body, staff);
      return view.order(params.orderId, staff, locale);
    });
  }

  action(contract.assignOrder, (id, _body, staff) => preparing.assign(id, staff));
  action(contract.tickWorkItem, (id, body, staff) => preparing.tick(id, body, staff));
  action(contract.saveFact, (id, body, staff) => preparing.saveFact(id, body, staff));
  action(contract.removeFact, (id, body) => preparing.removeFact(id, body.factId));
  action(contract.excuseSection, (id, body, staff) => preparing.excuseSection(id, body, staff));
  action(contract.confirmEvidence, (id, body, staff) => preparing.confirmEvidence(id, body, staff));
  action(contract.nameSource, (id, body) => preparing.nameSource(id, body));
  action(contract.askCustomer, (id, body, staff) =>
    preparing.ask(id, { text: body.question, language: body.language }, staff),
  );
  action(contract.submitReport, (id, _body, staff) => preparing.submit(id, staff));
  action(contract.approveReport, (id, body, staff) => preparing.approve(id, staff, body.thinReason));
  action(contract.rejectReport, (id, body, staff) => preparing.reject(id, body.reason, staff));
  action(contract.declareNotFound, (id, body, staff) =>
    preparing.declareNotFound(id, { text: body.reason, language: body.language }, staff),
  );
  action(contract.cancelByStaff, (id, body, staff) =>
    preparing.cancel(id, { text: body.reason, language: body.language }, staff),
  );
  action(contract.resolveSending, (id, body, staff) => preparing.resolveSending(id, body, staff));
  action(contract.sendAgain, (id) => preparing.sendAgain(id));
}

function staffOf(actor: Actor): Staff {
  if (actor.kind !== 'account') throw new Problem(problems.unauthenticated);
  return actor;
}
