import type { Locale } from '#kernel/locale.ts';
import type { CountryView, TariffView } from '#modules/countries/contract.ts';
import { callApi } from '../call-api.ts';

export type KnownTariffs = { country: CountryView; tariffs: TariffView[] };

/** What the specification's call of one country carries. */
export function countryBody(code: string) {
  return { requestId: 'countercheck-picker', codeType: 'alpha2', code } as const;
}

/** Undefined where the API did not answer with a country. */
export async function askCountry(code: string, locale: Locale): Promise<KnownTariffs | undefined> {
  try {
    const path = '/Dictionary/GetCountry';
    const response = await callApi({ method: 'POST', path, body: countryBody(code), locale });
    const json: unknown = response.ok ? await response.json() : undefined;
    return isKnown(json) ? json : undefined;
  } catch {
    return undefined;
  }
}

/** The server parses every reply with its schema before it leaves; here it is enough that it is one of ours. */
function isKnown(json: unknown): json is KnownTariffs {
  return (
    typeof json === 'object' &&
    json !== null &&
    'country' in json &&
    typeof json.country === 'object' &&
    'tariffs' in json &&
    Array.isArray(json.tariffs)
  );
}
