import type { FastifyInstance } from 'fastify';
import type { Actor } from '#kernel/actor.ts';
import { Problem, problems } from '#kernel/problem.ts';
import { type Authenticate, registerEndpoint } from '#platform/http/register-endpoint.ts';
import { changeDesk, followDesk, getDesk, getDeskHistory } from './contract.ts';
import type { EditDossier } from './edit-dossier.ts';

type Staff = Extract<Actor, { kind: 'account' }>;

/** Registers the calls of the desk with the server. */
export function editDossierRoutes(
  app: FastifyInstance,
  { authenticate, editDossier }: { authenticate: Authenticate; editDossier: EditDossier },
): void {
  registerEndpoint(app, getDesk, authenticate, ({ params, query, actor, locale }) =>
    editDossier.open(params.orderId, query.section, staffOf(actor), locale),
  );
  registerEndpoint(app, changeDesk, authenticate, ({ params, body, actor, locale }) =>
    editDossier.change(params.orderId, body.changes, body, staffOf(actor), locale),
  );
  registerEndpoint(app, followDesk, authenticate, ({ params, query, actor, locale }) =>
    editDossier.follow(params.orderId, query, staffOf(actor), locale),
  );
  registerEndpoint(app, getDeskHistory, authenticate, ({ params, query, actor, locale }) =>
    editDossier.history(params.orderId, query, staffOf(actor), locale),
  );
}

function staffOf(actor: Actor): Staff {
  if (actor.kind !== 'account') throw new Problem(problems.unauthenticated);
  return actor;
}
