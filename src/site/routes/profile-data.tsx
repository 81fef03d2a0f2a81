import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { listNotificationAddresses } from '#modules/accounts/web/endpoints.ts';
import { sessionApi } from '#modules/accounts/web/session-api.ts';
import { loadSignedIn } from '../profile/load-signed-in.ts';
import { NotificationAddresses } from '../profile/notifications/NotificationAddresses.tsx';
import { useCopyWords } from '../profile/notifications/texts/words.ts';
import { EraseAccount } from '../profile/own-data/EraseAccount.tsx';
import { TakeAlong } from '../profile/own-data/TakeAlong.tsx';
import { useOwnProfile } from '../profile/own-profile.ts';
import type { PageHandle } from '../server-context.ts';
import styles from './profile.module.css';

export const handle: PageHandle = { isShared: true };

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  return loadSignedIn(request, () => sessionApi().call(listNotificationAddresses, {}));
}

/** Who else gets one's mails; one's own data, to take along and to erase. */
export default function ProfileData() {
  const copyWords = useCopyWords();
  const { profile } = useOwnProfile();
  const { items } = useLoaderData<typeof clientLoader>();
  return (
    <>
      <section className={styles.section} aria-labelledby="copies">
        <h2 id="copies">{copyWords.title}</h2>
        <p>{copyWords.lead}</p>
        <NotificationAddresses addresses={items} />
      </section>
      <TakeAlong />
      <EraseAccount email={profile.email} />
    </>
  );
}
