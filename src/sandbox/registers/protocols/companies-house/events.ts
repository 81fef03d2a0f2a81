import type { LifeFiling } from '../../life/events/draw-filings.ts';
import type { CompanyLife } from '../../life/life.ts';
import { keyOf } from './company-words.ts';

/** Category, description and form of the real register for each kind. */
const words: Readonly<
  Record<LifeFiling['kind'], readonly [category: string, description: string, type: string]>
> = {
  incorporation: ['incorporation', 'incorporation-company', 'NEWINC'],
  accounts: ['accounts', 'accounts-with-accounts-type-full', 'AA'],
  annual_return: ['confirmation-statement', 'confirmation-statement-with-no-updates', 'CS01'],
  name_change: ['change-of-name', 'certificate-change-of-name-company', 'CERTNM'],
  address_change: [
    'address',
    'change-registered-office-address-company-with-date-old-address-new-address',
    'AD01',
  ],
  capital_change: ['capital', 'capital-allotment-shares', 'SH01'],
  officer_change: ['officers', 'appoint-person-director-company-with-name-date', 'AP01'],
  charge: ['mortgage', 'mortgage-create-with-deed-with-charge-number-charge-creation-date', 'MR01'],
  insolvency: ['insolvency', 'liquidation-voluntary-appointment-of-liquidator', '600'],
  dissolution: ['gazette', 'gazette-dissolved-compulsory', 'GAZ2'],
};

/** The id of the document of a year's accounts. */
export function documentIdOf(number: string, end: string): string {
  return `${number}-${end}`;
}

export function numberOfDocument(id: string): Readonly<{ number: string; end: string }> | undefined {
  const [, number, end] = /^([A-Z0-9]{2,8})-(\d{4}-\d\d-\d\d)$/.exec(id) ?? [];
  return number === undefined || end === undefined ? undefined : { number, end };
}

/** `GET /company/{number}/filing-history`, of one category where one is asked for. */
export function filingHistory(
  { company: { number }, filings }: CompanyLife,
  documents: string,
  asked: Readonly<{ category?: string | undefined; start: number; perPage: number }>,
): object {
  const all = filings
    .map(({ id, kind, day, title, period }) => {
      const [category, description, type] = words[kind];
      const key = keyOf(number, id);
      const isLeaving = title.startsWith('Termination');
      return {
        transaction_id: key,
        category,
        date: day,
        description: isLeaving ? 'termination-director-company-with-name-termination-date' : description,
        type: isLeaving ? 'TM01' : type,
        ...(period !== null && { description_values: { made_up_date: period }, action_date: period }),
        links: {
          self: `/company/${number}/filing-history/${key}`,
          ...(period !== null && {
            document_metadata: `${documents}/document/${documentIdOf(number, period)}`,
          }),
        },
      };
    })
    .filter(({ category }) => asked.category === undefined || asked.category.split(',').includes(category));
  return {
    filing_history_status: 'filing-history-available',
    items: all.slice(asked.start, asked.start + asked.perPage),
    items_per_page: asked.perPage,
    start_index: asked.start,
    total_count: all.length,
  };
}

/** `GET /company/{number}/charges`; 404 where there are none. */
export function chargeList({ company: { number }, notices }: CompanyLife): object | undefined {
  const charges = notices.filter(({ kind }) => kind === 'charge');
  if (charges.length === 0) return undefined;
  const items = charges.map(({ id, stage, day, title, counterparty }, at) => ({
    charge_code: `${number}${String(at + 1).padStart(4, '0')}`,
    charge_number: at + 1,
    classification: { type: 'charge-description', description: title },
    status: stage === 'satisfied' ? 'fully-satisfied' : 'outstanding',
    created_on: day,
    delivered_on: day,
    ...(stage === 'satisfied' && { satisfied_on: day }),
    persons_entitled: counterparty === null ? [] : [{ name: counterparty }],
    links: { self: `/company/${number}/charges/${keyOf(number, id)}` },
  }));
  const satisfied = items.filter(({ status }) => status === 'fully-satisfied').length;
  return {
    items,
    total_count: items.length,
    satisfied_count: satisfied,
    part_satisfied_count: 0,
    unfiltered_count: items.length,
  };
}

/** Kinds of cases of the real API; suits and bailiffs are no business of that register. */
const cases = {
  liquidation: ['creditors-voluntary-liquidation', 'wound-up-on'],
  restructuring: ['in-administration', 'administration-started-on'],
  insolvency: ['compulsory-liquidation', 'petitioned-on'],
} as const;

/** `GET /company/{number}/insolvency`; 404 where there are no cases. */
export function insolvencyCases({ notices, company, officers }: CompanyLife): object | undefined {
  const found = notices.flatMap(({ kind, stage, day }, at) => {
    if (kind !== 'liquidation' && kind !== 'restructuring' && kind !== 'insolvency') return [];
    const [type, date] = cases[kind];
    const liquidator = officers.find(({ role }) => role === 'liquidator');
    return {
      number: String(at + 1),
      type,
      dates: [
        { type: date, date: day },
        ...(stage === 'cancelled' || stage === 'closed' ? [{ type: 'case-end-on', date: day }] : []),
      ],
      practitioners: liquidator
        ? [{ name: liquidator.person.name, role: 'practitioner', appointed_on: liquidator.since }]
        : [],
    };
  });
  if (found.length === 0) return undefined;
  return {
    cases: found,
    status: [company.status === 'Liquidation' ? 'liquidation' : 'in-administration'],
    etag: `demo-${company.number}`,
  };
}
