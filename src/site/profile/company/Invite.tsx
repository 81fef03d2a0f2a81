import { useRevalidator } from 'react-router';
import { limits } from '#modules/accounts/account/account-rules.ts';
import { emailRefusal } from '#modules/accounts/account/email-rules.ts';
import type { ColleagueInvitationView } from '#modules/accounts/contract.ts';
import { sessionApi } from '#modules/accounts/web/session-api.ts';
import { Button } from '#ui/base/Button.tsx';
import { formatMoment } from '#ui/base/dates.ts';
import { ErrorSummary } from '#ui/forms/ErrorSummary.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { useForm } from '#ui/forms/use-form.ts';
import { useToast } from '#ui/frame/Toasts.tsx';
import { textIn } from '../../account/fields/account-fields.ts';
import forms from '../../account/fields/account-form.module.css';
import { FormFailure } from '../../account/fields/FormFailure.tsx';
import { refusalOfError } from '../../api/refusal-of-error.ts';
import { useTexts } from '../../texts/use-texts.tsx';
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
  const { locale } = useTexts();
  const { act } = useAct();
  const { invitationId, email, goodUntil, isExpired } = invitation;
  const params = { invitationId };
  return (
    <li className={styles.person}>
      <div className={styles.who}>
        <p className={styles.name}>{email}</p>
        <p className={styles.facts}>
          <span className="tabular">
            {isExpired ? words.expired : words.until(formatMoment(goodUntil, locale))}
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
  const { shell, locale } = useTexts();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const emailIn = (form: FormData) => textIn(form)('email').trim();
  const form = useForm({
    labels: { email: words.email },
    check(typed) {
      const refusal = emailRefusal(emailIn(typed));
      return refusal === undefined ? [] : [{ field: 'email', text: refusal.text[locale] }];
    },
    async send(typed) {
      try {
        await sessionApi().call(inviteColleague, { body: { email: emailIn(typed), language: locale } });
        return undefined;
      } catch (error) {
        return refusalOfError(error);
      }
    },
    onSent(element) {
      element.reset();
      toast(words.invited);
      revalidate();
    },
  });
  return (
    <form aria-label={words.invite} {...form.bind} method="post" className={forms.form}>
      <ErrorSummary title={shell.errorSummary} errors={form.summary} />
      <Field
        id="email"
        name="email"
        label={words.email}
        type="email"
        autoComplete="off"
        spellCheck={false}
        maxLength={limits.email.max}
        required
        error={form.errorOf('email')}
      />
      <div className={forms.foot}>
        <FormFailure title={words.failedTitle} failure={form.failure} />
        <Button type="submit" aria-disabled={form.isSending}>
          {form.isSending ? words.busy : words.invite}
        </Button>
      </div>
    </form>
  );
}
