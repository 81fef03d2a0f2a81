import { useState } from 'react';
import { type ApiClient, isApiProblem } from '#kernel/api-client.ts';
import { sellerFaults, sellerFields } from '#modules/sellers/seller-rules.ts';
import { getSeller, type SellerDesk } from '#workflows/edit-seller/contract.ts';
import { useVersionDesk } from '../page/versions/use-version-desk.ts';
import { useTexts } from '../texts/use-texts.tsx';

export type SellerDetails = SellerDesk['shown'];
export type SellerField = keyof SellerDetails;

const ofSeller = {
  ...{ key: 'seller', overtaken: ['seller_changed_meanwhile'] },
  markOf: ({ number }: SellerDesk) => number,
  savedOf: ({ shown }: SellerDesk) => shown,
  ask: (api: ApiClient) => api.call(getSeller, {}),
};

/** The seller as the desk answered it last, and what is typed, which outlives a reload. */
export function useSeller(loaded: SellerDesk) {
  const { locale } = useTexts();
  const work = useVersionDesk(loaded, ofSeller);
  /** What the server alone knows to be wrong, as long as that is what is typed. */
  const [refused, setRefused] = useState<Readonly<{ of: string; texts: ReadonlyMap<string, string> }>>();
  const [isTried, setTried] = useState(false);
  const { saved, value: details } = work;
  const written = JSON.stringify(details);
  const wrong = new Map<string, string>(
    sellerFaults(details).map(({ field, text }) => [field, text[locale]]),
  );
  if (refused?.of === written) for (const [field, text] of refused.texts) wrong.set(field, text);
  return {
    desk: work.desk,
    details,
    /** The number of the version that the details were typed over. */
    seen: Number(work.seen),
    isDirty: sellerFields.some((field) => details[field] !== saved[field]),
    isWrong: wrong.size > 0,
    /** What is wrong in a field, once somebody wanted to publish it. */
    errorOf: (field: SellerField) => (isTried ? wrong.get(field) : undefined),
    /** Whether all is right; from now on mistakes are named. */
    check(): boolean {
      setTried(true);
      return wrong.size === 0;
    },
    isOvertaken: work.isOvertaken,
    isBusy: work.isBusy,
    fault: work.fault,
    clear: work.clear,
    write: (field: SellerField, text: string) => work.write({ ...details, [field]: text }),
    /** Shows what the site shows, or what it has come to show. */
    forget() {
      work.forget();
      setTried(false);
    },
    /** Does something that answers the desk anew; who was slower is told, and keeps what was typed. */
    act: (call: (api: ApiClient) => Promise<SellerDesk>, doneText: string) =>
      work.act(call, doneText, {
        onRefused(error) {
          if (!isApiProblem(error)) return;
          const texts = error.value.flatMap(({ field, description }) =>
            field === undefined ? [] : [[field, description] as const],
          );
          setRefused({ of: written, texts: new Map(texts) });
        },
      }),
  };
}

export type SellerWork = ReturnType<typeof useSeller>;
