import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import type { PageHandle } from '../../api/server-context.ts';
import { Invite } from '../../profile/company/Invite.tsx';
import { Leave } from '../../profile/company/Leave.tsx';
import { loadPeople } from '../../profile/company/load-company.ts';
import { People } from '../../profile/company/People.tsx';
import { useCompanyWords } from '../../profile/company/texts/words.ts';
import { loadSignedIn } from '../../profile/load-signed-in.ts';
import styles from '../../profile/profile.module.css';

export const handle: PageHandle = { isShared: true };

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  return loadSignedIn(request, loadPeople);
}

/** The company one acts for: its people, invitations, the way out. */
export default function ProfileCompany() {
  const words = useCompanyWords();
  const { company, invitations } = useLoaderData<typeof clientLoader>();
  if (company === null) {
    return (
      <section className={styles.section} aria-labelledby="people">
        <h2 id="people">{words.title}</h2>
        <p>{words.none}</p>
      </section>
    );
  }
  return (
    <>
      <People company={company} />
      {company.isDirector ? <Invite invitations={invitations} /> : <Leave />}
    </>
  );
}
