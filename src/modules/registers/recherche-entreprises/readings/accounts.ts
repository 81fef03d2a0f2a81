import type { Reader, Reading, ReadingRemark } from '#findings/reading/reading.ts';
import type { FinancialStatement } from '#findings/statements/statement.ts';
import { type FormFigure, formLine, statementOfLines } from '#findings/statements/statement-of-lines.ts';
import { readAmount } from '#findings/vocabulary/amount.ts';
import { maxAnswerBytes, unitOf } from './wire.ts';

const lines = {
  ca: formLine('Chiffre d’affaires', 'sales'),
  resultat_net: formLine('Résultat net', 'net'),
};

/** The same answer: sales and result of the years that are not confidential. */
export const rechercheAccounts: Reader = {
  code: 'recherche-entreprises/accounts',
  version: 1,
  part: 'accounts',
  maxBytes: maxAnswerBytes,
  read(bytes, { subjectNumber }): Reading {
    const found = unitOf(bytes, subjectNumber);
    const remarks: ReadingRemark[] = [];
    const closing = /^([0-3]\d)([01]\d)$/.exec(found?.unit.immatriculation?.date_cloture_exercice ?? '');
    const findings = Object.entries(found?.unit.finances ?? {}).flatMap(
      ([year, given]): FinancialStatement[] => {
        const place = `${found?.at ?? ''}/finances/${year}`;
        const [, day, month] = closing ?? [];
        if (day === undefined || !/^(?:19|20)\d\d$/.test(year)) {
          remarks.push({ place, remark: 'the day on which the year ends is not told' });
          return [];
        }
        // Sales of nothing stand there for sales that are confidential as well.
        const figures = (['ca', 'resultat_net'] as const).flatMap((tag): FormFigure[] => {
          const amount = readAmount(String(given[tag] ?? ''));
          if (amount === undefined || (tag === 'ca' && amount === '0')) return [];
          return [{ tag, amount, place: `${place}/${tag}` }];
        });
        if (figures.length === 0) return [];
        return [
          statementOfLines(
            {
              place,
              periodEnd: `${year}-${month}-${day}`,
              currency: 'EUR',
              unit: 1,
              standard: 'local',
              standardName: 'PCG',
              // The figures of the greatest companies are those of their groups, and the answer does not say which.
              scope: 'unstated',
              isRestated: false,
            },
            figures,
            lines,
            { remarks: ['abridged'] },
          ),
        ];
      },
    );
    return { state: findings.length > 0 ? 'found' : 'not_filed', findings, remarks };
  },
};
