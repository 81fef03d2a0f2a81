import { type ComposeMail, createComposeMail } from './compose-mail.ts';
import { type MailCopies, registerMailCopies } from './mail-copies.ts';
import { registerNotices } from './notify-customer.ts';
import { createOrderMails, type OrderMails } from './order-mails.ts';
import { type ResendMail, registerResends } from './resend-mail.ts';
import { type Holders, registerHolders } from './tell-holders.ts';

type Rooms = Parameters<typeof createComposeMail>[0] &
  Omit<Parameters<typeof registerMailCopies>[0], 'compose'> &
  Omit<Parameters<typeof registerNotices>[0], 'compose' | 'copies'> &
  Omit<Parameters<typeof createOrderMails>[0], 'compose'> &
  Omit<Parameters<typeof registerResends>[0], 'compose'> &
  Parameters<typeof registerHolders>[0];

/** Everything that mails about an order, but for the delivery of its report. */
export function registerMails(rooms: Rooms): {
  compose: ComposeMail;
  copies: MailCopies;
  holders: Holders;
  resendMail: ResendMail;
  orderMails: OrderMails;
} {
  const compose = createComposeMail(rooms);
  const copies = registerMailCopies({ ...rooms, compose });
  registerNotices({ ...rooms, copies, compose });
  return {
    ...{ compose, copies, holders: registerHolders(rooms) },
    resendMail: registerResends({ ...rooms, compose }),
    orderMails: createOrderMails({ ...rooms, compose }),
  };
}
