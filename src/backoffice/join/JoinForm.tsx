import { useRef } from 'react';
import type { OpenInvitation } from '#modules/accounts/contract.ts';
import { checkJoin, type JoinFields } from '#modules/accounts/staff-invitations/invitation-rules.ts';
import { Button } from '#ui/base/Button.tsx';
import { ErrorSummary } from '#ui/forms/ErrorSummary.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { useForm } from '#ui/forms/use-form.ts';
import { FaultNotice } from '../page/FaultNotice.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import styles from './join.module.css';
import { joinDesk, readJoin } from './join-desk.ts';

type JoinFormProps = {
  token: string;
  invitation: OpenInvitation;
  onJoined: (password: string) => void;
};

/** Name and password of who was invited. */
export function JoinForm({ token, invitation, onJoined }: JoinFormProps) {
  const texts = useTexts();
  const { join, locale } = texts;
  const password = useRef('');
  const form = useForm<keyof JoinFields>({
    labels: {
      lastName: join.lastName,
      name: join.name,
      password: join.password,
      confirmPassword: join.confirmPassword,
    },
    check: (typed) => checkJoin(readJoin(typed)).map(({ field, text }) => ({ field, text: text[locale] })),
    send(typed) {
      const fields = readJoin(typed);
      password.current = fields.password;
      return joinDesk(token, fields, texts);
    },
    onSent: () => onJoined(password.current),
  });
  const failure = form.failure && { text: form.failure.text ?? '', requestId: form.failure.requestId };
  const field = (name: keyof JoinFields) => ({
    ...{ id: name, name, label: join[name], error: form.errorOf(name) },
    ...{ required: true, spellCheck: false },
  });
  return (
    <form aria-label={join.title} {...form.bind} method="post" className={styles.form}>
      <ErrorSummary title={join.summary} errors={form.summary} />
      <FaultNotice fault={failure} title={join.failedTitle} />
      <p className={styles.login}>
        {join.login} <strong>{invitation.login}</strong>
      </p>
      {/* So that a password manager knows whose password it keeps. */}
      <input type="email" name="email" autoComplete="username" value={invitation.login} readOnly hidden />
      <Field {...field('lastName')} autoComplete="family-name" maxLength={100} />
      <Field {...field('name')} autoComplete="given-name" maxLength={100} />
      <Field
        {...field('password')}
        hint={join.passwordHint}
        type="password"
        autoComplete="new-password"
        maxLength={128}
        data-password=""
      />
      <Field
        {...field('confirmPassword')}
        type="password"
        autoComplete="new-password"
        maxLength={128}
        data-password=""
      />
      <p>{join.factor}</p>
      <Button type="submit" isWide aria-disabled={form.isSending}>
        {form.isSending ? join.busy : join.submit}
      </Button>
    </form>
  );
}
