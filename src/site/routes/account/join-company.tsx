import { useState } from 'react';
import { Link, useLoaderData, useNavigate, useRevalidator } from 'react-router';
import { nearZonedMoment } from '#kernel/zoned-words.ts';
import { signInAddress } from '#modules/accounts/web/safe-target.ts';
import { Button, buttonClass } from '#ui/base/Button.tsx';
import { Notice } from '#ui/base/Notice.tsx';
import { Spinner } from '#ui/base/Spinner.tsx';
import { useToast } from '#ui/frame/Toasts.tsx';
import { AccountCard } from '../../account/AccountCard.tsx';
import { useLoginWords } from '../../account/texts/words.ts';
import type { PageHandle } from '../../api/server-context.ts';
import { useSession } from '../../api/use-session.ts';
import { JoinSignedIn } from '../../join/JoinSignedIn.tsx';
import styles from '../../join/join.module.css';
import { type Found, loadInvitation } from '../../join/join-calls.ts';
import { NewAccountForm } from '../../join/NewAccountForm.tsx';
import { useJoinWords } from '../../join/texts/words.ts';
import { PageHead } from '../../layout/PageHead.tsx';
import { useTexts } from '../../texts/use-texts.tsx';
import { useTimeZone } from '../../texts/use-time-zone.ts';

export const handle: PageHandle = { isShared: true };

export const clientLoader = async () => ({ found: await loadInvitation() });

/** What the server writes: only a browser sees what stands behind the `#`. */
export function HydrateFallback() {
  const words = useJoinWords();
  return (
    <AccountCard title={words.title}>
      <PageHead title={words.title} isPrivate />
      <noscript>
        <p>{words.needsScript}</p>
      </noscript>
      <Spinner title={words.loading} />
    </AccountCard>
  );
}

/** Where the link of an invitation into a company leads: who has an account signs in, others make one. */
export default function JoinCompany() {
  const words = useJoinWords();
  const { to } = useTexts();
  const { found } = useLoaderData<typeof clientLoader>();
  // A session that ends here leads to signing in again, with the secret kept.
  const { isSignedIn } = useSession();
  const navigate = useNavigate();
  const toast = useToast();
  const [isReady, setReady] = useState(false);
  const enter = () => {
    toast(words.done);
    return navigate(to('/profile/company'), { replace: true });
  };
  const goOn = async (email: string, password: string) => {
    const { trySignIn } = await import('../../account/sign-in-calls.ts');
    if ((await trySignIn({ email, password })) === 'signed-in') await enter();
    else setReady(true);
  };
  return (
    <AccountCard title={words.title}>
      <PageHead title={words.title} isPrivate />
      {isReady ? (
        <>
          <Notice tone="good" role="status" title={words.doneTitle}>
            <p>{words.doneText}</p>
          </Notice>
          <Link to={to('/login')} className={buttonClass('primary', true)}>
            {words.toLogin}
          </Link>
        </>
      ) : found.kind === 'open' ? (
        <Open found={found} isSignedIn={isSignedIn} onEntered={enter} onMade={goOn} />
      ) : (
        <Closed found={found} />
      )}
    </AccountCard>
  );
}

type OpenProps = {
  found: Extract<Found, { kind: 'open' }>;
  isSignedIn: boolean;
  onEntered: () => void;
  onMade: (email: string, password: string) => void;
};

function Open({ found, isSignedIn, onEntered, onMade }: OpenProps) {
  const words = useJoinWords();
  const { to, locale } = useTexts();
  const reader = { locale, timeZone: useTimeZone() };
  const { token, invitation } = found;
  const { login, companyName, invitedBy, goodUntil } = invitation;
  return (
    <>
      <div className={styles.facts}>
        <p>
          <strong>
            {companyName === '' ? words.leadNameless(invitedBy) : words.lead(invitedBy, companyName)}
          </strong>
        </p>
        <p>{words.means}</p>
        <p className={styles.muted}>
          {words.login} {login}. {words.until(nearZonedMoment(new Date(goodUntil), reader))}
        </p>
      </div>
      {isSignedIn ? (
        <JoinSignedIn token={token} onJoined={onEntered} />
      ) : (
        <>
          <section className={styles.way} aria-labelledby="have-account">
            <h2 id="have-account">{words.haveAccount}</h2>
            <Link
              to={signInAddress(to('/login'), to('/join-company'))}
              className={buttonClass('secondary', true)}
            >
              {words.signIn}
            </Link>
          </section>
          <section className={styles.way} aria-labelledby="is-new">
            <h2 id="is-new">{words.isNew}</h2>
            <NewAccountForm
              token={token}
              invitation={invitation}
              onJoined={(password) => onMade(login, password)}
            />
          </section>
        </>
      )}
    </>
  );
}

function Closed({ found }: { found: Exclude<Found, { kind: 'open' }> }) {
  const words = useJoinWords();
  const { to } = useTexts();
  const { unreachable } = useLoginWords();
  const { revalidate } = useRevalidator();
  if (found.kind === 'unreachable') {
    return (
      <>
        <Notice tone="bad" role="alert" title={words.unreachableTitle}>
          <p>{unreachable}</p>
        </Notice>
        <Button isWide onClick={() => revalidate()}>
          {words.retry}
        </Button>
      </>
    );
  }
  return (
    <>
      <Notice tone="warn" title={words.refusedTitle}>
        <p>{found.kind === 'refused' ? found.text : words.incomplete}</p>
      </Notice>
      <Link to={to('/login')} className={buttonClass('secondary', true)}>
        {words.toLogin}
      </Link>
    </>
  );
}
