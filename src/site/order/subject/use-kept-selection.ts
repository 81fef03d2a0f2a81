import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { keepClientState, readClientState } from '../../client-state/client-state.ts';
import { useTexts } from '../../texts/use-texts.tsx';
import type { OrderPage } from './order-page.server.ts';
import { selectionOf, selectionPath } from './selection.ts';

/** Keeps whom the order is about; an order page without parameters goes on with the one that was begun. */
export function useKeptSelection({
  country,
  subject,
  typed,
}: Pick<OrderPage, 'country' | 'subject' | 'typed'>): void {
  const navigate = useNavigate();
  const { to } = useTexts();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the loader's data change with the address, and only then
  useEffect(() => {
    if (country === undefined) {
      const { selectedCountry, selectedCompany } = readClientState();
      if (selectedCountry === undefined || selectedCompany === undefined) return;
      navigate(selectionPath(to('/order'), selectedCountry.code, selectedCompany), { replace: true });
      return;
    }
    const selectedCompany = selectionOf(subject, typed);
    const { id, code, name } = country;
    if (selectedCompany !== undefined)
      keepClientState({ selectedCountry: { id, code, name }, selectedCompany });
    else if (subject.kind === 'gone')
      keepClientState({ selectedCountry: undefined, selectedCompany: undefined });
  }, [country, subject]);
}
