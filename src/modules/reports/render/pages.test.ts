import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { locales } from '#kernel/locale.ts';
import { buildReportDocument } from '../document/report-document.ts';
import { presentReport } from '../presentation/present-report.ts';
import { situationCover, situations } from '../situations/situations-fixture.ts';
import type { ReportView } from '../view/report-view.ts';
import { createReportRenderer } from './report-renderer.ts';

/** What a stranger's register may call a company, in every script that has a font. */
const scripts = [
  'Gesellschaft für Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbau ',
  'Maschinenbauundanlagentechnik',
  'Общество с ограниченной ответственностью «Производственно-коммерческая» ',
  '北京北风国际贸易有限责任公司',
  'شركة الرياح الشمالية للتجارة العامة والمقاولات ذات المسؤولية المحدودة ',
  'შეზღუდული პასუხისმგებლობის საზოგადოება ',
  'Սահմանափակ պատասխանատվությամբ ընկերություն ',
  'חברת הרוח הצפונית למסחר בינלאומי בעירבון מוגבל ',
  'บริษัทลมเหนือการค้าระหว่างประเทศจำกัดมหาชน',
  '주식회사 북풍 무역 국제 유한책임회사 ',
];
const long = (word: string, length: number) => word.repeat(Math.ceil(length / word.length)).slice(0, length);

/** The view with everything that the first page takes from strangers and analysts as long as it may be, and every rule that caps. */
function swollen(view: ReportView, seed: number): ReportView {
  const inScript = (at: number, length: number) => long(scripts[(seed + at) % scripts.length] ?? '', length);
  const flag = { tone: 'bad', section: 'legal', mark: 1 } as const;
  const { rating } = view;
  return {
    ...view,
    subject: {
      ...view.subject,
      name: inScript(0, 400),
      otherName: inScript(1, 400),
      place: inScript(0, 300),
      line: Array.from({ length: 8 }, (_none, at) => inScript(at, 300)),
    },
    match: view.match.map((row, at) => ({
      ...row,
      asked: inScript(at, 400),
      found: inScript(at + 1, 400),
      note: inScript(at, 200),
      verdict: 'differs',
    })),
    flags: Array.from({ length: 20 }, (_none, at) => ({
      ...flag,
      facts: [],
      title: inScript(at, 400),
      detail: inScript(at, 600),
    })),
    opinion: { ...view.opinion, text: inScript(0, 4_000), by: inScript(0, 300) },
    thin: view.thin && { ...view.thin, reason: inScript(0, 600) },
    rating: rating && { ...rating, caps: rating.caps.map((cap) => ({ ...cap, applies: true })) },
    verify: { code: 'ABCD-EFGH-JKLM-NPQR', url: 'https://site.example/verify/ABCD-EFGH-JKLM-NPQR' },
  };
}

type Page = Readonly<{ text: string; filled: number }>;

/** Each page's text without spaces, and how much of its height is filled, running head and foot left out. */
async function pagesOf(pdf: Buffer): Promise<Page[]> {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0, useSystemFonts: false });
  try {
    const document = await task.promise;
    const pages: Page[] = [];
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number);
      const [, , , height = 0] = page.view;
      const { items } = await page.getTextContent();
      const texts = items.flatMap((item) =>
        'str' in item ? [{ text: item.str, y: Number(item.transform[5]) }] : [],
      );
      const body = texts.filter(
        ({ text, y }) => text.trim() !== '' && y > height * 0.06 && y < height * 0.94,
      );
      const lowest = Math.min(...body.map(({ y }) => y));
      pages.push({
        text: texts
          .map(({ text }) => text)
          .join('')
          .replaceAll(/\s/gu, ''),
        filled: 1 - lowest / height,
      });
    }
    return pages;
  } finally {
    await task.destroy();
  }
}

describe('pages of a report', () => {
  const renderer = createReportRenderer({ timeoutMs: 120_000 });
  after(() => renderer.close());
  for (const [at, [name, make]] of Object.entries(situations).entries()) {
    for (const locale of locales) {
      it(`none is mostly empty but the last, which ends where the report does: ${name}, ${locale}`, async (t) => {
        const view = presentReport(make(), situationCover, locale);
        const { pdf } = await renderer.render(buildReportDocument(view));
        const filled = (await pagesOf(pdf)).map((page) => page.filled);
        t.diagnostic(filled.map((part) => part.toFixed(2)).join(' '));
        for (const [page, part] of filled.slice(0, -1).entries())
          assert.ok(part > 0.5, `page ${page + 1}: ${part}`);
        assert.ok(filled.length <= 14);
      });
    }
    it(`the first stays one, whatever strangers wrote: ${name}`, async () => {
      // Our own words are longest in Russian.
      const document = buildReportDocument(swollen(presentReport(make(), situationCover, 'ru'), at * 2));
      const { pdf } = await renderer.render(document);
      const pages = await pagesOf(pdf);
      const last = document.words.legend.nothing_found.replaceAll(/\s/gu, '');
      assert.ok(pages[0]?.text.includes(last), 'the tiles, which end the page, are on it');
      assert.ok(!pages[1]?.text.includes(last), 'nothing of it is on the next page');
    });
  }
});
