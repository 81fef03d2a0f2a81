import { useState } from 'react';
import { Link, type LoaderFunctionArgs, redirect, useLoaderData, useNavigate } from 'react-router';
import { locales } from '#kernel/locale.ts';
import { buttonClass } from '#ui/base/Button.tsx';
import { formatMoment } from '#ui/base/dates.ts';
import { Notice } from '#ui/base/Notice.tsx';
import { JoinForm } from '../join/JoinForm.tsx';
import { JoinRefused } from '../join/JoinRefused.tsx';
import styles from '../join/join.module.css';
import { enterDesk } from '../join/join-desk.ts';
import { loadInvitation } from '../join/load-invitation.ts';
import { EntryCard } from '../layout/EntryCard.tsx';
import { localeCookie } from '../session/reader-cookies.ts';
import { useTexts } from '../texts/use-texts.tsx';

export { Waiting as HydrateFallback } from '../page/Waiting.tsx';

/** The mail's language becomes that of the pages; what stands behind the `#` comes along by itself. */
export function loader({ request }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams.get('lang');
  const locale = locales.find((known) => known === asked);
  if (locale !== undefined) {
    throw redirect('/join', { headers: { 'Set-Cookie': localeCookie(locale) } });
  }
  return null;
}

export const clientLoader = () => loadInvitation(location.hash);
clientLoader.hydrate = true as const;

/** Where the link of an invitation leads: name, password, and on to the second factor. */
export default function Join() {
  const { join, invitations, locale } = useTexts();
  const found = useLoaderData<typeof clientLoader>();
  const navigate = useNavigate();
  const [isReady, setReady] = useState(false);
  if (isReady) {
    return (
      <EntryCard title={join.title}>
        <Notice tone="good" role="status" title={join.doneTitle}>
          <p>{join.doneText}</p>
        </Notice>
        <Link to="/login" className={buttonClass()}>
          {join.signIn}
        </Link>
      </EntryCard>
    );
  }
  if (found.kind !== 'open') {
    return (
      <EntryCard title={join.title}>
        <JoinRefused found={found} />
      </EntryCard>
    );
  }
  const { token, invitation } = found;
  const goOn = async (password: string) => {
    if (await enterDesk(invitation.login, password)) await navigate('/', { replace: true });
    else setReady(true);
  };
  return (
    <EntryCard title={join.title}>
      <div>
        <p>{join.lead(invitation.invitedBy, invitations.roles[invitation.role])}</p>
        <p className={styles.until}>{join.until(formatMoment(invitation.goodUntil, locale))}</p>
      </div>
      <JoinForm token={token} invitation={invitation} onJoined={goOn} />
    </EntryCard>
  );
}
