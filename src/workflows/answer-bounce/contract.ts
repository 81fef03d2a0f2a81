import { z } from 'zod';
import { defineEndpoint } from '#kernel/endpoint.ts';
import { daySeconds, defineLimit, hourSeconds, per } from '#kernel/limit.ts';
import { emailText, linkSecret } from '#kernel/shapes.ts';

const addressLimit = defineLimit('order-address', {
  visitor: [per(hourSeconds, 10), per(daySeconds, 20)],
  account: [per(hourSeconds, 10), per(daySeconds, 20)],
});

/** A customer whose mails came back says where they go from now on; the mail goes there at once. */
export const giveAddress = defineEndpoint({
  name: 'giveAddress',
  method: 'POST',
  path: '/orders/{secret}/address',
  summary: 'After a mail has come back: another address, to which it is sent again without another charge',
  action: 'order.follow',
  refuses: [409, 429],
  limit: addressLimit,
  params: z.object({ secret: linkSecret.describe('of the link to the order') }),
  body: z.object({ email: z.email().max(254) }),
  reply: z.object({ email: emailText.describe('where mails of this order go now') }),
});
