import { type Actor, roles } from './actor.ts';

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
 * Who may do what: the one table that the server's checks, the buttons of the pages, the OpenAPI document and the
 * generated tests read. A missing token answers 401, a missing right 403, somebody else's thing 404.
 */
export const policy = {
  /** Public pages, search, prices, sample, contact form. */
  'site.use': { may: everybody, of: 'any' },
  /** Signing in and out, registering, links from mails. */
  'account.enter': { may: everybody, of: 'any' },
  'order.place': { may: ['visitor', ...customers], of: 'any' },
  'order.follow': { may: ['visitor', ...customers], of: 'link' },
  /** Name, phone, avatar, password, e-mail, sign-ins, second factor. */
  'profile.manage': { may: roles, of: 'own' },
  /** Orders and reports of one's own, and who else is mailed about them. */
  'orders.see': { may: customers, of: 'own' },
  /** Taking one's data along, and ending the account. */
  'data.manage': { may: customers, of: 'own' },
  /** The company that a Director acts for. */
  'company.manage': { may: ['Director'], of: 'own' },
  /** Queue, research, report editor, questions to the customer. */
  'desk.work': { may: staff, of: 'any' },
  'report.approve': { may: staff, of: 'others' },
  /** Questions of visitors, reviews. */
  'feedback.moderate': { may: staff, of: 'any' },
  /** Accounts of others: roles, standing, a lost second factor. */
  'people.manage': { may: ['Admin'], of: 'others' },
} as const satisfies Record<string, Rule>;

export type Action = keyof typeof policy;

/** Every action of the table. */
export const actions: readonly Action[] = Object.keys(policy) as Action[]; // the keys of the literal above

/** Whether a role, or a visitor, may do something at all; whose thing it is, is asked where the thing is known. */
export function mayDo(party: Party, action: Action): boolean {
  const { may }: Rule = policy[action];
  return may.includes(party);
}

/** Whether nobody needs to sign in for it. */
export function isOpenToVisitors(action: Action): boolean {
  return mayDo('visitor', action);
}

/** As whom the policy knows an actor; system and gateway act by themselves and are never asked. */
export function partyOf(actor: Actor): Party {
  return actor.kind === 'account' ? actor.role : 'visitor';
}
