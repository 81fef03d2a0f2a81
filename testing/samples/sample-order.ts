import { everyLanguageOf } from '#kernel/locale.ts';
import type { orderMail } from '#modules/orders/mails.ts';
import type { Order } from '#modules/orders/order.ts';

/** What was asked about a company that no register knows. */
export const sampleRequest = {
  name: 'Müller & <Söhne>',
  regCode: '',
  vatCode: '',
  address: '',
  phone: '',
  email: '',
  addInfo: '',
};
/** An order just paid for, in English. */
export const sampleOrder: Order = {
  id: '01a1fca3-c2cb-774e-9386-a0415ca2882f',
  number: 'CC-2026-001001',
  secretSealed: '',
  state: 'queued',
  revision: 1,
  accountId: null,
  entityId: null,
  email: 'buyer@demo.countercheck.example',
  locale: 'en',
  timeZone: null,
  countryId: 276,
  countryCode: 'DE',
  reportKind: 'credit',
  subject: {
    kind: 'request',
    request: sampleRequest,
  },
  tariff: {
    id: 2763,
    version: 1,
    name: everyLanguageOf({ ru: 'Срочный' }, 'Express'),
    price: { amountMinor: 8000, currency: 'EUR' },
    minDays: 0,
    maxDays: 2,
  },
  agreedMinor: null,
  lateDays: 0,
  latePercent: 100,
  termsVersion: '8',
  placedAt: new Date('2026-11-20T10:00:00Z'),
  startedAt: null,
  pausedAt: null,
  pausedMinutes: 0,
  dueMin: null,
  dueMax: new Date('2026-11-25T18:00:00Z'),
  assigneeId: null,
  authorId: null,
  approverId: null,
  sendingSince: null,
  isSendInDoubt: false,
  sentAt: null,
  mailMessageId: null,
  deliveryProblem: null,
  closedAt: null,
};
/** What its mails are told beside it: a question about a thin report was asked and answered. */
export const mailContext = {
  secret: 'ab'.repeat(20),
  publicUrl: 'https://countercheck.example',
  id: 'notice.1',
  countryName: everyLanguageOf({ ru: 'Германия' }, 'Germany'),
  offer: {
    ...{ id: '01a1fca3-c2cb-774e-9386-a0415ca28aaa', orderId: sampleOrder.id, revision: 1 },
    ...{ completenessPercent: 36, sharePercent: 50, share: { amountMinor: 4000, currency: 'EUR' } },
    reason: everyLanguageOf({ ru: 'Реестр закрыт.' }, 'The register is closed.'),
    ...{ askedBy: 'account:1', askedAt: new Date('2026-11-24T10:00:00Z') },
    ...{ answerBy: new Date('2026-11-29T10:00:00Z'), waitLatest: new Date('2026-12-24T15:00:00Z') },
    ...{ choice: 'wait', decidedAt: new Date('2026-11-25T10:00:00Z') },
    waitUntil: new Date('2026-12-10T15:00:00Z'),
  },
} as const satisfies Parameters<typeof orderMail>[2];
