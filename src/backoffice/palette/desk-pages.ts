import type { Action } from '#kernel/policy.ts';
import { isOffered } from '../session/use-staff-user.ts';
import type { Texts } from '../texts/en.ts';

type User = Parameters<typeof isOffered>[1];

/** A page of the desk; one that is seldom wanted is reached from another page and the palette. */
export type DeskPage = Readonly<{ path: string; label: string; isInMenu: boolean }>;

/** The pages of the desk that a person may open, in the order of the menu. */
export function deskPages(texts: Texts, user: User): readonly DeskPage[] {
  const { shell, audit, books, companies, dashboard, debts, feedback } = texts;
  const { imports, inbox, outbox, siteTexts, sources, users, security } = texts;
  const pages: readonly Readonly<{ path: string; label: string; action: Action; isSeldom?: true }>[] = [
    { path: '/', label: shell.queue, action: 'desk.work' },
    { path: '/inbox', label: inbox.menu, action: 'inbox.work' },
    { path: '/dashboard', label: dashboard.menu, action: 'desk.work' },
    { path: '/feedback', label: feedback.title, action: 'feedback.moderate', isSeldom: true },
    { path: '/outbox', label: outbox.menu, action: 'outbox.mend' },
    { path: '/books', label: books.title, action: 'books.see' },
    { path: '/debts', label: debts.title, action: 'books.see' },
    { path: '/sources', label: sources.menu, action: 'desk.work' },
    { path: '/imports', label: imports.menu, action: 'imports.see', isSeldom: true },
    { path: '/companies', label: companies.menu, action: 'companies.merge', isSeldom: true },
    { path: '/catalogue', label: shell.catalogue, action: 'catalogue.see' },
    { path: '/catalogue/texts', label: siteTexts.title, action: 'texts.edit', isSeldom: true },
    { path: '/catalogue/seller', label: texts.seller.title, action: 'seller.edit', isSeldom: true },
    { path: '/people', label: users.menu, action: 'people.manage' },
    { path: '/audit', label: audit.menu, action: 'audit.read', isSeldom: true },
    { path: '/security', label: security.menu, action: 'people.manage' },
  ];
  return pages
    .filter(({ action }) => isOffered(action, user))
    .map(({ path, label, isSeldom }) => ({ path, label, isInMenu: isSeldom !== true }));
}
