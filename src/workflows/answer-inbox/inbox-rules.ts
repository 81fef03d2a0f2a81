/** What lies in the inbox, by who wrote it: a visitor, a customer about a report, a reviewer, somebody about their data. */
export const inboxKinds = ['question', 'claim', 'review', 'request'] as const;
export type InboxKind = (typeof inboxKinds)[number];

/** What of it is shown: what waits, what waits too long, what is done. */
export const inboxStates = ['open', 'late', 'done'] as const;
export type InboxState = (typeof inboxStates)[number];

/** Who has it. */
export const inboxOwners = ['anybody', 'mine', 'nobody'] as const;
export type InboxOwner = (typeof inboxOwners)[number];

export const maxInboxSearch = 100;
