import { z } from 'zod';
import { readJson } from '#findings/reading/read-json.ts';
import type { Reader, Reading, ReadingRemark } from '#findings/reading/reading.ts';
import type { FinancialStatement, StatementScope } from '#findings/statements/statement.ts';
import { type FormFigure, formLine, statementOfLines } from '#findings/statements/statement-of-lines.ts';
import { readAmount } from '#findings/vocabulary/amount.ts';
import { statementsOfReturns, taxReturns } from './tax-form.ts';

const maxAnswerBytes = 2_000_000;

const text = z.string().max(200).nullish();
const figure = z.number().nullish();
const row = z.object({
  siren: z.string().max(20),
  date_cloture_exercice: text,
  type_bilan: text,
  confidentiality: text,
  chiffre_d_affaires: figure,
  marge_brute: figure,
  ebe: figure,
  ebit: figure,
  resultat_net: figure,
});
/** The shorter form in which the state's directory of companies hands the same rows on. */
const shortRow = z
  .object({
    siren: z.string().max(20),
    dateClotureExercice: text,
    type: text,
    confidentiality: text,
    chiffreDAffaires: figure,
    margeBrute: figure,
    ebe: figure,
    ebit: figure,
    resultatNet: figure,
  })
  .transform(
    ({ dateClotureExercice, type, chiffreDAffaires, margeBrute, resultatNet, ...same }): Row => ({
      ...same,
      date_cloture_exercice: dateClotureExercice,
      type_bilan: type,
      chiffre_d_affaires: chiffreDAffaires,
      marge_brute: margeBrute,
      resultat_net: resultatNet,
    }),
  );
type Row = z.output<typeof row>;

/** Rows of the dataset as its portal answers today, as it did before, and as they are handed on. */
const answer = z.union([
  z
    .object({ results: z.array(row).max(500) })
    .transform(({ results }) => ({ rows: results, at: '/results' })),
  z
    .object({ records: z.array(z.object({ fields: row })).max(500) })
    .transform(({ records }) => ({ rows: records.map(({ fields }) => fields), at: '/records' })),
  z
    .object({ result: z.object({ indicateurs: z.array(shortRow).max(500) }) })
    .transform(({ result }) => ({ rows: result.indicateurs, at: '/result/indicateurs' })),
]);

/** Kinds of balance sheets: full, short, of a group, of a bank, of an insurer. */
const scopes: Readonly<Record<string, StatementScope>> = {
  C: 'individual',
  S: 'individual',
  K: 'consolidated',
  B: 'individual',
  A: 'individual',
};

const lines = {
  chiffre_d_affaires: formLine('Chiffre d’affaires', 'sales'),
  marge_brute: { label: 'Marge brute', isFlow: true },
  ebe: { label: 'Excédent brut d’exploitation', isFlow: true },
  ebit: formLine('EBIT', 'ebit'),
  resultat_net: formLine('Résultat net', 'net'),
};
const tags = ['chiffre_d_affaires', 'marge_brute', 'ebe', 'ebit', 'resultat_net'] as const;

/**
 * Figures out of accounts that were filed with INPI: sales, operating result, result of the year. Whoever has the tax returns of the
 * company gives those instead.
 */
export const inpiAccounts: Reader = {
  code: 'inpi/accounts',
  version: 1,
  part: 'accounts',
  maxBytes: maxAnswerBytes,
  read(bytes, { subjectNumber }): Reading {
    const read = readJson(bytes, z.union([answer, taxReturns]), maxAnswerBytes);
    const remarks: ReadingRemark[] = [];
    if ('data' in read) {
      const findings = statementsOfReturns(read, remarks);
      return { state: findings.length > 0 ? 'found' : 'not_filed', findings, remarks };
    }
    const { rows, at } = read;
    const findings = rows.flatMap((one, index) => {
      if (one.siren !== subjectNumber) return [];
      const place = `${at}/${index}${at === '/records' ? '/fields' : ''}`;
      const figures = figuresOf(one, place);
      const periodEnd = /^\d{4}-\d\d-\d\d/.exec(one.date_cloture_exercice ?? '')?.[0];
      if (periodEnd !== undefined && figures.length > 0) return statementOf(one, place, periodEnd, figures);
      remarks.push({ place, remark: 'confidential: no figures' });
      return [];
    });
    return { state: findings.length > 0 ? 'found' : 'not_filed', findings, remarks };
  },
};

/** Where a part is confidential a zero stands in the place of the figure: it says nothing. */
function figuresOf(one: Row, place: string): FormFigure[] {
  const isPublic = one.confidentiality === 'Public';
  return tags.flatMap((tag): FormFigure[] => {
    const amount = readAmount(String(one[tag] ?? ''));
    if (amount === undefined || (amount === '0' && !isPublic)) return [];
    return [{ tag, amount, place: `${place}/${tag}` }];
  });
}

function statementOf(
  one: Row,
  place: string,
  periodEnd: string,
  figures: readonly FormFigure[],
): FinancialStatement {
  return statementOfLines(
    {
      place,
      periodEnd,
      currency: 'EUR',
      unit: 1,
      standard: 'local',
      standardName: 'PCG',
      scope: scopes[one.type_bilan ?? ''] ?? 'unstated',
      isRestated: false,
    },
    figures,
    lines,
    { remarks: ['abridged'] },
  );
}
