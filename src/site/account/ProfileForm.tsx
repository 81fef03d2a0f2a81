import { Link, useRevalidator } from 'react-router';
import { mayDo } from '#kernel/policy.ts';
import { checkProfile, type ProfileFields } from '#modules/accounts/account/account-rules.ts';
import type { ProfileView } from '#modules/accounts/contract.ts';
import { Button } from '#ui/base/Button.tsx';
import { ErrorSummary } from '#ui/forms/ErrorSummary.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { useForm } from '#ui/forms/use-form.ts';
import { useToast } from '#ui/frame/Toasts.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import { readProfile } from './fields/account-fields.ts';
import styles from './fields/account-form.module.css';
import { CompanyFields } from './fields/CompanyFields.tsx';
import { FormFailure } from './fields/FormFailure.tsx';
import { ownDraft } from './fields/own-drafts.ts';
import { PersonFields } from './fields/PersonFields.tsx';
import { saveProfile } from './profile-calls.ts';
import { useFieldWords, useProfileWords } from './texts/words.ts';

/** The profile's own fields, and the company's for whoever manages one. */
export function ProfileForm({ profile }: { profile: ProfileView }) {
  const words = useProfileWords();
  const fields = useFieldWords();
  const { shell, locale, to } = useTexts();
  const toast = useToast();
  const revalidator = useRevalidator();
  const isLegalEntity = mayDo(profile.role, 'company.manage');
  const draft = ownDraft('profile', profile.userId);
  const form = useForm<keyof ProfileFields>({
    labels: fields,
    draft,
    check: (typed) =>
      checkProfile(readProfile(typed), isLegalEntity, profile).map(({ field, text }) => ({
        field,
        text: text[locale],
      })),
    send: (typed) => saveProfile(readProfile(typed)),
    onSent() {
      toast(words.saved);
      revalidator.revalidate();
    },
  });
  return (
    <form
      aria-label={words.save}
      {...form.bind}
      method="post"
      data-wakes-for={draft.key}
      className={styles.form}
    >
      <ErrorSummary title={shell.errorSummary} errors={form.summary} />
      <Field
        label={fields.email}
        hint={
          <>
            {words.emailHint} <Link to={to('/profile/security')}>{words.emailChange}</Link>
          </>
        }
        type="email"
        value={profile.email}
        autoComplete="email"
        readOnly
      />
      {isLegalEntity ? <CompanyFields values={profile} errorOf={form.errorOf} /> : null}
      <PersonFields
        values={profile}
        of={isLegalEntity ? 'LegalEntity' : 'Individual'}
        errorOf={form.errorOf}
      />
      <div className={styles.foot}>
        <FormFailure title={words.failedTitle} failure={form.failure} />
        <Button type="submit" aria-disabled={form.isSending}>
          {form.isSending ? words.saving : words.save}
        </Button>
      </div>
    </form>
  );
}
