import type { FastifyInstance } from 'fastify';
import {
  type Authenticate,
  registerEndpoint,
  registerFileEndpoint,
} from '#platform/http/register-endpoint.ts';
import { registerUploadEndpoint } from '#platform/http/register-upload.ts';
import * as contract from './contract.ts';
import type { TrackOrder } from './track-order.ts';

/** Registers the calls of the secret link with the server. */
export function trackOrderRoutes(
  app: FastifyInstance,
  { authenticate, trackOrder }: { authenticate: Authenticate; trackOrder: TrackOrder },
): void {
  registerEndpoint(app, contract.trackOrder, authenticate, ({ params, locale }) =>
    trackOrder.track(params.secret, locale),
  );
  registerEndpoint(app, contract.checkPayment, authenticate, ({ params, locale }) =>
    trackOrder.check(params.secret, locale),
  );
  registerEndpoint(app, contract.payOrder, authenticate, async ({ params }) => ({
    paymentUrl: await trackOrder.pay(params.secret),
  }));
  registerEndpoint(app, contract.cancelOrder, authenticate, ({ params, locale }) =>
    trackOrder.cancel(params.secret, locale),
  );
  registerEndpoint(app, contract.answerClarification, authenticate, ({ params, body, locale }) =>
    trackOrder.answer(params.secret, body.clarificationId, body.answer, locale),
  );
  registerEndpoint(app, contract.makeClaim, authenticate, ({ params, body }) =>
    trackOrder.claim(params.secret, body.text),
  );
  registerUploadEndpoint(app, contract.addClaimFile, authenticate, ({ params }, file) =>
    trackOrder.addClaimFile(params.secret, params.claimId, file),
  );
  registerUploadEndpoint(app, contract.addOrderFile, authenticate, ({ params }, file) =>
    trackOrder.addFile(params.secret, file),
  );
  registerFileEndpoint(app, contract.downloadReport, authenticate, ({ params }) =>
    trackOrder.download(params.secret, params.locale),
  );
}

/** Registers the calls of who is signed in: one's own orders, and those of one's company. */
export function accountOrderRoutes(
  app: FastifyInstance,
  { authenticate, trackOrder }: { authenticate: Authenticate; trackOrder: TrackOrder },
): void {
  registerEndpoint(app, contract.readAccountOrder, authenticate, ({ actor, params, locale }) =>
    trackOrder.read({ ...params, actor }, locale),
  );
  registerEndpoint(app, contract.answerAccountOrder, authenticate, ({ actor, params, body, locale }) =>
    trackOrder.answer({ ...params, actor }, body.clarificationId, body.answer, locale),
  );
  registerFileEndpoint(app, contract.downloadAccountReport, authenticate, ({ actor, params }) =>
    trackOrder.download({ orderId: params.orderId, actor }, params.locale),
  );
  registerEndpoint(app, contract.payAccountOrder, authenticate, async ({ actor, params }) => ({
    paymentUrl: await trackOrder.pay({ ...params, actor }),
  }));
  registerEndpoint(app, contract.cancelAccountOrder, authenticate, ({ actor, params, locale }) =>
    trackOrder.cancel({ ...params, actor }, locale),
  );
  registerEndpoint(app, contract.claimAccountOrder, authenticate, ({ actor, params, body }) =>
    trackOrder.claim({ ...params, actor }, body.text),
  );
}
