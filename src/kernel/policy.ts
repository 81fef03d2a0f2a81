import { type Actor, type Role, roles } from './actor.ts';

/** Everybody whom the policy tells apart: who has not signed in, and the four roles. */
export const parties = ['visitor', ...roles] as const;
export type Party = (typeof parties)[number];

/**
 * Whose things an action is about. `any`: nobody's in particular. `link`: those of the secret link that is held.
 * `own`: one's own, so that somebody else's answer 404. `others`: never one's own work (four eyes).
 */
export type Ownership = 'any' | 'link' | 'own' | 'others';

type Rule = Readonly<{ may: readonly Party[]; of: Ownership }>;

const everybody = parties;
const customers = ['User', 'Director'] as const;
const staff = ['Manager', 'Admin'] as const;

/**
 * Who may do what: the one table that the server's checks, the buttons of the pages, the generated tests and
 * docs/roles.md read. A missing token answers 401, a missing right 403, somebody else's thing 404, one's own work
 * where `others` stands 403 or 409.
 */
export const policy = {
  /** Read public pages, search companies, see prices and samples, write to us. */
  'site.use': { may: everybody, of: 'any' },
  /** Register, sign in and out, open links from our mails. */
  'account.enter': { may: everybody, of: 'any' },
  /** Place an order and pay it. */
  'order.place': { may: ['visitor', ...customers], of: 'any' },
  /** Follow an order, answer questions about it, cancel, download, review it. */
  'order.follow': { may: ['visitor', ...customers], of: 'link' },
  /** Name, phone, picture, password, e-mail, sign-ins, second factor. */
  'profile.manage': { may: roles, of: 'own' },
  /** Orders and reports of one's own and of one's company, and who else is mailed about one's own. */
  'orders.see': { may: customers, of: 'own' },
  /** Take one's data along, end the account. */
  'data.manage': { may: customers, of: 'own' },
  /** The company one acts for: names, number, TAX/VAT number, address. */
  'company.manage': { may: ['Director'], of: 'own' },
  /** See who belongs to one's company, join one by its invitation, leave it. */
  'company.join': { may: customers, of: 'own' },
  /** Invite colleagues into one's company, remove them, hand the directorship over. */
  'colleagues.manage': { may: ['Director'], of: 'own' },
  /** Pay, cancel or claim about an order of one's company: whoever ordered it, and the Director. */
  'order.settle': { may: customers, of: 'own' },
  /** Queue, research, report editor, questions to the customer. */
  'desk.work': { may: staff, of: 'any' },
  /** Approve a report. */
  'report.approve': { may: staff, of: 'others' },
  /** Decide what a customer says is wrong: words, a corrected report, or the proposal of money. */
  'claim.decide': { may: staff, of: 'others' },
  /** Grant a refund that somebody else proposes. */
  'refund.grant': { may: staff, of: 'others' },
  /** Answer visitors' questions, publish or refuse reviews. */
  'feedback.moderate': { may: staff, of: 'any' },
  /** See everything that a person must answer, in one list, and take it. */
  'inbox.work': { may: staff, of: 'any' },
  /** Answer what people ask about data on them. */
  'request.answer': { may: staff, of: 'any' },
  /** Work that did not succeed, mails above all: see it, have it tried again, leave it. */
  'outbox.mend': { may: staff, of: 'any' },
  /** See our books beside those of the card gateways, and what is not equal. */
  'books.see': { may: staff, of: 'any' },
  /** Let a legal entity pay by invoice up to a limit, and end that. */
  'credit.approve': { may: ['Admin'], of: 'any' },
  /** Say that a transfer of an invoice came, that it had not after all, or that money was transferred back. */
  'debt.mark_paid': { may: ['Admin'], of: 'any' },
  /** Have a statement of our bank read: what pays an invoice, or a part of it, is booked. */
  'statement.import': { may: staff, of: 'any' },
  /** Say that two records are one company, and take that back. */
  'companies.merge': { may: staff, of: 'any' },
  /** See imports of registers and screening lists: how far they are, what they left out. */
  'imports.see': { may: staff, of: 'any' },
  /** See prices as they are drafted, and the history of price lists. */
  'catalogue.see': { may: staff, of: 'any' },
  /** Edit and publish prices, take a list back, restore an earlier one. */
  'catalogue.edit': { may: ['Admin'], of: 'any' },
  /** Write and publish articles and pages about ourselves, restore earlier words. */
  'texts.edit': { may: ['Admin'], of: 'any' },
  /** Say who sells the reports: name, address, numbers, VAT, bank account. */
  'seller.edit': { may: ['Admin'], of: 'any' },
  /** Say whether a report was sent whose sending is in doubt: it may end in a debit. */
  'delivery.resolve': { may: ['Admin'], of: 'any' },
  /** Put a payment where its gateway says it is although no edge leads there. */
  'payment.force': { may: ['Admin'], of: 'any' },
  /** Give up what a customer owes for a delivered report. */
  'debt.write_off': { may: ['Admin'], of: 'any' },
  /** What staff did, in the log that shows whether it was changed. */
  'audit.read': { may: ['Admin'], of: 'any' },
  /** Accounts of others: roles, standing, a lost second factor. */
  'people.manage': { may: ['Admin'], of: 'others' },
  /** Invite colleagues by e-mail, have the link sent again, withdraw it. */
  'staff.invite': { may: ['Admin'], of: 'any' },
} as const satisfies Record<string, Rule>;

export type Action = keyof typeof policy;

/** Every action of the table. */
export const actions: readonly Action[] = Object.keys(policy) as Action[]; // the keys of the literal above

/** Whether a role, or a visitor, may do something at all; whose thing it is, is asked where the thing is known. */
export function mayDo(party: Party, action: Action): boolean {
  const { may }: Rule = policy[action];
  return may.includes(party);
}

/** Whether somebody may do something about their own work; elsewhere than under four eyes everybody may. */
export function mayDoToOwn(action: Action): boolean {
  const { of }: Rule = policy[action];
  return of !== 'others';
}

/** Whether nobody needs to sign in for it. */
export function isOpenToVisitors(action: Action): boolean {
  return mayDo('visitor', action);
}

/** Whether a role belongs to the staff: whoever may work at the desk. */
export function isStaffRole(role: Role): boolean {
  return mayDo(role, 'desk.work');
}

/** Whether somebody of a company may act about the money of its order: whoever ordered it, and the Director. */
export function maySettle(of: Readonly<{ isOrderer: boolean; isDirector: boolean }>): boolean {
  return of.isOrderer || of.isDirector;
}

/** As whom the policy knows an actor; system and gateway act by themselves and are never asked. */
export function partyOf(actor: Actor): Party {
  return actor.kind === 'account' ? actor.role : 'visitor';
}
