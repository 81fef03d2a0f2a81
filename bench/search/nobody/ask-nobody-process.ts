import { readFileSync } from 'node:fs';
import { systemClock } from '#kernel/clock.ts';
import { inEveryLanguage } from '#kernel/locale.ts';
import { createCompanies } from '#modules/companies/service.ts';
import { createDatabase } from '#platform/database/kysely.ts';
import { createPool } from '#platform/database/pool.ts';
import { createFindCompany } from '#workflows/find-company/find-company.ts';
import { formsOfNobody } from './forms.ts';
import type { NobodyQuestion } from './questions.ts';

/** What a buyer was told. */
export type NobodyOutcome = Readonly<{
  className: string;
  country: string;
  asked: string;
  /** Somebody was chosen who must not be. */
  isWrongOne: boolean;
  /** A company was said to bear the name, or to be an exact match, and does not. */
  isWronglyNamed: boolean;
  isOne: boolean;
  rank: number;
  /** The first company that was wrongly given. */
  given?: string;
  ms: number;
}>;

const task: Readonly<{ url: string; file: string }> = JSON.parse(process.argv[2] ?? '{}');
const questions: NobodyQuestion[] = JSON.parse(readFileSync(task.file, 'utf8'));
const codes = [...formsOfNobody.keys()];
const pool = createPool(task.url);
const finder = createFindCompany({
  db: createDatabase(pool),
  companies: createCompanies({ clock: systemClock }),
  // The countries are these questions' own; nobody orders here.
  countries: {
    getCountryById: async (_db, id) => ({
      id,
      code: codes[id] ?? '',
      groupId: 1,
      name: inEveryLanguage(() => ''),
      aliases: [],
    }),
    listTariffs: async () => [],
  },
  clock: systemClock,
});
const outcomes: NobodyOutcome[] = [];
for (const question of questions) outcomes.push(await ask(question));
await pool.end();
process.stdout.write(JSON.stringify(outcomes));

async function ask({
  className,
  country,
  name,
  regCode,
  right,
  mayBeOne,
}: NobodyQuestion): Promise<NobodyOutcome> {
  const began = performance.now();
  const company = {
    name,
    regCode: regCode ?? '',
    vatCode: '',
    address: '',
    phone: '',
    email: '',
    addInfo: '',
  };
  const found = await finder.find(
    { countryId: codes.indexOf(country), reportContentTypeId: 'credit', requestId: 'bench', company },
    'en',
  );
  const ms = performance.now() - began;
  const companies = found.companies ?? [];
  const isOne = found.outcome === 'one';
  const wrong = companies.find(
    ({ id, matched, card }) => !right.includes(id) && (matched === 'name' || card.grade === 'exact'),
  );
  const chosen = isOne && !(mayBeOne && right.includes(companies[0]?.id ?? '')) ? companies[0] : undefined;
  return {
    className,
    country,
    asked: `${name} ${regCode ?? ''}`.trim(),
    isOne,
    isWrongOne: chosen !== undefined,
    isWronglyNamed: wrong !== undefined,
    rank: companies.findIndex(({ id }) => right.includes(id)) + 1,
    ...((chosen ?? wrong) === undefined ? {} : { given: (chosen ?? wrong)?.name ?? '' }),
    ms,
  };
}
