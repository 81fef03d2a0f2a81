import { z } from 'zod';
import { readJson } from '#findings/reading/read-json.ts';
import { type Reader, type Reading, Unreadable } from '#findings/reading/reading.ts';
import type { FinancialStatement } from '#findings/statements/statement.ts';
import { type FormFigure, statementOfLines } from '#findings/statements/statement-of-lines.ts';
import { readAmount } from '#findings/vocabulary/amount.ts';
import { pointer } from '#findings/vocabulary/place.ts';
import { dayOf, maxAnswerBytes } from '../../sources/answer-fields.ts';
import { type StatementForm, statementForms } from './form-lines.ts';
import { type AccountingUnit, isOf, statement, unit } from './wire.ts';

/** `GET /uctovny-vykaz`: one statement, in whole euros, by the rows of its form. */
export const registeruzAccounts: Reader = {
  code: 'registeruz/accounts',
  version: 1,
  part: 'accounts',
  maxBytes: maxAnswerBytes,
  read(bytes, { subjectNumber }): Reading {
    const answer = readJson(bytes, z.union([unit, statement]), maxAnswerBytes);
    if ('ico' in answer) return filingsOf(answer, subjectNumber);
    const { idSablony, mena, obsah } = answer;
    const [title, tables] = [obsah?.titulnaStrana, obsah?.tabulky ?? []];
    const none = { state: 'not_filed' as const, findings: [] };
    if (tables.length === 0)
      return {
        ...none,
        remarks: [{ place: pointer('obsah'), remark: 'filed as a document without tables' }],
      };
    if (!title?.ico || !isOf({ ico: title.ico }, subjectNumber)) return { ...none, remarks: [] };
    const form = statementForms[String(idSablony)];
    const end = lastDay(title.obdobieDo);
    if (form === undefined || end === undefined)
      throw new Unreadable('not_this_format', 'a form or a period that is not known');
    const figures = tables.flatMap(({ data }, at) => figuresOf(data, at, form));
    const finding = statementOf(figures, form, {
      end,
      start: firstDay(title.obdobieOd),
      currency: /^[A-Z]{3}$/.exec(mena ?? '')?.[0] ?? 'EUR',
      filedOn: dayOf(title.datumPodania) ?? dayOf(title.datumSchvalenia),
      isGroup: title.konsolidovana === true,
    });
    return { state: 'found', findings: [finding], remarks: [] };
  },
};

/** Whether a company has filed anything; its statements are answers of their own. */
function filingsOf({ ico, idUctovnychZavierok }: AccountingUnit, number: string): Reading {
  const hasFiled = isOf({ ico }, number) && (idUctovnychZavierok ?? []).length > 0;
  return { state: hasFiled ? 'nothing_found' : 'not_filed', findings: [], remarks: [] };
}

function figuresOf(
  data: readonly (string | number | null)[],
  at: number,
  form: StatementForm,
): readonly FormFigure[] {
  const table = form.tables[at];
  if (table === undefined) return [];
  if (data.length % table.columns !== 0)
    throw new Unreadable('not_this_format', 'a table has other columns than its form');
  const rows = data.length / table.columns;
  return Array.from({ length: rows }, (_, row) => row).flatMap((row) => {
    const index = row * table.columns + table.column;
    const amount = readAmount(
      String(data[index] ?? '')
        .replaceAll(/\s/g, '')
        .replace(',', '.'),
    );
    if (amount === undefined) return [];
    const tag = `${table.letter}${table.firstRow + row}`;
    return [{ tag, amount, place: pointer('obsah', 'tabulky', at, 'data', index) }];
  });
}

function statementOf(
  figures: readonly FormFigure[],
  form: StatementForm,
  head: Readonly<{
    end: string;
    start: string | undefined;
    currency: string;
    filedOn: string | undefined;
    isGroup: boolean;
  }>,
): FinancialStatement {
  const { start, end, currency, filedOn, isGroup } = head;
  const made = statementOfLines(
    {
      place: pointer('obsah'),
      ...(start !== undefined && { periodStart: start, months: monthsBetween(start, end) }),
      periodEnd: end,
      currency,
      unit: 1,
      standard: 'local',
      standardName: form.name,
      scope: isGroup ? 'consolidated' : 'individual',
      isRestated: false,
      ...(filedOn !== undefined && { filedOn }),
    },
    figures,
    form.lines,
    { derived: form.derived, remarks: form.isAbridged ? ['abridged'] : [] },
  );
  const { total_assets: assets, equity_and_liabilities: sources } = made.lines;
  // The two totals are one figure: if they differ, the rows are not those of the form.
  if (assets !== undefined && sources !== undefined && assets.amount !== sources.amount)
    throw new Unreadable('not_this_format', 'the two totals of the balance sheet differ');
  return made;
}

/** `2023-01` begins on its first day. */
function firstDay(month: string | null | undefined): string | undefined {
  return /^\d{4}-\d\d$/.test(month ?? '') ? `${month}-01` : dayOf(month);
}

/** `2023-12` ends on its last day. */
function lastDay(month: string | null | undefined): string | undefined {
  const [, year, number] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(month ?? '') ?? [];
  if (year === undefined) return dayOf(month);
  return new Date(Date.UTC(Number(year), Number(number), 0)).toISOString().slice(0, 10);
}

function monthsBetween(start: string, end: string): number {
  const month = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return month(end) - month(start) + 1;
}
