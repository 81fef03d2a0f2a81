import { z } from 'zod';
import { readJson } from '#findings/reading/read-json.ts';
import type { Reader, Reading } from '#findings/reading/reading.ts';
import type { FinancialStatement } from '#findings/statements/statement.ts';
import {
  type DerivedLine,
  type FormFigure,
  type FormLine,
  formLine,
  statementOfLines,
} from '#findings/statements/statement-of-lines.ts';
import { readAmount } from '#findings/vocabulary/amount.ts';
import { pointer } from '#findings/vocabulary/place.ts';
import { maxAnswerBytes, text } from '../../sources/answer-fields.ts';

const indicators = z.object({
  an: z.number().int().min(1990).max(2200),
  cui: z.number().int(),
  i: z
    .array(
      z.object({
        indicator: z.string().max(20),
        val_indicator: z.number().nullish(),
        val_den_indicator: text,
      }),
    )
    .max(200),
});
/** `{}` says that nothing was filed for the year. */
const nothing = z.strictObject({});

type Row = FormLine & Readonly<{ label: string; says: RegExp }>;

const row = (says: RegExp, line: FormLine): Row => ({ ...line, says });
const flow = (label: string): FormLine => ({ label, isFlow: true });
const stock = (label: string): FormLine => ({ label, isFlow: false });

/** Indicators of the common forms, each with how its label begins: banks and insurers use the same codes for other things. */
const rows: Readonly<Record<string, Row>> = {
  I1: row(/^active imobilizate/, formLine('Active imobilizate - total', 'fixed_assets')),
  I2: row(/^active circulante/, stock('Active circulante - total')),
  I3: row(/^stocuri/, formLine('Stocuri', 'inventory')),
  I4: row(/^creante/, formLine('Creanțe', 'debtors')),
  I5: row(/^casa si conturi/, formLine('Casa și conturi la bănci', 'cash')),
  I6: row(/^cheltuieli in avans/, formLine('Cheltuieli în avans', 'prepayments')),
  I7: row(/^datorii/, stock('Datorii')),
  I8: row(/^venituri in avans/, stock('Venituri în avans')),
  I9: row(/^provizioane/, formLine('Provizioane', 'provisions')),
  I10: row(/^capitaluri/, formLine('Capitaluri - total', 'equity')),
  I11: row(/^capital subscris/, formLine('Capital subscris vărsat', 'share_capital')),
  I13: row(/^cifra de afaceri/, formLine('Cifra de afaceri netă', 'sales')),
  I14: row(/^venituri totale/, flow('Venituri totale')),
  I15: row(/^cheltuieli totale/, flow('Cheltuieli totale')),
  I16: row(/^profit brut/, flow('Profit brut')),
  I17: row(/^pierdere bruta/, flow('Pierdere brută')),
  I18: row(/^profit net/, flow('Profit net')),
  // The service itself calls the net loss a gross one.
  I19: row(/^pierdere (?:bruta|neta)/, flow('Pierdere netă')),
  I20: row(/^numar mediu/, { ...formLine('Număr mediu de salariați', 'employees'), isCount: true }),
};

/** What the form leaves to be added up. */
const derived: readonly DerivedLine[] = [
  { line: 'current_assets', tags: ['I2', 'I6'], needs: ['I2'] },
  { line: 'total_assets', tags: ['I1', 'I2', 'I6'], needs: ['I1', 'I2'] },
  { line: 'total_liabilities', tags: ['I7', 'I8', 'I9'], needs: ['I7'] },
  { line: 'pbt', tags: ['I16'], minus: ['I17'], needs: ['I16', 'I17'] },
  { line: 'net', tags: ['I18'], minus: ['I19'], needs: ['I18', 'I19'] },
];

/** `GET /bilant?an=…&cui=…`: twenty indicators of one year, in lei. */
export const anafAccounts: Reader = {
  code: 'anaf/accounts',
  version: 1,
  part: 'accounts',
  maxBytes: maxAnswerBytes,
  read(bytes, { subjectNumber }): Reading {
    const answer = readJson(bytes, z.union([indicators, nothing]), maxAnswerBytes);
    const none = { state: 'not_filed', findings: [], remarks: [] } as const;
    if (!('cui' in answer) || String(answer.cui) !== subjectNumber) return none;
    const given = answer.i.map((one, at) => ({ ...one, at, row: rowOf(one) }));
    const figures = given.flatMap(({ indicator, val_indicator, at }): FormFigure[] => {
      const amount = readAmount(String(val_indicator ?? ''));
      const place = pointer('i', at, 'val_indicator');
      return amount === undefined ? [] : [{ tag: indicator, amount, place }];
    });
    if (figures.length === 0) return none;
    const form = Object.fromEntries(
      given.flatMap(({ indicator, row: one }) => (one ? [[indicator, one]] : [])),
    );
    const remarks = given.flatMap(({ row: one, at, indicator }) =>
      one === undefined && indicator !== 'I12'
        ? [{ place: pointer('i', at), remark: 'another indicator' }]
        : [],
    );
    return { state: 'found', findings: [statementOf(answer.an, figures, form)], remarks };
  },
};

function rowOf({ indicator, val_den_indicator }: z.output<typeof indicators>['i'][number]): Row | undefined {
  const known = Object.hasOwn(rows, indicator) ? rows[indicator] : undefined;
  const label = (val_den_indicator ?? '').normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
  return known?.says.test(label) ? known : undefined;
}

/** The answer tells the year and no days; how many months it had is not said. */
function statementOf(
  year: number,
  figures: readonly FormFigure[],
  form: Readonly<Record<string, FormLine>>,
): FinancialStatement {
  return statementOfLines(
    {
      place: pointer('i'),
      periodEnd: `${year}-12-31`,
      currency: 'RON',
      unit: 1,
      standard: 'local',
      standardName: 'OMFP',
      scope: 'individual',
      isRestated: false,
    },
    figures,
    form,
    // Of a form with other indicators nothing is added up.
    {
      derived: derived.filter(({ needs }) => needs.every((tag) => Object.hasOwn(form, tag))),
      remarks: ['abridged'],
    },
  );
}
