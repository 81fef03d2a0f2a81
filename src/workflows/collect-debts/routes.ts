import type { FastifyInstance } from 'fastify';
import { type Authenticate, registerEndpoint } from '#platform/http/register-endpoint.ts';
import { registerUploadEndpoint } from '#platform/http/register-upload.ts';
import type { CollectDebts } from './collect-debts.ts';
import * as contract from './contract.ts';
import type { ReadEntries } from './read-entries.ts';

/** Registers the calls about paying by invoice with the server. */
export function collectDebtsRoutes(
  app: FastifyInstance,
  {
    authenticate,
    collectDebts,
    readEntries,
  }: { authenticate: Authenticate; collectDebts: CollectDebts; readEntries: ReadEntries },
): void {
  registerEndpoint(app, contract.getOwnCredit, authenticate, ({ actor }) => collectDebts.own(actor));
  registerEndpoint(app, contract.getDebts, authenticate, () => collectDebts.view());
  registerEndpoint(app, contract.approveCredit, authenticate, ({ body, actor }) =>
    collectDebts.approve(body, actor),
  );
  registerEndpoint(app, contract.markPaid, authenticate, ({ params, body, actor }) =>
    collectDebts.markPaid(params.debtId, body, actor),
  );
  registerEndpoint(app, contract.takeBackTransfer, authenticate, ({ params, body, actor }) =>
    collectDebts.takeBack(params.transferId, body.reason, actor),
  );
  registerEndpoint(app, contract.markReturned, authenticate, ({ params, body, actor }) =>
    collectDebts.markReturned(params.refundId, body, actor),
  );
  registerUploadEndpoint(app, contract.importStatement, authenticate, ({ actor }, file) =>
    readEntries.read(file, actor),
  );
  registerEndpoint(app, contract.listEntries, authenticate, async () => ({
    entries: await readEntries.list(),
  }));
  registerEndpoint(app, contract.bookEntry, authenticate, async ({ params, body, actor }) => {
    await readEntries.book(params.entryId, body, actor);
    return { entries: await readEntries.list() };
  });
  registerEndpoint(app, contract.connectEntry, authenticate, async ({ params, body, actor }) => {
    await readEntries.connect(params.entryId, body.transferId, actor);
    return { entries: await readEntries.list() };
  });
  registerEndpoint(app, contract.leaveEntry, authenticate, async ({ params, body, actor }) => {
    await readEntries.leave(params.entryId, body.reason, actor);
    return { entries: await readEntries.list() };
  });
  registerEndpoint(app, contract.endCredit, authenticate, ({ params, body, actor }) =>
    collectDebts.end(params.accountId, body.reason, actor),
  );
}
