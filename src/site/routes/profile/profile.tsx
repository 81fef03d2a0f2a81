import {
  type ClientLoaderFunctionArgs,
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from 'react-router';
import { Spinner } from '#ui/base/Spinner.tsx';
import { loadProfile } from '../../account/profile-calls.ts';
import { SignOut } from '../../account/SignOut.tsx';
import { useProfileWords } from '../../account/texts/words.ts';
import type { PageHandle } from '../../api/server-context.ts';
import { Page } from '../../layout/Page.tsx';
import { PageHead } from '../../layout/PageHead.tsx';
import { loadCompany } from '../../profile/company/load-company.ts';
import { loadSignedIn } from '../../profile/load-signed-in.ts';
import type { OwnProfile } from '../../profile/own-profile.ts';
import { ProfileMenu } from '../../profile/ProfileMenu.tsx';
import styles from '../../profile/profile.module.css';

export const handle: PageHandle = { isShared: true };

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  return loadSignedIn(request, async () => {
    const own = await loadProfile();
    return { ...own, company: await loadCompany(own.profile.role) };
  });
}

/** A part that searches or turns its pages changes nothing about the person. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = change;
  const isOtherQuery = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return isOtherQuery && formMethod === undefined ? false : defaultShouldRevalidate;
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

/** The frame of the profile; its parts are pages of their own. */
export default function Profile() {
  const words = useProfileWords();
  const own: OwnProfile = useLoaderData<typeof clientLoader>();
  const { profile, role, company } = own;
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
      <ProfileMenu role={profile.role} isOfCompany={company !== null} />
      <Outlet context={own} />
    </Page>
  );
}
