import { inEveryLanguage, type Locale, locales } from '#kernel/locale.ts';
import { readsAs } from '#kernel/reads-as.ts';
import type { ThinReason } from '#modules/reports/contract.ts';
import { Field } from '#ui/forms/Field.tsx';
import { useTextDraft } from '#ui/forms/use-text-draft.ts';
import { useTexts } from '../../texts/use-texts.tsx';

const minChars = 10;

/** The reviewer's reason for sending a thin report, in every language: undefined while the report is not thin. */
export function useThinReason({ orderId, isThin }: { orderId: string; isThin: boolean }) {
  // The languages are the same at every drawing, so each hook has its place.
  // biome-ignore lint/correctness/useHookAtTopLevel: see above
  const drafts = inEveryLanguage((locale) => useTextDraft(`${orderId}:thin:${locale}`));
  const reason: ThinReason = inEveryLanguage((locale) => drafts[locale].text.trim());
  const isWrong = (locale: Locale) =>
    Array.from(reason[locale]).length < minChars || !readsAs(reason[locale], locale);
  return {
    drafts,
    isNeeded: isThin,
    isWrong,
    isMissing: isThin && locales.some(isWrong),
    body: isThin ? { thinReason: reason } : {},
    forget: () => locales.map((locale) => drafts[locale].forget()),
  };
}

type ThinReasonFieldsProps = { thin: ReturnType<typeof useThinReason>; isTried: boolean };

/** A field a language: what the customer will read in the mail and in the documents. */
export function ThinReasonFields({ thin, isTried }: ThinReasonFieldsProps) {
  const { acts } = useTexts();
  if (!thin.isNeeded) return null;
  return (
    <>
      <p>{acts.approveReport.thin}</p>
      {locales.map((locale) => (
        <Field
          key={locale}
          label={acts.approveReport.thinField(locale)}
          rows={3}
          maxLength={600}
          lang={locale}
          value={thin.drafts[locale].text}
          error={isTried && thin.isWrong(locale) ? acts.approveReport.thinWrong(locale) : undefined}
          onChange={({ currentTarget }: { currentTarget: HTMLTextAreaElement }) =>
            thin.drafts[locale].write(currentTarget.value)
          }
        />
      ))}
    </>
  );
}
