import { type ClientLoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { Notice } from '#ui/base/Notice.tsx';
import { InvitationList } from '../invitations/InvitationList.tsx';
import { InviteButton } from '../invitations/InviteButton.tsx';
import { PageLinks } from '../page/PageLinks.tsx';
import { PageTitle } from '../page/PageTitle.tsx';
import { loadPage } from '../session/page-api.ts';
import { useTexts } from '../texts/use-texts.tsx';
import { loadUsers } from '../user-administration/load-users.ts';
import { usersTitleId } from '../user-administration/PersonDialog.tsx';
import { UserFilter } from '../user-administration/UserFilter.tsx';
import { UserTable } from '../user-administration/UserTable.tsx';
import { addressOf, viewOf } from '../user-administration/users-view.ts';
import styles from './user-administration.module.css';

export { Waiting as HydrateFallback } from '../page/Waiting.tsx';

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const view = viewOf(new URL(request.url).searchParams);
  return loadPage(request, (api) => loadUsers(api, view));
}

/** Accounts, for administrators; the API refuses everybody else. */
export default function UserAdministration() {
  const { users } = useTexts();
  const [search] = useSearchParams();
  const view = viewOf(search);
  const { items, roles, invitations, total, pages } = useLoaderData<typeof clientLoader>();
  return (
    <>
      <PageTitle>{users.title}</PageTitle>
      <div className={styles.head}>
        <h1 id={usersTitleId} tabIndex={-1}>
          {users.title}
        </h1>
        <p className={styles.count} role="status">
          {users.count(total)}
        </p>
        <div className={styles.act}>
          <InviteButton />
        </div>
      </div>
      <InvitationList items={invitations} />
      <UserFilter view={view} roles={roles} />
      {items.length === 0 ? (
        <Notice icon="search" title={users.emptyTitle}>
          <p>{users.emptyText}</p>
        </Notice>
      ) : (
        <UserTable items={items} roles={roles} />
      )}
      <PageLinks
        words={users}
        page={view.page}
        pages={pages}
        addressOf={(page) => addressOf({ ...view, page })}
      />
    </>
  );
}
