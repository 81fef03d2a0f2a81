import type { CompanyLife } from '../../life/life.ts';
import { addressFields, statusWord, typeWord } from './company-words.ts';

/** `GET /company/{number}` of the Public Data API. */
export function companyProfile(life: CompanyLife): object {
  const { company, branch, foundedOn, years, notices } = life;
  const { number, name, closedOn, names } = company;
  const self = `/company/${number}`;
  const last = years.at(-1);
  const former = names.filter(({ kind, since, until }) => kind === 'former' && since && until);
  return {
    company_number: number,
    company_name: name,
    company_status: statusWord(company),
    type: typeWord(company),
    jurisdiction: jurisdictionOf(number),
    date_of_creation: foundedOn,
    ...(closedOn !== null && { date_of_cessation: closedOn }),
    registered_office_address: addressFields(company),
    registered_office_is_in_dispute: false,
    undeliverable_registered_office_address: false,
    sic_codes: [branch.code.replace('.', '').padEnd(5, '0')],
    previous_company_names: former.map((one) => ({
      name: one.text,
      effective_from: one.since,
      ceased_on: one.until,
    })),
    ...(last !== undefined && {
      accounts: {
        accounting_reference_date: { day: '31', month: '12' },
        last_accounts: {
          made_up_to: last.end,
          period_start_on: last.start,
          period_end_on: last.end,
          type: 'full',
        },
        overdue: false,
      },
    }),
    has_charges: notices.some(({ kind }) => kind === 'charge'),
    has_insolvency_history: notices.some(({ kind }) => kind !== 'charge' && kind !== 'court_case'),
    has_been_liquidated: company.status === 'Liquidation',
    can_file: company.status === 'Active',
    etag: `demo-${number}`,
    links: {
      self,
      filing_history: `${self}/filing-history`,
      officers: `${self}/officers`,
      persons_with_significant_control: `${self}/persons-with-significant-control`,
    },
  };
}

function jurisdictionOf(number: string): string {
  if (number.startsWith('SC')) return 'scotland';
  return number.startsWith('NI') ? 'northern-ireland' : 'england-wales';
}
