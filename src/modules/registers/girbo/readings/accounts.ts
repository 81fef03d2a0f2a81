import { z } from 'zod';
import { readJson } from '#findings/reading/read-json.ts';
import type { Reader, Reading, ReadingRemark } from '#findings/reading/reading.ts';
import type { FinancialStatement } from '#findings/statements/statement.ts';
import { type FormFigure, statementOfLines } from '#findings/statements/statement-of-lines.ts';
import { readAmount } from '#findings/vocabulary/amount.ts';
import { pointer } from '#findings/vocabulary/place.ts';
import { aboutFiler, type FiledYear, filer, filingOf } from './filed-year.ts';
import { besideTax, derivedLines, formLines, simplifiedFormLines } from './form-lines.ts';
import { dayOf, maxAnswerBytes, text } from './wire.ts';

/** `current1600`, `previous1600`, `beforePrevious1600`, and what is no figure. */
const form = z.record(z.string().max(100), z.unknown()).nullish();
const correction = z.object({
  balance: form,
  financialResult: form,
  fundsMovement: form,
  datePresent: text,
  knd: text,
});
const yearList = z
  .array(
    z.object({
      period: z.string().regex(/^(?:19|20)\d\d$/),
      knd: text,
      actualBfoDate: text,
      hasAz: z.boolean().nullish(),
      actualCorrectionNumber: z.number().int().min(0).max(999).nullish(),
      organizationInfo: filer,
      typeCorrections: z.array(z.object({ type: z.number(), correction: correction.nullish() })).max(50),
    }),
  )
  .max(1_000);
type Year = z.output<typeof yearList>[number];

const forms = ['balance', 'financialResult', 'fundsMovement'] as const;

/** KND of the simplified forms, for small firms: sums of sections are not in them. */
const simplified = '0710096';

/** `GET /nbo/organizations/{id}/bfo/`: every year that is kept, with the year before beside it, in thousands of roubles. */
export const girboAccounts: Reader = {
  code: 'girbo/accounts',
  version: 3,
  part: 'accounts',
  maxBytes: maxAnswerBytes,
  read(bytes, { subjectNumber }): Reading {
    const years = readJson(bytes, yearList, maxAnswerBytes);
    const remarks: ReadingRemark[] = [];
    const filed: FinancialStatement[] = [];
    const before: FinancialStatement[] = [];
    const own: FiledYear[] = [];
    // Answers name the INN only; whoever asked by OGRN was led here by the row that bears it.
    const inn = /^\d{13}$/.test(subjectNumber) ? years[0]?.organizationInfo.inn : subjectNumber;
    for (const [at, year] of years.entries()) {
      const { typeCorrections, organizationInfo } = year;
      if (organizationInfo.inn !== inn) continue;
      const which = typeCorrections.findIndex(({ type }) => type === 12);
      const given = typeCorrections[which]?.correction;
      if (!given?.balance) {
        remarks.push({ place: pointer(at), remark: 'no figures of a whole year' });
        continue;
      }
      const place = pointer(at, 'typeCorrections', which, 'correction');
      filed.push(...statementOf(year, given, place, 'current'));
      own.push({
        ...{ period: year.period, at: pointer(at), organizationInfo },
        corrections: year.actualCorrectionNumber ?? 0,
        ...{ filedOn: dayOf(year.actualBfoDate), capital: given.balance.current1310 },
        capitalPlace: `${place}/balance/current1310`,
      });
      before.push(...statementOf(year, given, place, 'previous'));
    }
    const statements = [...filed, ...before.flatMap((one) => comparative(one, filed))];
    if (statements.length === 0) return { state: 'not_filed', findings: [], remarks };
    const findings = [...statements, ...own.flatMap(filingOf), ...aboutFiler(own)];
    return { state: 'found', findings, remarks };
  },
};

function statementOf(
  year: Year,
  given: z.output<typeof correction>,
  place: string,
  column: 'current' | 'previous',
): FinancialStatement[] {
  const figures = forms.flatMap((name) => figuresOf(given[name], column, `${place}/${name}`));
  if (!figures.some(({ amount }) => amount !== '0')) return [];
  const isSimplified = (given.knd ?? year.knd ?? '').includes(simplified);
  const ends = Number(year.period) - (column === 'current' ? 0 : 1);
  const filedOn = dayOf(year.actualBfoDate) ?? dayOf(given.datePresent);
  // The answer says nothing of the day on which a first year began; who has figures of the year before had a whole one.
  const hasBefore = figuresOf(given.balance, column === 'current' ? 'previous' : 'beforePrevious', '').some(
    ({ amount }) => amount !== '0',
  );
  return [
    statementOfLines(
      {
        place,
        ...(hasBefore && { periodStart: `${ends}-01-01`, months: 12 }),
        periodEnd: `${ends}-12-31`,
        currency: 'RUB',
        unit: 1000,
        standard: 'local',
        standardName: 'РСБУ',
        scope: 'individual',
        ...(column === 'current' && typeof year.hasAz === 'boolean' && { isAudited: year.hasAz }),
        isRestated: false,
        ...(filedOn !== undefined && { filedOn }),
      },
      figures,
      isSimplified ? simplifiedFormLines : formLines,
      {
        ...(!isSimplified && { derived: derivedLines, besideTax }),
        remarks: isSimplified ? ['abridged'] : [],
      },
    ),
  ];
}

function figuresOf(given: z.output<typeof form>, column: string, place: string): FormFigure[] {
  return Object.entries(given ?? {}).flatMap(([name, value]): FormFigure[] => {
    const tag = name.startsWith(column) ? name.slice(column.length) : '';
    const amount = typeof value === 'number' && /^\d{4}$/.test(tag) ? readAmount(String(value)) : undefined;
    return amount === undefined ? [] : [{ tag, amount, place: `${place}/${name}` }];
  });
}

/**
 * The year before as a later filing has it: beside the one that was filed then where any figure differs (by one thousand as well:
 * whoever shows both tells rounding from the rest), alone where nothing of that year is kept, and nowhere else.
 */
function comparative(one: FinancialStatement, filed: readonly FinancialStatement[]): FinancialStatement[] {
  const original = filed.find(({ periodEnd }) => periodEnd === one.periodEnd);
  if (original === undefined) return [one];
  const amounts = new Map(original.sourceLines.map(({ tag, amount }) => [tag, amount]));
  const isRestated = one.sourceLines.some(({ tag, amount }) => amount !== (amounts.get(tag) ?? '0'));
  return isRestated ? [{ ...one, isRestated }] : [];
}
