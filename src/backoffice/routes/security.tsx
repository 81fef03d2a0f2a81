import { type ClientLoaderFunctionArgs, Form, Link, useLoaderData, useSearchParams } from 'react-router';
import { listSecurityEvents } from '#modules/accounts/contract.ts';
import { SecurityEventList } from '#modules/accounts/web/security-events/SecurityEventList.tsx';
import { Button } from '#ui/base/Button.tsx';
import { PageLinks } from '../page/PageLinks.tsx';
import { PageTitle } from '../page/PageTitle.tsx';
import { addressOf, kinds, viewOf } from '../security/security-view.ts';
import { loadPage } from '../session/page-api.ts';
import { useTexts } from '../texts/use-texts.tsx';
import filter from '../user-administration/UserFilter.module.css';
import styles from './user-administration.module.css';

export { Waiting as HydrateFallback } from '../page/Waiting.tsx';

const pageSize = 20;

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { kind, page } = viewOf(new URL(request.url).searchParams);
  const query = { page, pageSize, ...(kind === undefined ? {} : { kind }) };
  return loadPage(request, (api) => api.call(listSecurityEvents, { query }));
}

/** Security events of every account, for administrators; the API refuses everybody else. */
export default function Security() {
  const { users, security, securityEvents, locale } = useTexts();
  const [search] = useSearchParams();
  const view = viewOf(search);
  const { items, total } = useLoaderData<typeof clientLoader>();
  return (
    <>
      <PageTitle>{security.title}</PageTitle>
      <div className={styles.head}>
        <h1>{security.title}</h1>
        <p className={styles.count} role="status">
          {security.count(total)}
        </p>
      </div>
      <p className={styles.lead}>
        {security.lead} <Link to="/audit">{security.toAudit}</Link>
      </p>
      <search>
        <Form key={view.kind} method="get" action="/security" className={filter.form}>
          <label className={filter.field}>
            <span>{security.kind}</span>
            <select name="kind" defaultValue={view.kind ?? ''}>
              <option value="">{security.everyKind}</option>
              {kinds.map((kind) => (
                <option key={kind} value={kind}>
                  {securityEvents.kinds[kind]}
                </option>
              ))}
            </select>
          </label>
          <Button type="submit" look="secondary">
            {security.show}
          </Button>
        </Form>
      </search>
      {items.length === 0 ? (
        <p>{securityEvents.empty}</p>
      ) : (
        <SecurityEventList items={items} words={securityEvents} reader={{ locale, timeZone: 'UTC' }} />
      )}
      <PageLinks
        words={users}
        page={view.page}
        pages={Math.max(1, Math.ceil(total / pageSize))}
        addressOf={(page) => addressOf({ ...view, page })}
      />
    </>
  );
}
