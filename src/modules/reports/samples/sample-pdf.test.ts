import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { countryList } from '#database/seed/country-list.ts';
import type { Locale } from '#kernel/locale.ts';
import { buildReportDocument } from '../document/report-document.ts';
import { fullSampleDossier, sampleCover } from '../dossier/sample-dossier.ts';
import { presentReport } from '../presentation/present-report.ts';
import { createReportRenderer } from '../render/report-renderer.ts';
import type { ReportView } from '../view/report-view.ts';
import { sampleCompanyOf } from './sample-company.ts';
import { buildSampleDocument } from './sample-report-document.ts';

type Part = Readonly<{ text: string; isArtifact: boolean }>;
type TreeNode = { role?: string; id?: string; children?: TreeNode[] };

const now = new Date('2026-11-21T10:00:00Z');
const samples = [
  ['CN', 'en'],
  ['AE', 'ru'],
  ['TH', 'en'],
  ['GE', 'en'],
  ['BY', 'ru'],
  ['DE', 'en'],
  ['JP', 'ru'],
] as const;

/** Without spaces and hyphens: where a line ends is not the point. */
const joined = (text: string) => text.replaceAll(/[\s\u00ad-]+/g, '');
const plain = (text: string) => text.replaceAll(/[\s\u00a0\u202f]+/g, ' ');

/** The texts of every page; an artifact is what a screen reader passes over. */
async function pagesOf(pdf: Buffer): Promise<{ parts: Part[]; tagged: Set<string> }[]> {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0, useSystemFonts: false });
  try {
    const document = await task.promise;
    const pages: { parts: Part[]; tagged: Set<string> }[] = [];
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number);
      const { items } = await page.getTextContent({ includeMarkedContent: true });
      const parts: Part[] = [];
      const open: boolean[] = [];
      for (const item of items) {
        if ('str' in item) parts.push({ text: item.str, isArtifact: open.includes(true) });
        else if (item.type === 'endMarkedContent') open.pop();
        else open.push('tag' in item && item.tag === 'Artifact');
      }
      // The library types the root without roles; every node has the same shape.
      const root = (await page.getStructTree()) as TreeNode | null;
      const nodes = root === null ? [] : [root];
      for (const node of nodes) nodes.push(...(node.children ?? []));
      pages.push({ parts, tagged: new Set(nodes.flatMap(({ role }) => role ?? [])) });
    }
    return pages;
  } finally {
    await task.destroy();
  }
}

describe('the PDF of a sample', () => {
  const renderer = createReportRenderer();
  after(() => renderer.close());

  for (const [code, locale] of samples) {
    it(`${code} in ${locale}: the country, the invented company, the mark on every page`, async () => {
      const country = countryList.find((row) => row.code === code);
      assert.ok(country);
      const document = buildSampleDocument(country, now, locale);
      const { pdf, pageCount } = await renderer.render(document);
      const pages = await pagesOf(pdf);
      assert.equal(pages.length, pageCount);
      const words = wordsOf(locale);
      for (const [index, { parts }] of pages.entries()) {
        const marks = parts.filter(({ text }) => text === words.mark);
        assert.ok(marks.length >= 1, `page ${index + 1} has no ${words.mark}`);
        assert.ok(
          parts.some(({ text }) => plain(text).includes(words.line)),
          `page ${index + 1} does not say it`,
        );
        // The watermark and the headline are no content: a screen reader does not read them sixteen times.
        assert.ok(
          marks.every(({ isArtifact }) => isArtifact),
          `page ${index + 1}: ${words.mark} is read aloud`,
        );
      }
      const text = joined(pages.flatMap(({ parts }) => parts.map((part) => part.text)).join(''));
      const company = sampleCompanyOf(country);
      // Letters that are shaped come back in the shapes they are drawn in.
      const own = code === 'AE' || code === 'TH' ? company.name.latin : company.name.own;
      for (const part of [country.name[locale], company.name.latin, own, words.notice, words.last])
        assert.ok(text.includes(joined(part)), part);
      const figures = figuresOf(document.view);
      assert.ok(figures.length > 150, 'a full report');
      assert.deepEqual(
        figures.filter((figure) => !text.includes(joined(figure))),
        [],
        'printed as the page and the workbook show them',
      );
      assert.ok(
        pages.some(({ tagged }) => tagged.has('Table') && tagged.has('H1')),
        'tagged',
      );
    });
  }

  it('writes a long mark smaller, so that it stays on the page', async () => {
    const [country] = countryList;
    assert.ok(country);
    const mark = 'ОЗНАКОМИТЕЛЬНЫЙ ЭКЗЕМПЛЯР';
    const { pdf } = await renderer.render({ ...buildSampleDocument(country, now, 'ru'), watermark: mark });
    for (const { parts } of await pagesOf(pdf)) assert.ok(parts.some(({ text }) => text === mark));
  });

  it('puts no mark on a report that is paid for', async () => {
    const { pdf } = await renderer.render(
      buildReportDocument(presentReport(fullSampleDossier(), sampleCover, 'en')),
    );
    for (const { parts } of await pagesOf(pdf)) assert.ok(!parts.some(({ text }) => text.includes('SAMPLE')));
  });
});

/** Every figure that page and workbook show as well: statements, ratios of the last three years, rating, limit, key figures. */
function figuresOf({ statements, ratios, rating, limit, keyFigures }: ReportView): string[] {
  return [
    ...statements.flatMap(({ groups }) =>
      groups.flatMap(({ lines }) => lines.flatMap(({ cells }) => cells.flatMap((cell) => cell?.shown ?? []))),
    ),
    ...ratios.rows.flatMap(({ cells }) =>
      cells.slice(-3).flatMap(({ value, shown }) => (value === null ? [] : shown)),
    ),
    ...(rating?.blocks ?? []).flatMap(({ items }) => items.map(({ pointsShown }) => pointsShown)),
    ...(rating?.drivers.sum ?? []).map(({ shown }) => shown),
    ...limit.ceilings.map(({ shown }) => shown),
    limit.amount?.text ?? '',
    ...keyFigures.figures.map(({ shown }) => shown),
  ];
}

function wordsOf(locale: Locale) {
  return locale === 'ru'
    ? {
        mark: 'ОБРАЗЕЦ',
        line: 'Компания вымышлена',
        notice: 'ОБРАЗЕЦ: компания, люди, суммы и источники вымышлены.',
        last: 'Номера состоят из нулей',
      }
    : {
        mark: 'SAMPLE',
        line: 'The company is invented',
        notice: 'SAMPLE: the company, its people, sums and sources are invented.',
        last: 'Its numbers are zeros',
      };
}
