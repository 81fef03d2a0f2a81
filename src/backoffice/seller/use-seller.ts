import { useEffect, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { type ApiClient, isApiProblem } from '#kernel/api-client.ts';
import { sellerFaults, sellerFields } from '#modules/sellers/seller-rules.ts';
import { useTextDraft } from '#ui/forms/use-text-draft.ts';
import type { SellerDesk } from '#workflows/edit-seller/contract.ts';
import { useStaffAct } from '../session/use-staff-act.ts';
import { useTexts } from '../texts/use-texts.tsx';

export type SellerDetails = SellerDesk['shown'];
export type SellerField = keyof SellerDetails;

/** The seller as the desk answered it last, and what is typed, which outlives a reload. */
export function useSeller(loaded: SellerDesk) {
  const { locale } = useTexts();
  const [desk, setDesk] = useState(loaded);
  const [isOvertaken, setOvertaken] = useState(false);
  /** What the server alone knows to be wrong, as long as that is what is typed. */
  const [refused, setRefused] = useState<Readonly<{ of: string; texts: ReadonlyMap<string, string> }>>();
  const [isTried, setTried] = useState(false);
  useEffect(() => setDesk(loaded), [loaded]);
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  const calls = useStaffAct(pathname);
  const typed = useTextDraft('seller', JSON.stringify(desk.shown));
  // Only what is written below is kept there.
  const details = JSON.parse(typed.text) as SellerDetails;
  const wrong = new Map<string, string>(
    sellerFaults(details).map(({ field, text }) => [field, text[locale]]),
  );
  if (refused?.of === typed.text) for (const [field, text] of refused.texts) wrong.set(field, text);
  return {
    desk,
    details,
    isDirty: sellerFields.some((field) => details[field] !== desk.shown[field]),
    isWrong: wrong.size > 0,
    /** What is wrong in a field, once somebody wanted to publish it. */
    errorOf: (field: SellerField) => (isTried ? wrong.get(field) : undefined),
    /** Whether all is right; from now on mistakes are named. */
    check(): boolean {
      setTried(true);
      return wrong.size === 0;
    },
    isOvertaken,
    isBusy: calls.isBusy,
    fault: calls.fault,
    clear: calls.clear,
    write: (field: SellerField, text: string) => typed.write(JSON.stringify({ ...details, [field]: text })),
    /** Shows what the site shows, or what it has come to show. */
    forget(to: SellerDetails = desk.shown) {
      typed.forget(JSON.stringify(to));
      setTried(false);
      setOvertaken(false);
    },
    /** Does something that answers the desk anew; who was slower is told, and keeps what was typed. */
    act: (call: (api: ApiClient) => Promise<SellerDesk>, doneText: string) =>
      calls.act(async (api) => {
        try {
          const now = await call(api);
          setDesk(now);
          setOvertaken(false);
          typed.forget(JSON.stringify(now.shown));
        } catch (error) {
          if (isApiProblem(error) && error.code === 'seller_changed_meanwhile') {
            setOvertaken(true);
            await revalidate();
          }
          if (isApiProblem(error)) {
            const texts = error.value.flatMap(({ field, description }) =>
              field === undefined ? [] : [[field, description] as const],
            );
            setRefused({ of: typed.text, texts: new Map(texts) });
          }
          throw error;
        }
      }, doneText),
  };
}

export type SellerWork = ReturnType<typeof useSeller>;
