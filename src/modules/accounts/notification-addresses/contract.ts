import { z } from 'zod';
import { defineEndpoint } from '#kernel/endpoint.ts';
import { mailLinkLimit } from '../account/limits.ts';

export const maxNotificationAddresses = 5;

export const notificationAddress = z.object({
  id: z.uuid().max(36),
  email: z.string().max(254),
  isConfirmed: z.boolean(),
});
export type NotificationAddressView = z.output<typeof notificationAddress>;
const list = z.object({ items: z.array(notificationAddress).max(maxNotificationAddresses) });

export const listNotificationAddresses = defineEndpoint({
  name: 'listNotificationAddresses',
  method: 'GET',
  path: '/User/NotificationAddresses',
  summary: 'Addresses that get copies of the mails about one’s orders, reports among them',
  action: 'orders.see',
  reply: list,
});

/** Nothing is sent there but the link until it is confirmed. */
export const addNotificationAddress = defineEndpoint({
  name: 'addNotificationAddress',
  method: 'POST',
  path: '/User/NotificationAddresses',
  summary: 'Add an address; a link is mailed to it first',
  action: 'orders.see',
  refuses: [409],
  limit: mailLinkLimit,
  body: z.object({ email: z.string().max(10_000).default('') }),
  status: 201,
  reply: list,
});

export const removeNotificationAddress = defineEndpoint({
  name: 'removeNotificationAddress',
  method: 'DELETE',
  path: '/User/NotificationAddresses/{addressId}',
  summary: 'Remove an address',
  action: 'orders.see',
  params: z.object({ addressId: z.uuid().max(36) }),
  status: 204,
});

export const confirmNotificationAddress = defineEndpoint({
  name: 'confirmNotificationAddress',
  method: 'POST',
  path: '/Auth/ConfirmNotificationAddress',
  summary: 'Agree, by the token of the link, to get mails about somebody’s orders',
  action: 'account.enter',
  refuses: [410],
  limit: mailLinkLimit,
  body: z.object({ token: z.string().min(1).max(200) }),
  reply: z.object({ email: z.string().max(254) }),
});

/** The link stands in every copy; it works for as long as the address is there. */
export const stopNotifications = defineEndpoint({
  name: 'stopNotifications',
  method: 'POST',
  path: '/Auth/StopNotifications',
  summary: 'Get no more mails about somebody’s orders; the same answer for a link of nobody',
  action: 'account.enter',
  limit: mailLinkLimit,
  body: z.object({ token: z.string().min(1).max(200) }),
  status: 204,
});
