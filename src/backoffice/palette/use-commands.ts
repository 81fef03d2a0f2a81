import { useNavigate } from 'react-router';
import { languages, locales } from '#kernel/locale.ts';
import { signOut } from '#modules/accounts/web/sign-in.ts';
import { deskViews } from '#modules/worklists/contract.ts';
import { keysOf } from '../keys/key-bindings.ts';
import { useKeyGroups } from '../keys/use-keys.ts';
import { viewAddress } from '../queue/model/address.ts';
import { localeCookie } from '../session/reader-cookies.ts';
import { useStaffUser } from '../session/use-staff-user.ts';
import { useTexts } from '../texts/use-texts.tsx';
import { deskPages } from './desk-pages.ts';
import { useInboxCounts } from './inbox-counts.ts';
import type { PaletteGroup, PaletteItem } from './palette-items.ts';

/** What may be done here and where one may go, by name: the keys of the page, the pages, the views of the queue. */
export function useCommands(ownKey: string): readonly PaletteGroup[] {
  const texts = useTexts();
  const { palette: words, inbox, queue, shell, locale } = texts;
  const counts = useInboxCounts();
  const navigate = useNavigate();
  const user = useStaffUser();
  const go = (path: string) => () => {
    navigate(path);
  };
  const acts = useKeyGroups()
    .flatMap(({ bindings }) => bindings)
    .filter((one) => one.isOff !== true && !keysOf(one).includes(ownKey))
    .map((one): PaletteItem => {
      const [keys] = keysOf(one);
      return { key: `act ${one.label} ${keys}`, name: one.label, facts: '', keys, act: one.act };
    });
  const known = new Set(acts.map(({ name }) => name));
  const pages = deskPages(texts, user).map(
    ({ path, label }): PaletteItem => ({
      ...{ key: path, name: label, act: go(path) },
      facts:
        path === '/inbox' && counts !== undefined ? inbox.menuCount(counts.open, counts.late) : words.page,
    }),
  );
  const views = deskViews
    .map((view): PaletteItem => {
      const path = viewAddress(view);
      return { key: `view ${view}`, name: queue.act.view(queue.views[view]), facts: '', act: go(path) };
    })
    .filter(({ name }) => !known.has(name));
  const others = locales
    .filter((other) => other !== locale)
    .map((other): PaletteItem => {
      const act = () => {
        // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
        document.cookie = localeCookie(other);
        location.reload();
      };
      return { key: other, name: words.language(languages[other].ownName), facts: '', act };
    });
  const leave: PaletteItem = {
    ...{ key: 'leave', name: shell.signOut, facts: '' },
    act() {
      signOut();
      navigate('/login');
    },
  };
  return [
    { key: 'pages', title: words.pages, items: [...pages, ...views] },
    { key: 'acts', title: words.acts, items: [...acts, ...others, leave] },
  ];
}
