import type { FastifyInstance } from 'fastify';
import {
  type Authenticate,
  registerEndpoint,
  registerFileEndpoint,
} from '#platform/http/register-endpoint.ts';
import { downloadAccountInvoice, downloadInvoice, listAccountInvoices, listInvoices } from './contract.ts';
import type { IssueInvoice } from './issue-invoice.ts';

/** Registers the papers of an order with the server. */
export function issueInvoiceRoutes(
  app: FastifyInstance,
  { authenticate, issueInvoice }: { authenticate: Authenticate; issueInvoice: IssueInvoice },
): void {
  registerEndpoint(app, listInvoices, authenticate, async ({ params }) => ({
    invoices: await issueInvoice.list(params.secret),
  }));
  registerFileEndpoint(app, downloadInvoice, authenticate, ({ params }) =>
    issueInvoice.download(params.secret, params.invoiceId, params.locale),
  );
  registerEndpoint(app, listAccountInvoices, authenticate, async ({ actor, params }) => ({
    invoices: await issueInvoice.list({ ...params, actor }),
  }));
  registerFileEndpoint(app, downloadAccountInvoice, authenticate, ({ actor, params }) =>
    issueInvoice.download({ orderId: params.orderId, actor }, params.invoiceId, params.locale),
  );
}
