import { type ClientLoaderFunctionArgs, data, redirect, useLoaderData } from 'react-router';
import { isApiProblem } from '#kernel/api-client.ts';
import { localeOfPath, localizedPath } from '#kernel/locale.ts';
import { SessionEnded } from '#modules/accounts/web/refresh-queue.ts';
import { signInAddress } from '#modules/accounts/web/safe-target.ts';
import { hasSession } from '#modules/accounts/web/session-mark.ts';
import { Spinner } from '#ui/Spinner.tsx';
import { PasswordForm } from '../account/PasswordForm.tsx';
import { ProfileForm } from '../account/ProfileForm.tsx';
import { loadProfile } from '../account/profile-calls.ts';
import { SignOut } from '../account/SignOut.tsx';
import { useProfileWords } from '../account/texts/words.ts';
import { Page } from '../layout/Page.tsx';
import { PageHead } from '../layout/PageHead.tsx';
import type { PageHandle } from '../server-context.ts';
import styles from './profile.module.css';

export const handle: PageHandle = { isShared: true };

/** For those who are signed in: others go to sign-in and back, and who turns out not to be any more, home. */
export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url);
  const path = (target: string) => localizedPath(localeOfPath(pathname), target);
  if (!hasSession()) throw redirect(signInAddress(path('/login'), pathname + search));
  try {
    return await loadProfile();
  } catch (error) {
    if (error instanceof SessionEnded) throw redirect(path('/'));
    if (!isApiProblem(error)) throw error;
    const { status, message, requestId } = error;
    throw data({ description: message, requestId }, { status });
  }
}

/** What the server writes, and what stands there until the profile has come. */
export function HydrateFallback() {
  const words = useProfileWords();
  return (
    <Page>
      <PageHead title={words.title} isPrivate />
      <h1>{words.title}</h1>
      <noscript>
        <p>{words.needsScript}</p>
      </noscript>
      <Spinner title={words.loading} />
    </Page>
  );
}

export default function Profile() {
  const words = useProfileWords();
  const { profile, role } = useLoaderData<typeof clientLoader>();
  return (
    <Page>
      <PageHead title={words.title} isPrivate />
      <div className={styles.head}>
        <div>
          <h1>{words.title}</h1>
          <p className={styles.who}>{words.signedInAs(profile.fullName, role)}</p>
        </div>
        <SignOut />
      </div>
      <section className={styles.section} aria-labelledby="details">
        <h2 id="details">{words.detailsTitle}</h2>
        <ProfileForm profile={profile} />
      </section>
      <section className={styles.section} aria-labelledby="password">
        <h2 id="password">{words.passwordTitle}</h2>
        <p>{words.passwordLead}</p>
        <PasswordForm email={profile.email} />
      </section>
    </Page>
  );
}
