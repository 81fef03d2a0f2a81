import { sampleAccounts } from './sample-accounts.ts';
import type { SampleCompany } from './sample-company.ts';
import { sampleMoney } from './sample-currency.ts';
import { lastWeekday } from './sample-days.ts';
import { type FactSheet, named, said } from './sample-facts.ts';

/** Which of the five years was filed late, and which was stated anew; the oldest is 0. */
const late = 1;
const restated = 2;

/** What the invented company reports of its years beside the accounts: notes, taxes, transactions, filings. */
export function writeAnnualFacts(sheet: FactSheet, company: SampleCompany, year: number): void {
  writeNotes(sheet);
  writeTaxes(sheet, company, year);
  writeTransactions(sheet, company, year);
  writeFilings(sheet, year);
}

function writeNotes(sheet: FactSheet): void {
  sheet.say('notes', 'accounts', {
    accounting_policies: said(
      'Stock at the lower of cost and net realisable value, first in first out; machines over eight years, straight line; revenue when the goods are handed over.',
      'Запасы — по меньшей из себестоимости и чистой цены продажи, метод ФИФО; оборудование амортизируется восемь лет линейно; выручка признаётся при передаче товара.',
    ),
    auditor: said('Sample Audit (invented)', '«Образец-Аудит» (вымышлена)'),
    audit_opinion: 'unqualified',
    audit_matters: said(
      'The auditor draws attention to the stock count of the year that was stated anew.',
      'Аудитор обращает внимание на инвентаризацию в том году, который пересчитан.',
    ),
    contingencies: said(
      'No guarantees for others. Rent of premises until the end of the contracts is not in the balance sheet.',
      'Поручительств за других нет. Аренда помещений до конца договоров в балансе не отражена.',
    ),
    events_after: said('None that would change the accounts.', 'Событий, меняющих отчётность, не было.'),
  });
}

function writeTaxes(sheet: FactSheet, { code, currency, tax }: SampleCompany, year: number): void {
  sheet.say('taxes', 'charges', { tax_arrears: 'nothing_found' });
  sheet.say('taxes', 'register', {
    ...(tax === '' ? {} : { vat_payer: true }),
    tax_regime: said('General regime', 'Общий режим'),
  });
  sheet.say('taxes', 'analyst', {
    tax_note: said(
      'Returns are secret here, as in most countries: what is known is the tax in the accounts, and that no arrears are published.',
      'Декларации закрыты, как в большинстве стран: известны налог по отчётности и то, что опубликованных долгов нет.',
    ),
  });
  const accounts = sampleAccounts(code);
  sheet.rows(
    'taxes',
    'accounts',
    accounts
      .map((lines, at) => ({
        tax_year: String(year - (accounts.length - 1 - at)),
        tax_kind: { code: 'profit_in_accounts' },
        tax_amount: sampleMoney(lines.tax, currency),
        ...(at === restated && {
          tax_detail: said(
            'As stated anew; less than was filed at first',
            'После пересчёта; сначала было заявлено больше',
          ),
        }),
      }))
      .toReversed(),
  );
}

function writeTransactions(sheet: FactSheet, company: SampleCompany, year: number): void {
  const { code, currency, holding, people } = company;
  sheet.say('transactions', 'accounts', { related_parties: 'found' });
  sheet.say('transactions', 'charges', { charges: 'nothing_found' });
  sheet.say('transactions', 'accounts', {
    transactions_note: said(
      'The notes name the holding and the managers as related parties, and no loans between them and the company.',
      'Пояснения называют связанными сторонами холдинг и руководителей; займов между ними и компанией нет.',
    ),
  });
  const accounts = sampleAccounts(code);
  const dividends = accounts
    .map((lines, at) => ({
      deal_date: `${year - (accounts.length - 1 - at)}-12-31`,
      deal_kind: { code: 'dividend' },
      deal_party: said('All shareholders', 'Все участники'),
      deal_relation: { code: 'owners' },
      deal_amount: sampleMoney(lines.dividends, currency),
    }))
    .toReversed();
  sheet.rows('transactions', 'accounts', [
    {
      deal_date: `${year}-12-31`,
      deal_kind: { code: 'purchase' },
      deal_party: named(holding),
      deal_relation: { code: 'group' },
      deal_amount: sampleMoney(36, currency),
      deal_detail: said('Management services at cost', 'Услуги управления по себестоимости'),
    },
    {
      deal_date: `${year}-12-31`,
      deal_kind: { code: 'remuneration' },
      deal_party: named(people.director),
      deal_relation: { code: 'managers' },
      deal_amount: sampleMoney(118, currency),
    },
    ...dividends,
  ]);
}

/** Accounts of a year are filed by the end of the next June; one year was late, and one was filed anew. */
function writeFilings(sheet: FactSheet, year: number): void {
  const count = 5;
  const rows = Array.from({ length: count }, (_, at) => {
    const closed = year - (count - 1 - at);
    const filed = {
      filing_date: lastWeekday(`${closed + 1}-${at === late ? '08-14' : '06-20'}`),
      filing_kind: { code: 'accounts' },
      filing_title: said(`Annual accounts ${closed}`, `Годовая отчётность за ${closed}\u00a0год`),
    };
    const anew = {
      filing_date: lastWeekday(`${closed + 2}-05-16`),
      filing_kind: { code: 'accounts' },
      filing_title: said(
        `Annual accounts ${closed}, stated anew`,
        `Годовая отчётность за ${closed}\u00a0год, пересчитанная`,
      ),
    };
    return at === restated ? [filed, anew] : [filed];
  }).flat();
  sheet.say('filings', 'register', {
    filings_note: said(
      'Accounts are due by the end of June. One year of the five was filed six weeks late.',
      'Срок сдачи — конец июня. Один год из пяти сдан с опозданием на шесть недель.',
    ),
  });
  sheet.rows(
    'filings',
    'register',
    rows.toSorted((a, b) => (a.filing_date < b.filing_date ? 1 : -1)),
  );
}
