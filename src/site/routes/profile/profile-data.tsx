import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { listNotificationAddresses } from '#modules/accounts/web/endpoints.ts';
import { sessionApi } from '#modules/accounts/web/session-api.ts';
import type { PageHandle } from '../../api/server-context.ts';
import { EraseAccount } from '../../profile/export-and-erasure/EraseAccount.tsx';
import { TakeAlong } from '../../profile/export-and-erasure/TakeAlong.tsx';
import { loadSignedIn } from '../../profile/load-signed-in.ts';
import { NotificationAddresses } from '../../profile/notifications/NotificationAddresses.tsx';
import { useCopyWords } from '../../profile/notifications/texts/words.ts';
import { useOwnProfile } from '../../profile/own-profile.ts';
import styles from '../../profile/profile.module.css';

export const handle: PageHandle = { isShared: true };

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  return loadSignedIn(request, () => sessionApi().call(listNotificationAddresses, {}));
}

/** Who else gets one's mails; the export and erasure of one's data. */
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
