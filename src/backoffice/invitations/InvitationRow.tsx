import { useState } from 'react';
import { languages } from '#kernel/locale.ts';
import { type InvitationView, resendInvitation, withdrawInvitation } from '#modules/accounts/contract.ts';
import { Badge } from '#ui/base/Badge.tsx';
import { Button } from '#ui/base/Button.tsx';
import { formatDay, formatMoment } from '#ui/base/dates.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { FaultNotice } from '../page/FaultNotice.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import tableStyles from '../user-administration/UserTable.module.css';
import styles from './invitations.module.css';
import { useInvitationAct } from './use-invitation-act.ts';

/** One open invitation: whom, as what, by whom, until when, and what can be done about it. */
export function InvitationRow({ invitation }: { invitation: InvitationView }) {
  const { invitations: texts, acts, order, locale } = useTexts();
  const { invitationId, email, role, language, invitedBy, invitedAt, goodUntil, isExpired } = invitation;
  const resend = useInvitationAct();
  const withdraw = useInvitationAct();
  const [isAsked, setAsked] = useState(false);
  const call = { params: { invitationId } };
  return (
    <tr className={tableStyles.row}>
      <th scope="row">
        <p className={tableStyles.name}>{email}</p>
        <p className={tableStyles.small}>{languages[language].ownName}</p>
      </th>
      <td>{texts.roles[role]}</td>
      <td className={tableStyles.wide}>{texts.byOn(invitedBy, formatDay(invitedAt, locale))}</td>
      <td>
        <div className={styles.until}>
          <time dateTime={goodUntil}>{texts.until(formatMoment(goodUntil, locale))}</time>
          {isExpired ? <Badge tone="warn">{texts.expired}</Badge> : null}
          {invitation.mails > 1 ? (
            <span className={tableStyles.small}>{texts.mails(invitation.mails)}</span>
          ) : null}
        </div>
      </td>
      <td className={styles.acts}>
        <div className={tableStyles.buttons}>
          <Button
            look="secondary"
            aria-label={texts.about(texts.resend, email)}
            aria-disabled={resend.isBusy}
            onClick={() => {
              if (!resend.isBusy) resend.act((api) => api.call(resendInvitation, call), texts.resent);
            }}
          >
            {texts.resend}
          </Button>
          <Button
            look="secondary"
            aria-label={texts.about(texts.withdraw, email)}
            onClick={() => setAsked(true)}
          >
            {texts.withdraw}
          </Button>
        </div>
        <FaultNotice fault={resend.fault} title={texts.failedTitle} />
        <ConfirmDialog
          isOpen={isAsked}
          title={texts.withdrawTitle(email)}
          confirmText={withdraw.isBusy ? order.busy : texts.withdraw}
          cancelText={acts.back}
          isBusy={withdraw.isBusy}
          isDanger
          onConfirm={() => withdraw.act((api) => api.call(withdrawInvitation, call), texts.withdrawn)}
          onClose={() => {
            withdraw.clear();
            setAsked(false);
          }}
        >
          <p>{texts.withdrawText}</p>
          <FaultNotice fault={withdraw.fault} title={texts.failedTitle} />
        </ConfirmDialog>
      </td>
    </tr>
  );
}
