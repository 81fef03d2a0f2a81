import { type ClientLoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { Notice } from '#ui/Notice.tsx';
import { PageLinks } from '../layout/PageLinks.tsx';
import { PageTitle } from '../layout/PageTitle.tsx';
import { loadPeople } from '../people/load-people.ts';
import { PeopleFilter } from '../people/PeopleFilter.tsx';
import { PeopleTable } from '../people/PeopleTable.tsx';
import { peopleTitleId } from '../people/PersonDialog.tsx';
import { addressOf, viewOf } from '../people/people-view.ts';
import { loadPage } from '../session/page-api.ts';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './people.module.css';

export { Waiting as HydrateFallback } from '../layout/Waiting.tsx';

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const view = viewOf(new URL(request.url).searchParams);
  return loadPage(request, (api) => loadPeople(api, view));
}

/** Accounts, for administrators; the API refuses everybody else. */
export default function People() {
  const { people } = useTexts();
  const [search] = useSearchParams();
  const view = viewOf(search);
  const { items, roles, total, pages } = useLoaderData<typeof clientLoader>();
  return (
    <>
      <PageTitle>{people.title}</PageTitle>
      <div className={styles.head}>
        <h1 id={peopleTitleId} tabIndex={-1}>
          {people.title}
        </h1>
        <p className={styles.count} role="status">
          {people.count(total)}
        </p>
      </div>
      <PeopleFilter view={view} roles={roles} />
      {items.length === 0 ? (
        <Notice icon="search" title={people.emptyTitle}>
          <p>{people.emptyText}</p>
        </Notice>
      ) : (
        <PeopleTable items={items} roles={roles} />
      )}
      <PageLinks
        words={people}
        page={view.page}
        pages={pages}
        addressOf={(page) => addressOf({ ...view, page })}
      />
    </>
  );
}
