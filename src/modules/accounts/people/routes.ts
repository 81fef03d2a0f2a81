import type { FastifyInstance } from 'fastify';
import type { Db } from '#platform/database/kysely.ts';
import { type Authenticate, registerEndpoint } from '#platform/http/register-endpoint.ts';
import {
  changeRole,
  disablePerson,
  enablePerson,
  listPeople,
  listRoles,
  resetSecondFactor,
} from './contract.ts';
import type { People } from './people.ts';

/** Hangs the administrator's calls about accounts on the server. */
export function peopleRoutes(
  app: FastifyInstance,
  deps: { db: Db; people: People; strictly: Authenticate; anyone: Authenticate },
): void {
  const { db, people, strictly, anyone } = deps;
  registerEndpoint(app, listPeople, strictly, async ({ actor, query }) => {
    const { page, pageSize } = query;
    return { ...(await people.list(db, actor, query)), page, pageSize };
  });
  registerEndpoint(app, changeRole, strictly, ({ actor, params, body }) =>
    people.changeRole(db, actor, { ...params, ...body }),
  );
  registerEndpoint(app, disablePerson, strictly, ({ actor, params, body }) =>
    people.disable(db, actor, { ...params, ...body }),
  );
  registerEndpoint(app, enablePerson, strictly, ({ actor, params, body }) =>
    people.enable(db, actor, { ...params, ...body }),
  );
  registerEndpoint(app, resetSecondFactor, strictly, ({ actor, params, body }) =>
    people.resetSecondFactor(db, actor, { ...params, ...body }),
  );

  registerEndpoint(app, listRoles, anyone, async ({ locale }) => {
    const rows = await people.listRoles(db);
    return { items: rows.map(({ name, label }) => ({ name, label: label[locale] })) };
  });
}
