import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { defaultLocale, locales } from '#kernel/locale.ts';
import { sendPage } from '../../hosted/send-page.ts';
import { refuseForeignPages } from '../../ledger/foreign-pages.ts';
import { Refusal } from '../../ledger/refusal.ts';
import { createDeskKey } from '../../operator/desk-key.ts';
import { registerAssets } from '../../pages/assets.ts';
import { answerModes, type RegisterCode, registerCodes, type Switchboard } from '../switches/switches.ts';
import { registersStyle } from './style.ts';
import { lockedPage, switchesPage } from './switches-page.ts';

const language = z.object({
  lang: z.enum(locales).catch(defaultLocale),
  done: z.enum(registerCodes).optional().catch(undefined),
});
const params = z.object({ code: z.enum(registerCodes) });
const levers = z.object({
  mode: z.enum(answerModes),
  contradicts: z.literal('on').optional(),
  changed: z.literal('on').optional(),
});

/** The operator's page at `/`, opened by its key: how each register answers. */
export async function operatorRoutes(
  app: FastifyInstance,
  deps: Readonly<{
    key: string;
    url: () => string;
    switches: Switchboard;
    asked: (register: RegisterCode) => number;
  }>,
): Promise<void> {
  const { switches, asked } = deps;
  const desk = createDeskKey(deps.key, () => false, 'registers_desk');
  await app.register(formbody, { bodyLimit: 4_096 });
  registerAssets(app);
  app.get('/assets/registers.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(registersStyle),
  );

  app.get('/', async (request, reply) => {
    const { lang, done } = language.parse(request.query);
    if (desk.takeFromAddress(request, reply)) return reply.redirect(`/?lang=${lang}`, 303);
    if (!desk.isKnown(request)) return sendPage(reply, 403, lockedPage(lang));
    const view = { locale: lang, token: desk.formToken, of: switches.of, asked, applied: done };
    return sendPage(reply, 200, switchesPage(view));
  });

  const guard = {
    onRequest: refuseForeignPages(deps.url),
    preHandler: async (request: FastifyRequest) => desk.checkForm(request),
  };
  app.post('/operator/:code', guard, async (request, reply) => {
    const which = params.safeParse(request.params);
    const wanted = levers.safeParse(request.body);
    if (!which.success || !wanted.success) throw new Refusal(400, 'invalid_input', 'There is no such lever.');
    const { mode, contradicts, changed } = wanted.data;
    const { code } = which.data;
    switches.set(code, { mode, contradicts: contradicts === 'on', changed: changed === 'on' });
    const { lang } = language.parse(request.query);
    return reply.redirect(`/?lang=${lang}&done=${code}`, 303);
  });
}
