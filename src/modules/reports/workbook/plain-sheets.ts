import { allMarks, factMarks } from '../document/fact-marks.ts';
import { words as pageWords } from '../texts/pages/words.ts';
import type { Texts } from '../texts/workbook/en.ts';
import { words } from '../texts/workbook/words.ts';
import type { ReportView } from '../view/report-view.ts';
import { bold, dayCell, type Sheet, type SheetCell, wrapped } from './sheet.ts';

/** What the first page says. */
export function summarySheet(view: ReportView): Sheet {
  const say = words[view.locale].summary;
  const { head, subject, verdict, rating, limit, keyFigures, opinion, flags } = view;
  const { tones } = pageWords[view.locale];
  const marksOf = allMarks(factMarks(view));
  const rows: SheetCell[][] = [
    [bold(subject.name), head.mark],
    [],
    [head.kind, head.number],
    [say.revision, head.revision],
    [say.issued, dayCell(head.issuedOn)],
    [say.again, dayCell(head.againOn)],
    [say.order, head.orderNumber],
    [say.company, subject.name],
    [say.place, subject.place],
    [null, subject.line.join(' · ')],
    [say.status, subject.status.label],
    [say.verdict, verdict.headline],
    [null, wrapped(verdict.sentence)],
    ...(view.reportKind === 'credit'
      ? [[say.grade, rating === null ? view.noRating : (rating.grade ?? '–')]]
      : []),
    ...(rating === null
      ? []
      : [
          // What a knock-out has overruled is no score: the remark says how many points there were.
          [
            say.score,
            rating.grade === null || rating.grade === 'E' ? rating.scoreShown : rating.scoreTenths / 10,
          ],
          [null, wrapped(rating.remark)],
          [say.confidence, rating.confidence.label],
        ]),
    ...(view.reportKind === 'credit'
      ? [
          [say.limit, limit.amount?.text ?? limit.text, limit.amount === null ? null : limit.text],
          [say.basis, wrapped(limit.basis)],
        ]
      : []),
    [say.opinion, wrapped(opinion.text === '' ? opinion.missing : opinion.text)],
    [],
    [bold(say.keyFigures), keyFigures.basis],
    [say.figure, say.value, say.shown, say.change, say.note, say.source].map(bold),
    ...keyFigures.figures.map(({ label, shown, reason, change, note, points, mark }) => [
      label,
      reason === ''
        ? {
            value: points.findLast(({ value }) => value !== null)?.value ?? null,
            format: '#,##0;\u2212#,##0;0',
          }
        : null,
      shown,
      change === null ? null : `${say.directions[change.direction]}: ${change.shown}`,
      reason === '' ? note : reason,
      mark === 0 ? null : mark,
    ]),
    [],
    [say.flags, null, say.standing, say.source].map(bold),
    ...flags.map((flag) => [flag.title, flag.detail, tones[flag.tone], marksOf(flag).join(', ')]),
    [],
    [bold(say.disclaimer)],
    ...head.disclaimer.map((text) => [text]),
  ];
  return { name: words[view.locale].sheets.summary, widths: [34, 44, 18, 24, 40, 16], rows };
}

/** Owners and managers. */
export function peopleSheet({ ownership, managers, locale }: ReportView): Sheet {
  const say = words[locale].people;
  const yesNo = (is: boolean) => (is ? say.yes : say.no);
  const rows: SheetCell[][] = [
    [bold(say.owners)],
    ...ownerRows(ownership, say),
    [],
    [bold(say.managers)],
    ...(managers.length === 0
      ? [[say.none]]
      : [[say.name, say.role, say.since, say.until, say.inOffice, say.others, say.source].map(bold)]),
    ...managers.map(({ name, role, since, until, isInOffice, others, mark }) => [
      name,
      role,
      since,
      until,
      yesNo(isInOffice),
      others.map(({ text }) => text).join('; '),
      mark === 0 ? null : mark,
    ]),
  ];
  return { name: words[locale].sheets.people, widths: [44, 30, 18, 18, 14, 60, 16], rows };
}

/** What everybody holds in the end, and step by step: the second stands where the first cannot be added up. */
function ownerRows(ownership: ReportView['ownership'], say: Texts['people']): SheetCell[][] {
  if (ownership === null) return [[say.none]];
  const { title, remark, shares, sharesRemark, nodes, edges } = ownership;
  const nameOf = (id: string) => nodes.find((node) => node.id === id)?.name ?? id;
  const sayIf = (sentence: string): SheetCell[][] => (sentence === '' ? [] : [[sentence]]);
  return [
    [title],
    ...(shares.length === 0 ? [] : [[say.owner, say.percent, say.shown, say.known].map(bold)]),
    ...shares.map(({ label, percent, shown, isKnown }): SheetCell[] => [
      label,
      percent,
      shown,
      isKnown ? say.yes : say.no,
    ]),
    ...sayIf(sharesRemark),
    [],
    [say.holder, say.holds, say.shown].map(bold),
    ...edges.map(({ from, to, label }): SheetCell[] => [nameOf(from), nameOf(to), label]),
    ...sayIf(remark),
  ];
}

/** The sources under the numbers that figures bear. */
export function sourcesSheet({ sources, locale }: ReportView): Sheet {
  const say = words[locale].sources;
  const rows: SheetCell[][] = [
    [say.number, say.source, say.method, say.retrieved, say.url, say.fingerprint].map(bold),
    ...sources.map(({ number, source, document, method, retrievedAt, url, sha256 }) => [
      number,
      document === undefined ? source : `${source}: ${document}`,
      method,
      timeCell(retrievedAt),
      url,
      sha256,
    ]),
  ];
  return { name: words[locale].sheets.sources, widths: [10, 44, 18, 20, 60, 68], rows, stickyRows: 1 };
}

function timeCell(at: string): SheetCell {
  const time = new Date(at);
  return Number.isNaN(time.getTime()) ? at : { value: time, format: 'yyyy-mm-dd hh:mm' };
}
