import type { FastifyInstance } from 'fastify';
import { type Action, isStaffRole, mayDo } from '#kernel/policy.ts';
import type { Db } from '#platform/database/kysely.ts';
import { onAnsweredCall } from '#platform/http/answered-calls.ts';
import { type Authenticate, registerEndpoint } from '#platform/http/register-endpoint.ts';
import { listOwnSecurityEvents, listSecurityEvents } from './contract.ts';
import type { SecurityEventsService } from './security-events.ts';

/** Registers the lists with the server. */
export function securityEventRoutes(
  app: FastifyInstance,
  { db, securityEvents, strictly }: { db: Db; securityEvents: SecurityEventsService; strictly: Authenticate },
): void {
  registerEndpoint(app, listOwnSecurityEvents, strictly, async ({ actor }) => ({
    items: await securityEvents.listOwn(db, actor),
  }));
  registerEndpoint(app, listSecurityEvents, strictly, async ({ query }) => {
    const { page, pageSize } = query;
    return { ...(await securityEvents.list(db, query)), page, pageSize };
  });
}

/** How long acts of staff are gathered before they are written, and so what of their number a killed process loses at most. */
const gatheredForMs = 10_000;

/** Notes every refused right, every change that staff make with a right that customers do not have, and what is done for a company. */
export function watchSecurity(
  app: FastifyInstance,
  {
    db,
    securityEvents,
    forMs = gatheredForMs,
  }: { db: Db; securityEvents: SecurityEventsService; forMs?: number },
): void {
  let ending: NodeJS.Timeout | undefined;
  const write = async () => {
    clearTimeout(ending);
    ending = undefined;
    try {
      await securityEvents.writeGathered(db);
    } catch (error) {
      app.log.warn({ err: error }, 'gathered acts could not be noted');
    }
  };
  app.addHook('onClose', write);
  onAnsweredCall(app, async ({ endpoint, actor, status, request }) => {
    if (actor.kind !== 'account') return;
    const { name: call, action, method } = endpoint;
    const isRefused = status === 403 && actor.lacksSecondFactor !== true;
    const isStaffAct = status < 400 && method !== 'GET' && isStaffRole(actor.role) && isForStaff(action);
    const isCompanyAct = status < 400 && method !== 'GET' && companyActions.includes(action);
    if (!isRefused && !isStaffAct && !isCompanyAct) return;
    const origin = { address: request.ip, userAgent: request.headers['user-agent'] };
    const kind = isRefused ? 'right_refused' : isStaffAct ? 'staff_act' : 'company_act';
    await securityEvents.noteAct(db, actor.accountId, kind, { action, call }, origin);
    ending ??= setTimeout(write, forMs).unref();
  });
}

const companyActions: readonly Action[] = ['company.join', 'colleagues.manage', 'order.settle'];

const isForStaff = (action: Action) => !mayDo('User', action) && !mayDo('Director', action);
