import type { Locale } from '#kernel/locale.ts';
import type { ReportKind } from '#kernel/reports/report-kind.ts';
import type { CountryView, TariffView } from '#modules/countries/contract.ts';
import { callApi } from '../api/call-api.ts';
import type { LocalFacts } from '../countries/registers/country-facts.server.ts';

/** A country with its prices. */
export type KnownTariffs = { country: CountryView; tariffs: TariffView[] };

/** What is known of a country beside its prices; `isMissing` where it could not be had. */
export type KnownDetails = {
  continent: string | undefined;
  facts: LocalFacts | undefined;
  isMissing: boolean;
};

/** What the specification's call of one country carries. */
export function countryBody(code: string, reportContentTypeId?: ReportKind) {
  const asked = { requestId: 'countercheck-picker', codeType: 'alpha2', code } as const;
  return reportContentTypeId === undefined ? asked : { ...asked, reportContentTypeId };
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
