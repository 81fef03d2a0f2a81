import { useState } from 'react';
import { type Locale, languages, locales } from '#kernel/locale.ts';
import { inviteStaff } from '#modules/accounts/contract.ts';
import {
  checkInvitation,
  type InvitedRole,
  invitedRoles,
} from '#modules/accounts/staff-invitations/invitation-rules.ts';
import { Button } from '#ui/base/Button.tsx';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { RadioField } from '#ui/forms/RadioField.tsx';
import { FaultNotice } from '../page/FaultNotice.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import { useInvitationAct } from './use-invitation-act.ts';

/** Asks whom to invite, as what, and in which language; nothing typed is lost to a refusal. */
export function InviteButton() {
  const { invitations: texts, acts, order, locale } = useTexts();
  const calls = useInvitationAct();
  const [isOpen, setOpen] = useState(false);
  const [isTried, setTried] = useState(false);
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<InvitedRole>('Manager');
  const [language, setLanguage] = useState<Locale>(locale);
  const [wrong] = checkInvitation(email);
  const close = () => {
    setOpen(false);
    setTried(false);
    calls.clear();
  };
  const send = async () => {
    setTried(true);
    if (wrong !== undefined) return;
    const body = { email, role, language };
    if (!(await calls.act((api) => api.call(inviteStaff, { body }), texts.invited))) return;
    setEmail('');
    close();
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>{texts.invite}</Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={texts.inviteTitle}
        confirmText={calls.isBusy ? order.busy : texts.send}
        cancelText={acts.back}
        isBusy={calls.isBusy}
        onConfirm={send}
        onClose={close}
      >
        <p>{texts.inviteText}</p>
        <Field
          label={texts.email}
          type="email"
          autoComplete="off"
          spellCheck={false}
          maxLength={254}
          required
          value={email}
          error={isTried ? wrong?.text[locale] : undefined}
          onChange={({ currentTarget }: { currentTarget: HTMLInputElement }) => setEmail(currentTarget.value)}
        />
        <RadioField
          isInline
          legend={texts.role}
          choices={invitedRoles.map((value) => ({ value, label: texts.roles[value] }))}
          chosen={role}
          onChoose={setRole}
        />
        <RadioField
          isInline
          legend={texts.language}
          choices={locales.map((value) => ({ value, label: languages[value].ownName }))}
          chosen={language}
          onChoose={setLanguage}
        />
        <FaultNotice fault={calls.fault} title={texts.failedTitle} />
      </ConfirmDialog>
    </>
  );
}
