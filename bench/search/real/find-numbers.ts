import { companyQuery } from '#modules/companies/contract.ts';
import type { CompaniesService } from '#modules/companies/service.ts';
import type { CompanyRecord } from '#names/company/company-record.ts';
import type { Db } from '#platform/database/kysely.ts';
import { readCsv } from './read-csv.ts';

type Known = Readonly<{ country: string; scheme: string; key: string; number: string }>;

/** Valid numbers of the countries; those of no country (banks, accounts) are not numbers of companies. */
function validNumbers(): Known[] {
  return readCsv('identifiers/business-identifiers.csv')
    .filter(({ country = '', expected }) => country.length === 2 && expected === 'valid')
    .map(({ country = '', scheme = '', number = '' }) => ({
      country: country.toUpperCase(),
      scheme,
      number,
      key: `${country} ${scheme} ${number.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '')}`,
    }));
}

/** A company for each number, under the first spelling of it. */
export function numberedCompanies(): CompanyRecord[] {
  const first = new Map(
    validNumbers()
      .toReversed()
      .map((one) => [one.key, one]),
  );
  return [...first.values()].map(({ country, scheme, number, key }) => ({
    country,
    sourceRef: key,
    name: `Company ${key}`,
    status: 'Active',
    ...(scheme === 'vat' ? { vatCode: number } : { regCode: number }),
  }));
}

/** Numbers that the form refuses, and numbers that do not bring their company, in either field. */
export async function findNumbers({ db, companies }: { db: Db; companies: CompaniesService }) {
  const refused: string[] = [];
  const missed: string[] = [];
  const numbers = validNumbers();
  for (const { country, number, key } of numbers) {
    for (const typed of new Set([number, number.replaceAll(/[\s./-]/g, ''), number.toLowerCase()])) {
      for (const field of ['regCode', 'vatCode'] as const) {
        const parsed = companyQuery.safeParse({ [field]: typed });
        if (!parsed.success) refused.push(`${key}: ${typed}`);
        else {
          const { companies: found } = await companies.findCompanies(db, {
            countryCode: country,
            ...parsed.data,
          });
          if (!found.some(({ name }) => name === `Company ${key}`))
            missed.push(`${key}: ${typed} as ${field}`);
        }
      }
    }
  }
  return {
    asked: numbers.length,
    countries: new Set(numbers.map(({ country }) => country)).size,
    refused,
    missed,
  };
}
