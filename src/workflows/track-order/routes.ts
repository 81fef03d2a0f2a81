import type { FastifyInstance } from 'fastify';
import {
  type Authenticate,
  registerEndpoint,
  registerFileEndpoint,
} from '#platform/http/register-endpoint.ts';
import { registerUploadEndpoint } from '#platform/http/register-upload.ts';
import {
  addClaimFile,
  answerClarification,
  cancelOrder,
  checkPayment,
  downloadReport,
  makeClaim,
  payOrder,
  trackOrder,
} from './contract.ts';
import type { TrackOrder } from './track-order.ts';

/** Hangs the calls of the secret link on the server. */
export function trackOrderRoutes(
  app: FastifyInstance,
  { authenticate, tracking }: { authenticate: Authenticate; tracking: TrackOrder },
): void {
  registerEndpoint(app, trackOrder, authenticate, ({ params, locale }) =>
    tracking.track(params.secret, locale),
  );
  registerEndpoint(app, checkPayment, authenticate, ({ params, locale }) =>
    tracking.check(params.secret, locale),
  );
  registerEndpoint(app, payOrder, authenticate, async ({ params }) => ({
    paymentUrl: await tracking.pay(params.secret),
  }));
  registerEndpoint(app, cancelOrder, authenticate, ({ params, locale }) =>
    tracking.cancel(params.secret, locale),
  );
  registerEndpoint(app, answerClarification, authenticate, ({ params, body, locale }) =>
    tracking.answer(params.secret, body.clarificationId, body.answer, locale),
  );
  registerEndpoint(app, makeClaim, authenticate, ({ params, body }) =>
    tracking.claim(params.secret, body.text),
  );
  registerUploadEndpoint(app, addClaimFile, authenticate, ({ params }, file) =>
    tracking.addClaimFile(params.secret, params.claimId, file),
  );
  registerFileEndpoint(app, downloadReport, authenticate, ({ params }) =>
    tracking.download(params.secret, params.locale),
  );
}
