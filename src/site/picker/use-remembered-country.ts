import { useEffect } from 'react';
import type { CountryView } from '#modules/countries/contract.ts';
import { keepClientState, readClientState } from '../client-state/client-state.ts';

/**
 * Brings back the country that was chosen last, once the page is awake, so that reload and back lose nothing; answers
 * with what keeps a new choice. Where the page fixes the country, nothing is brought back.
 */
export function useRememberedCountry(
  countries: readonly CountryView[] | undefined,
  chosen: CountryView | undefined,
  onChoose: (country: CountryView) => void,
): (country: CountryView) => void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the picker appears
  useEffect(() => {
    if (chosen !== undefined) return;
    const code = readClientState().currentCountry?.code;
    const country = countries?.find((one) => one.code === code);
    if (country !== undefined) onChoose(country);
  }, []);
  return ({ id, code, name }) =>
    keepClientState({
      currentCountry: { id, code, name },
      ...(countries && { countries: countries.map(known) }),
    });
}

const known = ({ id, code, name }: CountryView) => ({ id, code, name });
