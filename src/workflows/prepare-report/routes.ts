import type { FastifyInstance } from 'fastify';
import type { Actor } from '#kernel/actor.ts';
import type { Locale } from '#kernel/locale.ts';
import { Problem, problems } from '#kernel/problem.ts';
import type { Dossier } from '#modules/reports/service.ts';
import {
  type AnyEndpoint,
  type Authenticate,
  type Call,
  type FileReply,
  registerEndpoint,
  registerFileEndpoint,
} from '#platform/http/register-endpoint.ts';
import * as contract from './contract.ts';
import type { WantedPage } from './pick-page.ts';
import type { PrepareReport } from './prepare-report.ts';
import type { StaffView } from './staff-view.ts';

type Staff = Extract<Actor, { kind: 'account' }>;

/** Registers the staff's calls with the server; every action answers with the order as it is then. */
export function prepareReportRoutes(
  app: FastifyInstance,
  deps: {
    authenticate: Authenticate;
    prepareReport: PrepareReport;
    view: StaffView;
    preview: (orderId: string, locale: Locale) => Promise<FileReply>;
    previewPages: (orderId: string, locale: Locale, wanted: WantedPage) => Promise<contract.DrawnPages>;
    takeClaimFile: (orderId: string, fileId: string, actor: Actor) => Promise<FileReply>;
    takeOrderFile: (orderId: string, fileId: string, actor: Actor) => Promise<FileReply>;
  },
): void {
  const { authenticate, prepareReport, view, preview, previewPages, takeClaimFile, takeOrderFile } = deps;

  registerEndpoint(app, contract.listQueue, authenticate, async ({ query, locale }) => ({
    items: await view.queue(query.view, locale),
  }));
  registerEndpoint(app, contract.getStaffOrder, authenticate, ({ params, query, actor, locale }) =>
    view.order(params.orderId, staffOf(actor), locale, query.answer),
  );
  registerFileEndpoint(app, contract.previewReport, authenticate, ({ params }) =>
    preview(params.orderId, params.locale),
  );
  registerEndpoint(app, contract.previewPages, authenticate, ({ params, query }) =>
    previewPages(params.orderId, params.locale, query),
  );

  registerFileEndpoint(app, contract.getClaimFile, authenticate, ({ params, actor }) =>
    takeClaimFile(params.orderId, params.fileId, actor),
  );
  registerFileEndpoint(app, contract.getOrderFile, authenticate, ({ params, actor }) =>
    takeOrderFile(params.orderId, params.fileId, actor),
  );

  /** Does something to the order of the path, then shows it, with the dossier that the act has read or made. */
  function action<E extends AnyEndpoint>(
    endpoint: E,
    act: (
      orderId: string,
      body: Call<E>['body'],
      staff: Staff,
    ) => Promise<Dossier | undefined> | Promise<void>,
  ): void {
    registerEndpoint(app, endpoint as AnyEndpoint, authenticate, async (call) => {
      const { params, body, actor, locale } = call;
      const staff = staffOf(actor);
      const dossier = await act(params.orderId, body, staff);
      return view.order(params.orderId, staff, locale, call.query.answer, dossier ?? undefined);
    });
  }

  action(contract.assignOrder, (id, _body, staff) => prepareReport.assign(id, staff));
  action(contract.tickWorkItem, (id, body, staff) =>
    prepareReport.tick(id, 'steps' in body ? body.steps : [body], staff),
  );
  action(contract.saveFact, (id, body, staff) => prepareReport.saveFact(id, body, staff));
  action(contract.removeFact, (id, body, staff) => prepareReport.removeFact(id, body.factId, staff));
  action(contract.excuseSection, (id, body, staff) => prepareReport.giveMissingDataReason(id, body, staff));
  action(contract.confirmEvidence, (id, body, staff) => prepareReport.confirmEvidence(id, body, staff));
  action(contract.nameSource, (id, body, staff) => prepareReport.nameSource(id, body, staff));
  action(contract.askCustomer, (id, body, staff) =>
    prepareReport.ask(id, { text: body.question, language: body.language }, staff),
  );
  action(contract.submitReport, (id, _body, staff) => prepareReport.submit(id, staff));
  action(contract.approveReport, (id, body, staff) => prepareReport.approve(id, staff, body.thinReason));
  action(contract.takeUpOrder, (id, _body, staff) => prepareReport.takeUp(id, staff));
  action(contract.rejectReport, (id, body, staff) => prepareReport.reject(id, body.reason, staff));
  action(contract.declareNotFound, (id, body, staff) =>
    prepareReport.declareNotFound(id, { text: body.reason, language: body.language }, staff),
  );
  action(contract.reopenOrder, (id, body, staff) =>
    prepareReport.reopen(id, { text: body.reason, language: body.language }, staff),
  );
  action(contract.writeOffDebt, (id, body, staff) => prepareReport.writeOff(id, body.reason, staff));
  action(contract.cancelByStaff, (id, body, staff) =>
    prepareReport.cancel(id, { text: body.reason, language: body.language }, staff),
  );
  action(contract.resolveSending, (id, body, staff) => prepareReport.resolveSending(id, body, staff));
  action(contract.sendAgain, (id) => prepareReport.sendAgain(id));
}

function staffOf(actor: Actor): Staff {
  if (actor.kind !== 'account') throw new Problem(problems.unauthenticated);
  return actor;
}
