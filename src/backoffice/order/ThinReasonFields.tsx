import { locales } from '#kernel/locale.ts';
import { readsAs } from '#kernel/reads-as.ts';
import type { ThinReason } from '#modules/reports/contract.ts';
import { Field } from '#ui/Field.tsx';
import { useTexts } from '../texts/use-texts.tsx';
import { useOrderWork } from './order-work.tsx';
import { useDraft } from './use-draft.ts';

const minChars = 10;

/** The reviewer's reason for sending a thin report, in both languages: undefined while the report is not thin. */
export function useThinReason() {
  const { orderId, dossier } = useOrderWork().staffOrder;
  const drafts = { en: useDraft(`${orderId}:thin:en`), ru: useDraft(`${orderId}:thin:ru`) };
  const isNeeded = dossier?.isThin === true;
  const reason: ThinReason = { en: drafts.en.text.trim(), ru: drafts.ru.text.trim() };
  const isWrong = (locale: 'en' | 'ru') =>
    Array.from(reason[locale]).length < minChars || !readsAs(reason[locale], locale);
  return {
    drafts,
    isNeeded,
    isWrong,
    isMissing: isNeeded && locales.some(isWrong),
    body: isNeeded ? { thinReason: reason } : {},
    forget: () => locales.map((locale) => drafts[locale].forget()),
  };
}

type ThinReasonFieldsProps = { thin: ReturnType<typeof useThinReason>; isTried: boolean };

/** Two fields: what the customer will read in the mail and in both documents. */
export function ThinReasonFields({ thin, isTried }: ThinReasonFieldsProps) {
  const { acts } = useTexts();
  if (!thin.isNeeded) return null;
  return (
    <>
      <p>{acts.approveReport.thin}</p>
      {locales.map((locale) => (
        <Field
          key={locale}
          label={acts.approveReport.thinField[locale]}
          rows={3}
          maxLength={600}
          lang={locale}
          value={thin.drafts[locale].text}
          error={isTried && thin.isWrong(locale) ? acts.approveReport.thinWrong[locale] : undefined}
          onChange={({ currentTarget }: { currentTarget: HTMLTextAreaElement }) =>
            thin.drafts[locale].write(currentTarget.value)
          }
        />
      ))}
    </>
  );
}
