import { EraseAccount } from '../profile/own-data/EraseAccount.tsx';
import { TakeAlong } from '../profile/own-data/TakeAlong.tsx';
import { useOwnProfile } from '../profile/own-profile.ts';
import type { PageHandle } from '../server-context.ts';

export const handle: PageHandle = { isShared: true };

/** A person's own data: to take along, and to erase. */
export default function ProfileData() {
  const { profile } = useOwnProfile();
  return (
    <>
      <TakeAlong />
      <EraseAccount email={profile.email} />
    </>
  );
}
