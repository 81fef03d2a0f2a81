import type { CompaniesService } from '#modules/companies/service.ts';
import type { CompanyRecord } from '#names/company/company-record.ts';
import type { Db } from '#platform/database/kysely.ts';
import { nameKey } from '../questions/question.ts';
import { readCsv } from './read-csv.ts';

const manx = 'IM';
/** A country of nobody, for names of everywhere. */
const everywhere = 'XX';

const known: Readonly<Record<string, CompanyRecord['status']>> = {
  Live: 'Active',
  'In Liquidation': 'Liquidation',
};

/**
 * The register of the Isle of Man with the names that companies had. The lists of previous and of shared names tell of
 * companies that the file of companies leaves out; they are stored as well.
 */
export function manxCompanies(): CompanyRecord[] {
  const previous = readCsv('companies/isle-of-man-previous-names.csv');
  const former = Map.groupBy(previous, ({ number }) => number);
  const listed = [
    ...readCsv('companies/isle-of-man-shared-names.csv').flatMap(({ name = '', numbers = '' }) =>
      numbers.split(' ').map((number) => ({ number, name, status: '' })),
    ),
    ...previous.map(({ number = '', current_name = '', status = '' }) => ({
      number,
      name: current_name,
      status,
    })),
    ...readCsv('companies/isle-of-man-companies.csv'),
  ];
  // Of what is said of one number the file of companies counts.
  const companies = new Map(listed.map((row) => [row.number, row]));
  return [...companies.values()].map(({ number = '', name = '', status = '' }) => ({
    country: manx,
    sourceRef: `im-${number}`,
    name,
    status: known[status] ?? 'Deleted',
    statusText: status,
    regCode: number,
    names: (former.get(number) ?? []).map(({ previous_name = '' }) => ({
      kind: 'former' as const,
      text: previous_name,
    })),
  }));
}

/** Entities of the list of sanctions under their first names. */
export function sanctioned(): CompanyRecord[] {
  const rows = new Map(readCsv('names/ofac-entity-aliases.csv').map((row) => [row.ent_num, row]));
  return [...rows.values()].map(({ ent_num = '', primary_name = '' }) => ({
    country: everywhere,
    sourceRef: `ofac-${ent_num}`,
    name: primary_name,
    status: 'Active',
    regCode: `OFAC${ent_num}`,
  }));
}

type Asker = Readonly<{ db: Db; companies: CompaniesService }>;

async function numbersFound({ db, companies }: Asker, countryCode: string, name: string): Promise<string[]> {
  const { companies: found } = await companies.findCompanies(db, { countryCode, name });
  return found.map(({ regCode }) => regCode ?? '');
}

/** How many previous names bring their company first; a company that bears the name today may come before it. */
export async function findPreviousNames({ db, companies }: Asker) {
  const rows = readCsv('companies/isle-of-man-previous-names.csv');
  const missed: string[] = [];
  let behindBearers = 0;
  for (const { number = '', previous_name = '', current_name = '' } of rows) {
    const query = { countryCode: manx, name: previous_name };
    const { companies: found } = await companies.findCompanies(db, query);
    const at = found.findIndex(({ regCode }) => regCode === number);
    if (at === 0) continue;
    const bears = ({ name }: { name: string }) => nameKey('', name) === nameKey('', previous_name);
    if (at > 0 && found.slice(0, at).every(bears)) behindBearers += 1;
    else missed.push(`${previous_name} (now ${current_name}): ${number} at ${at + 1 || 'none'}`);
  }
  return { asked: rows.length, behindBearers, missed };
}

/** How many shared names bring all their companies; more than 20 are never listed. */
export async function findSharedNames(asker: Asker) {
  const rows = readCsv('companies/isle-of-man-shared-names.csv');
  const missed: string[] = [];
  for (const { name = '', numbers = '' } of rows) {
    const found = await numbersFound(asker, manx, name);
    const left = numbers.split(' ').filter((number) => !found.includes(number));
    if (left.length > 0) missed.push(`${name}: ${left.join(' ')}`);
  }
  return { asked: rows.length, missed };
}

/** Ranks of sanctioned entities that are asked for by another name. */
export async function findAliases(asker: Asker) {
  const rows = readCsv('names/ofac-entity-aliases.csv').filter(({ alias = '' }) =>
    /[\p{L}\p{N}]/u.test(alias),
  );
  let [first, amongTen] = [0, 0];
  for (const { ent_num = '', alias = '' } of rows) {
    const rank = (await numbersFound(asker, everywhere, alias)).indexOf(`OFAC${ent_num}`) + 1;
    if (rank === 1) first += 1;
    if (rank >= 1 && rank <= 10) amongTen += 1;
  }
  return {
    asked: rows.length,
    recall1: (100 * first) / rows.length,
    recall10: (100 * amongTen) / rows.length,
  };
}
