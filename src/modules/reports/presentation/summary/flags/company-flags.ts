import { rowsIn } from '../../../parts/fact-rows.ts';
import { wordOf } from '../../context/dossier-facts.ts';
import { showNumberIn, showPercent } from '../../context/number-words.ts';
import { reportWords } from '../../context/report-words.ts';
import type { Readable, Warning } from './warning.ts';

/** A rest smaller than this is rounding of shares. */
const leastUnknownPercent = 1;
/** Later than this is worth a word; later than that is bad news. */
const lateDays = 7;
const veryLateDays = 30;
const statuses = ['Liquidation', 'Deleted', 'Reorganisation'] as const;

/** What the company itself warns of: its status, address, tax number, owners, how it pays, what sources disagree on. */
export function companyFlags(read: Readable): Warning[] {
  return [
    ...statusFlag(read),
    ...ownerFlags(read),
    ...paymentFlag(read),
    ...onlyWhere(read, 'contacts', 'mass_address', true, read.said.massAddress, 'contacts.mass_address.true'),
    ...onlyWhere(
      ...([read, 'identification', 'vat_validity', 'invalid', read.said.invalidVat] as const),
      'identification.vat_validity.invalid',
    ),
    ...disputedFlag(read),
  ];
}

function statusFlag({ facts, said }: Readable): Warning[] {
  const status = facts.one('identification', 'status');
  const code = statuses.find((one) => one === wordOf(status?.value));
  if (status === undefined || code === undefined) return [];
  const tone = code === 'Reorganisation' ? 'warn' : 'bad';
  const rule = `identification.status.${code}` as const;
  return [{ tone, title: said.status[code], section: 'identification', facts: [status], rule }];
}

function onlyWhere(
  { facts }: Readable,
  section: 'contacts' | 'identification',
  field: string,
  value: string | boolean,
  title: string,
  rule: NonNullable<Warning['rule']>,
): Warning[] {
  const fact = facts.one(section, field);
  return fact?.value === value ? [{ tone: 'warn', title, section, facts: [fact], rule }] : [];
}

/** The rest of the capital that no known holder has, where every share is exact; owners that a source leaves unnamed. */
function ownerFlags({ facts, said, context }: Readable): Warning[] {
  const holders = rowsIn(facts.in('capital'), 'capital').flatMap(({ cell }) => cell('holder_share') ?? []);
  const known = holders.map(({ value }) => (typeof value === 'number' ? value : Number.NaN));
  const rest = 100 - known.reduce((sum, share) => sum + share, 0);
  const isRest = holders.length > 0 && rest >= leastUnknownPercent;
  const reason = facts.one('owners', 'owners_reason');
  const isUnnamed = reason !== undefined && reason.value !== 'noBeneficialOwners';
  return [
    ...(isRest
      ? [
          {
            tone: 'warn',
            title: said.unknownOwners(showPercent(context.locale, rest)),
            section: 'capital',
            facts: holders,
            isGap: true,
          } as const,
        ]
      : []),
    ...(isUnnamed
      ? [{ tone: 'warn', title: said.noOwners, section: 'owners', facts: [reason], isGap: true } as const]
      : []),
  ];
}

function paymentFlag({ facts, said, context: { locale } }: Readable): Warning[] {
  const [late, most] = ['days_beyond_terms', 'days_beyond_terms_max'].map((field) =>
    facts.one('payments', field),
  );
  if (late === undefined || typeof late.value !== 'number' || late.value < lateDays) return [];
  const days = (count: number) => reportWords[locale].days(showNumberIn(locale, count));
  return [
    {
      tone: late.value >= veryLateDays ? 'bad' : 'warn',
      title: said.late(days(late.value)),
      detail: typeof most?.value === 'number' ? said.lateMost(days(most.value)) : '',
      section: 'payments',
      facts: most === undefined ? [late] : [late, most],
    },
  ];
}

function disputedFlag({ facts, said }: Readable): Warning[] {
  const disputed = (['identification', 'contacts', 'capital', 'financials'] as const)
    .flatMap((section) => facts.in(section))
    .filter(({ alternatives = [] }) => alternatives.length > 0);
  if (disputed.length === 0) return [];
  return [
    {
      tone: 'none',
      title: said.disputed(disputed.length),
      detail: said.disputedWhy,
      section: 'sources',
      facts: disputed,
    },
  ];
}
