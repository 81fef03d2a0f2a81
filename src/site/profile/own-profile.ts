import { useOutletContext } from 'react-router';
import type { CompanyView, ProfileView } from '#modules/accounts/contract.ts';

/** What the frame of the profile has loaded and hands to the parts inside it. */
export type OwnProfile = Readonly<{ profile: ProfileView; role: string; company: CompanyView | null }>;

/** The signed-in person, inside the frame of the profile. */
export function useOwnProfile(): OwnProfile {
  const own = useOutletContext<OwnProfile | undefined>();
  if (own === undefined) throw new Error('only a part of the profile knows whose it is');
  return own;
}
