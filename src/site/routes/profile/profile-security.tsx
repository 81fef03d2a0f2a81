import { PasswordForm } from '../../account/PasswordForm.tsx';
import { useProfileWords } from '../../account/texts/words.ts';
import type { PageHandle } from '../../api/server-context.ts';
import { EmailForm } from '../../profile/email/EmailForm.tsx';
import { useEmailWords } from '../../profile/email/texts/words.ts';
import { useOwnProfile } from '../../profile/own-profile.ts';
import styles from '../../profile/profile.module.css';
import { SecurityEvents } from '../../profile/security/events/SecurityEvents.tsx';
import { SecondFactorSection } from '../../profile/security/SecondFactorSection.tsx';
import { Sessions } from '../../profile/security/sessions/Sessions.tsx';

export const handle: PageHandle = { isShared: true };

/** E-mail, password, second factor, sign-ins, security events. */
export default function ProfileSecurity() {
  const words = useProfileWords();
  const emailWords = useEmailWords();
  const { profile } = useOwnProfile();
  return (
    <>
      <section className={styles.section} aria-labelledby="own-email">
        <h2 id="own-email">{emailWords.title}</h2>
        <p>{emailWords.lead(profile.email)}</p>
        <EmailForm email={profile.email} />
      </section>
      <section className={styles.section} aria-labelledby="own-password">
        <h2 id="own-password">{words.passwordTitle}</h2>
        <p>{words.passwordLead}</p>
        <PasswordForm email={profile.email} />
      </section>
      <SecondFactorSection email={profile.email} />
      <section className={styles.section} aria-labelledby="sessions">
        <Sessions />
      </section>
      <section className={styles.section} aria-labelledby="security-events">
        <SecurityEvents />
      </section>
    </>
  );
}
