import type { FastifyInstance } from 'fastify';
import type { Db } from '#platform/database/kysely.ts';
import { type Authenticate, registerEndpoint } from '#platform/http/register-endpoint.ts';
import {
  addNotificationAddress,
  confirmNotificationAddress,
  listNotificationAddresses,
  removeNotificationAddress,
  stopNotifications,
} from './contract.ts';
import type { NotificationAddressService } from './notification-addresses.ts';
import type { NotificationAddress } from './repository.ts';

/** Registers the calls about other addresses for one's mails with the server. */
export function notificationAddressRoutes(
  app: FastifyInstance,
  deps: {
    db: Db;
    notificationAddresses: NotificationAddressService;
    anyone: Authenticate;
    strictly: Authenticate;
  },
): void {
  const { db, notificationAddresses, anyone, strictly } = deps;
  registerEndpoint(app, listNotificationAddresses, strictly, async ({ actor }) =>
    listOf(await notificationAddresses.list(db, actor)),
  );
  registerEndpoint(app, addNotificationAddress, strictly, async ({ actor, body }) =>
    listOf(await notificationAddresses.add(db, actor, body.email)),
  );
  registerEndpoint(app, removeNotificationAddress, strictly, async ({ actor, params }) => {
    await notificationAddresses.remove(db, actor, params.addressId);
    return undefined;
  });
  registerEndpoint(app, confirmNotificationAddress, anyone, ({ body }) =>
    notificationAddresses.confirm(db, body.token),
  );
  registerEndpoint(app, stopNotifications, anyone, async ({ body }) => {
    await notificationAddresses.stop(db, body.token);
    return undefined;
  });
}

function listOf(addresses: readonly NotificationAddress[]) {
  return {
    items: addresses.map(({ id, email, confirmedAt }) => ({ id, email, isConfirmed: confirmedAt !== null })),
  };
}
