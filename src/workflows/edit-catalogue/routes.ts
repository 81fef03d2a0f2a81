import type { FastifyInstance } from 'fastify';
import {
  type Authenticate,
  registerEndpoint,
  registerFileEndpoint,
} from '#platform/http/register-endpoint.ts';
import * as contract from './contract.ts';
import type { EditPrices } from './edit-prices.ts';

/** Registers the calls about the catalogue with the server. */
export function editCatalogueRoutes(
  app: FastifyInstance,
  { authenticate, editPrices }: { authenticate: Authenticate; editPrices: EditPrices },
): void {
  registerEndpoint(app, contract.getPriceDesk, authenticate, (call) => editPrices.desk(call));
  registerEndpoint(app, contract.draftPrices, authenticate, (call) => editPrices.draft(call.body, call));
  registerEndpoint(app, contract.raisePrices, authenticate, (call) => editPrices.raise(call.body, call));
  registerEndpoint(app, contract.importPrices, authenticate, (call) => editPrices.importCsv(call.body, call));
  registerFileEndpoint(app, contract.exportPrices, authenticate, async ({ locale }) => ({
    bytes: await editPrices.exportCsv(locale),
    fileName: 'price-list.csv',
  }));
  registerEndpoint(app, contract.publishPrices, authenticate, ({ body, actor }) =>
    editPrices.publish(body, actor),
  );
  registerEndpoint(app, contract.listPriceLists, authenticate, ({ query, actor }) =>
    editPrices.lists(query, actor),
  );
  registerEndpoint(app, contract.getPriceList, authenticate, ({ params, locale }) =>
    editPrices.changes(params.priceListId, locale),
  );
  registerEndpoint(app, contract.withdrawPriceList, authenticate, async ({ params, body, actor }) => {
    await editPrices.withdraw(params.priceListId, body.reason, actor);
    return undefined;
  });
  registerEndpoint(app, contract.previewRestore, authenticate, ({ params, locale }) =>
    editPrices.previewRestore(params.priceListId, locale),
  );
  registerEndpoint(app, contract.restorePriceList, authenticate, ({ params, body, actor }) =>
    editPrices.restore(params.priceListId, body, actor),
  );
}
