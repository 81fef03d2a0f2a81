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
import type { UserAdministration } from './user-administration.ts';

/** Registers the administrator's calls about accounts with the server. */
export function userAdministrationRoutes(
  app: FastifyInstance,
  deps: { db: Db; users: UserAdministration; strictly: Authenticate; anyone: Authenticate },
): void {
  const { db, users, strictly, anyone } = deps;
  registerEndpoint(app, listPeople, strictly, async ({ actor, query }) => {
    const { page, pageSize } = query;
    return { ...(await users.list(db, actor, query)), page, pageSize };
  });
  registerEndpoint(app, changeRole, strictly, ({ actor, params, body }) =>
    users.changeRole(db, actor, { ...params, ...body }),
  );
  registerEndpoint(app, disablePerson, strictly, ({ actor, params, body }) =>
    users.disable(db, actor, { ...params, ...body }),
  );
  registerEndpoint(app, enablePerson, strictly, ({ actor, params, body }) =>
    users.enable(db, actor, { ...params, ...body }),
  );
  registerEndpoint(app, resetSecondFactor, strictly, ({ actor, params, body }) =>
    users.resetSecondFactor(db, actor, { ...params, ...body }),
  );

  registerEndpoint(app, listRoles, anyone, async ({ locale }) => {
    const rows = await users.listRoles(db);
    return { items: rows.map(({ name, label }) => ({ name, label: label[locale] })) };
  });
}
