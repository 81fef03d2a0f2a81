import { useRevalidator } from 'react-router';
import { nearZonedMoment } from '#kernel/zoned-words.ts';
import type { ColleagueInvitationView } from '#modules/accounts/contract.ts';
import { sessionApi } from '#modules/accounts/web/session-api.ts';
import { Button } from '#ui/base/Button.tsx';
import { AddressForm } from '../../account/fields/AddressForm.tsx';
import { useTexts } from '../../texts/use-texts.tsx';
import { useTimeZone } from '../../texts/use-time-zone.ts';
import frame from '../profile.module.css';
import { inviteColleague, resendColleagueInvitation, withdrawColleagueInvitation } from './endpoints.ts';
import styles from './People.module.css';
import { useCompanyWords } from './texts/words.ts';
import { useAct } from './use-act.ts';

/** Whom the Director has asked in, and the form that asks one more. */
export function Invite({ invitations }: { invitations: readonly ColleagueInvitationView[] }) {
  const words = useCompanyWords();
  return (
    <section className={frame.section} aria-labelledby="invite">
      <h2 id="invite">{words.inviteTitle}</h2>
      <p className={styles.lead}>{words.inviteLead}</p>
      <InviteForm />
      {invitations.length === 0 ? null : (
        <>
          <h3 className={styles.sub} id="invited">
            {words.openTitle}
          </h3>
          <ul className={styles.list} aria-labelledby="invited">
            {invitations.map((invitation) => (
              <Invited key={invitation.invitationId} invitation={invitation} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function Invited({ invitation }: { invitation: ColleagueInvitationView }) {
  const words = useCompanyWords();
  const reader = { locale: useTexts().locale, timeZone: useTimeZone() };
  const { act } = useAct();
  const { invitationId, email, goodUntil, isExpired } = invitation;
  const params = { invitationId };
  return (
    <li className={styles.person}>
      <div className={styles.who}>
        <p className={styles.name}>{email}</p>
        <p className={styles.facts}>
          <span className="tabular">
            {isExpired ? words.expired : words.until(nearZonedMoment(new Date(goodUntil), reader))}
          </span>
        </p>
      </div>
      <div className={styles.acts}>
        <Button
          look="quiet"
          aria-label={words.resendOf(email)}
          onClick={() => act(() => sessionApi().call(resendColleagueInvitation, { params }), words.resent)}
        >
          {words.resend}
        </Button>
        <Button
          look="secondary"
          aria-label={words.withdrawOf(email)}
          onClick={() =>
            act(() => sessionApi().call(withdrawColleagueInvitation, { params }), words.withdrawn)
          }
        >
          {words.withdraw}
        </Button>
      </div>
    </li>
  );
}

function InviteForm() {
  const words = useCompanyWords();
  const { locale } = useTexts();
  const { revalidate } = useRevalidator();
  return (
    <AddressForm
      words={{ ...words, submit: words.invite, sent: words.invited }}
      send={(email) => sessionApi().call(inviteColleague, { body: { email, language: locale } })}
      onSent={revalidate}
    />
  );
}
