import { ProfileForm } from '../../account/ProfileForm.tsx';
import { useProfileWords } from '../../account/texts/words.ts';
import type { PageHandle } from '../../api/server-context.ts';
import { AvatarSection } from '../../profile/details/AvatarSection.tsx';
import { useOwnProfile } from '../../profile/own-profile.ts';
import styles from '../../profile/profile.module.css';

export const handle: PageHandle = { isShared: true };

/** Picture, names, phone, company. */
export default function ProfileDetails() {
  const words = useProfileWords();
  const { profile } = useOwnProfile();
  return (
    <section className={styles.section} aria-labelledby="details">
      <h2 id="details">{words.detailsTitle}</h2>
      <AvatarSection profile={profile} />
      <ProfileForm profile={profile} />
    </section>
  );
}
