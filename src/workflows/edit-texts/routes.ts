import type { FastifyInstance } from 'fastify';
import { type Authenticate, registerEndpoint } from '#platform/http/register-endpoint.ts';
import {
  createSiteText,
  discardTextDraft,
  getSiteText,
  getTextVersion,
  listSiteTexts,
  moveSiteText,
  previewText,
  publishText,
  restoreText,
  saveTextDraft,
} from './contract.ts';
import type { EditTexts } from './edit-texts.ts';

/** Registers the staff's calls about texts of the site with the server. */
export function editTextsRoutes(
  app: FastifyInstance,
  { authenticate, editTexts: desk }: { authenticate: Authenticate; editTexts: EditTexts },
): void {
  registerEndpoint(app, listSiteTexts, authenticate, () => desk.list());
  registerEndpoint(app, createSiteText, authenticate, ({ body, actor }) => desk.create(body, actor));
  registerEndpoint(app, getSiteText, authenticate, ({ params }) => desk.get(params));
  registerEndpoint(app, getTextVersion, authenticate, ({ params: { number, ...key } }) =>
    desk.version(key, number),
  );
  registerEndpoint(app, previewText, authenticate, ({ params, body }) => desk.preview(params, body.sources));
  registerEndpoint(app, moveSiteText, authenticate, ({ params, body, actor }) =>
    desk.move(params.name, body, actor),
  );
  registerEndpoint(app, saveTextDraft, authenticate, ({ params, body, actor }) =>
    desk.saveDraft(params, body, actor),
  );
  registerEndpoint(app, discardTextDraft, authenticate, ({ params, body, actor }) =>
    desk.discard(params, body.seen, actor),
  );
  registerEndpoint(app, publishText, authenticate, ({ params, body, actor }) =>
    desk.publish(params, body, actor),
  );
  registerEndpoint(app, restoreText, authenticate, ({ params, body, actor }) =>
    desk.restore(params, body, actor),
  );
}
