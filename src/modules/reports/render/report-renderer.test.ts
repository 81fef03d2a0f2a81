import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { buildReportDocument } from '../document/report-document.ts';
import { fullSampleDossier, sampleCover, sampleDossier, sampleFact } from '../dossier/sample-dossier.ts';
import { presentReport } from '../presentation/present-report.ts';
import { createReportRenderer, type ReportRenderer } from './report-renderer.ts';

type TreeNode = { role?: string; alt?: string; lang?: string; children?: TreeNode[] };

const documentOf = (dossier = fullSampleDossier(), locale: 'en' | 'ru' = 'ru') =>
  buildReportDocument(presentReport(dossier, sampleCover, locale));

async function readPdf<T>(pdf: Buffer, read: (document: PDFDocumentProxy) => Promise<T>): Promise<T> {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0, useSystemFonts: false });
  try {
    return await read(await task.promise);
  } finally {
    await task.destroy();
  }
}

/** The text of every page, spaces and line ends made one space. */
async function textOf(document: PDFDocumentProxy): Promise<string> {
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join(''));
  }
  return pages.join(' ').replaceAll(/[\s\u00a0\u202f\u2060]+/g, ' ');
}

async function nodesOf(document: PDFDocumentProxy): Promise<TreeNode[]> {
  const nodes: TreeNode[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    // The library types the root without roles; every node has the same shape.
    const root = (await (await document.getPage(number)).getStructTree()) as TreeNode | null;
    const open = root === null ? [] : [root];
    for (const node of open) {
      nodes.push(node);
      open.push(...(node.children ?? []));
    }
  }
  return nodes;
}

describe('report renderer', () => {
  const renderer = createReportRenderer();
  after(() => renderer.close());

  it('draws the pages for the screen as they are printed, and says where each section begins', async () => {
    const [drawn, printed] = await Promise.all([
      renderer.draw(documentOf(), 'whole'),
      renderer.render(documentOf()),
    ]);
    assert.equal(drawn.pageCount, printed.pageCount);
    const [svg = ''] = drawn.svgs;
    const [, height = 0] = /viewBox="0 0 595\.2\d* ([\d.]+)"/.exec(svg) ?? [];
    assert.equal(Math.round(Number(height) / 841.89), drawn.pageCount);
    assert.ok(!/<script|<foreignObject/.test(svg));
    const pageOf = (code: string) => drawn.places.find(({ section }) => section === code)?.page ?? 0;
    for (const code of ['identification', 'contacts', 'financials', 'management', 'activities'])
      assert.ok(pageOf(code) > 1 && pageOf(code) <= drawn.pageCount, code);
    assert.ok(pageOf('identification') >= pageOf('financials'));
  });

  it('draws each page as a picture of its own with every letter it uses, and knows it for a while', async () => {
    const [whole, apart] = await Promise.all([
      renderer.draw(documentOf(), 'whole'),
      renderer.draw(documentOf(), 'pages'),
    ]);
    assert.deepEqual([apart.svgs.length, apart.places], [whole.pageCount, whole.places]);
    const uses = (svg = '') => Array.from(svg.matchAll(/<use [^>]*href="#([^"]+)"/g), ([, id]) => id);
    assert.deepEqual(apart.svgs.flatMap(uses), uses(whole.svgs[0]));
    for (const [at, svg] of apart.svgs.entries()) {
      const [, top = -1, height = 0] = /viewBox="0 ([\d.]+) 595\.2\d* ([\d.]+)"/.exec(svg) ?? [];
      assert.deepEqual([Math.round(Number(top) / 841.89), Math.round(Number(height))], [at, 842]);
      const drawn = new Set(Array.from(svg.matchAll(/<symbol id="([^"]+)"/g), ([, id]) => id));
      assert.deepEqual(
        uses(svg).filter((id) => !drawn.has(id)),
        [],
      );
    }
    assert.equal(await renderer.draw(documentOf(), 'pages'), apart);
  });

  it('carries files letter by letter, whatever is in them', async () => {
    // None of this would be printed as it is: no font has it, it turns the direction, it is not in form C.
    const text = '{"a":"\u{10900}😀\u202ee\u0301"}';
    const file = { name: 'dossier.json', type: 'application/json', description: 'Facts', text };
    const { pdf } = await renderer.render(documentOf(), [file]);
    await readPdf(pdf, async (document) => {
      const [[id, found] = []] = [...((await document.getAttachments()) ?? [])];
      const inside = found?.content ?? (await document.getAttachmentContent(id ?? ''));
      assert.deepEqual([found?.filename, found?.description], [file.name, file.description]);
      assert.equal(Buffer.from(inside ?? []).toString('utf8'), text);
    });
  });

  it('is small enough to be mailed twice: its objects are no plain text', async () => {
    const { pdf } = await renderer.render(documentOf());
    assert.ok(pdf.length < 220_000, `${pdf.length} bytes`);
    assert.doesNotMatch(pdf.toString('latin1'), /StructElem|\nxref/);
  });

  it('prints the facts in Russian: values, evidence, reasons, the demo mark', async () => {
    const { pdf, pageCount } = await renderer.render(documentOf());
    await readPdf(pdf, async (document) => {
      assert.equal(document.numPages, pageCount);
      const text = await textOf(document);
      for (const part of [
        'Кредитный отчёт',
        'Общество с ограниченной ответственностью «Северный ветер»',
        'ДЕМО',
        'Иванов Иван Иванович',
        '北京北风贸易有限公司',
        '21 ноября 2026 г.',
        'Отчётность; чья она, компании или группы, не указано',
        '1 234 568',
        'Источники этой страны не публикуют такие сведения.',
        'Спокойная компания с устойчивой выручкой',
        'https://register.example/companies/1027700132195',
        `Страница ${pageCount} из ${pageCount}`,
      ])
        assert.ok(text.includes(part), part);
      const files = documentOf().view.sources.find(({ source }) => source === 'Картотека дел');
      assert.ok(text.includes(`Банкротство Картотека дел ${files?.number} `), 'the number of the evidence');
      assert.ok(text.replaceAll(' ', '').includes('a3f5'.repeat(2)), 'fingerprint');
    });
  });

  it('prints the same dossier in English', async () => {
    const { pdf } = await renderer.render(documentOf(fullSampleDossier(), 'en'));
    const text = await readPdf(pdf, textOf);
    for (const part of [
      'OOO Severny Veter',
      'Needs attention',
      'Statements; whether of the company or its group is not stated',
      '1,234,568',
      'CC-2026-001042-1',
      '66.67%',
    ])
      assert.ok(text.includes(part), part);
    assert.doesNotMatch(text, /Суды|Кредитный|Проверено/);
  });

  it('is a tagged document: language, title, headings, table heads, a text for every figure', async () => {
    const { pdf } = await renderer.render(documentOf());
    await readPdf(pdf, async (document) => {
      const { info, metadata } = await document.getMetadata();
      assert.equal('Language' in info ? info.Language : '', 'ru');
      assert.match(String('Title' in info ? info.Title : ''), /^Кредитный отчёт: Общество/);
      assert.equal(metadata.get('pdfuaid:part'), '1');
      // The library types an object and answers a map.
      const marks: unknown = await document.getMarkInfo();
      assert.equal(marks instanceof Map && marks.get('Marked'), true);
      const nodes = await nodesOf(document);
      const count = (role: string) => nodes.filter((node) => node.role === role).length;
      assert.ok(count('H1') >= 3, 'chapters');
      assert.ok(count('H2') >= 14, 'headings');
      assert.ok(count('Table') >= 10, 'tables');
      assert.ok(count('TH') >= 20, 'table heads');
      const figures = nodes.filter((node) => node.role === 'Figure');
      assert.ok(figures.length >= 1);
      assert.ok(
        figures.every((node) => node.alt),
        'alternative texts',
      );
    });
  });

  it('gives the same bytes for the same input, in another process too', async () => {
    const first = await renderer.render(documentOf());
    const other = createReportRenderer();
    try {
      assert.deepEqual(await other.render(documentOf()), first);
    } finally {
      await other.close();
    }
    const { pdf } = await renderer.render(documentOf(fullSampleDossier(), 'en'));
    assert.notDeepEqual(pdf, first.pdf);
  });

  it('prints what looks like code as it was written', async () => {
    const attacks = [
      '#panic("x") ] \\ $x^2$',
      '*b* _i_ <l> @ref `raw`',
      '// c /* d */ #let a = 1',
      '= head',
      '\\u{41}',
    ];
    const dossier = sampleDossier(
      attacks.map((value, position) => sampleFact('contacts', 'phone', value, { position })),
    );
    const { pdf } = await renderer.render(documentOf(dossier, 'en'));
    const text = await readPdf(pdf, textOf);
    for (const attack of attacks) assert.ok(text.includes(attack), attack);
  });

  it('takes long values, endless words and scripts without a font', async () => {
    const { pdf } = await renderer.render(
      documentOf(
        sampleDossier([
          sampleFact('activities', 'activity', 'слово '.repeat(1_700)),
          sampleFact('activities', 'premises', 'x'.repeat(10_240)),
          sampleFact('activities', 'brands', ['😀', '\u{10900}\u{10901}', '\u202Egnp', 'ﷺ', '\u0301']),
        ]),
      ),
    );
    const text = await readPdf(pdf, textOf);
    const cutOnSummary = 15;
    assert.equal(text.match(/слово/g)?.length, 1_700 + cutOnSummary);
    assert.equal(text.match(/x{8,}/g)?.join('').length, 10_240);
  });

  it('starts a new process when one is killed at work or at rest', async () => {
    const calm = createReportRenderer();
    try {
      const { pdf } = await calm.render(documentOf());
      const job = calm.render(documentOf());
      await killed(calm);
      assert.deepEqual((await job).pdf, pdf);
      await killed(calm);
      await sleep(50);
      assert.deepEqual((await calm.render(documentOf())).pdf, pdf);
    } finally {
      await calm.close();
    }
  });

  it('refuses work once it is closed, and what it was doing', async () => {
    const closing = createReportRenderer();
    const job = closing.render(documentOf());
    await sleep(20);
    const refused = assert.rejects(job);
    await closing.close();
    await refused;
    await assert.rejects(closing.render(documentOf()), /closed/);
    assert.deepEqual(closing.workerPids(), []);
  });

  it('says that the data is wrong without quoting it, and tries only once', async () => {
    const broken = { ...documentOf(), issuedOn: 'Ivan "Secret" Ivanov' };
    await assert.rejects(
      renderer.render(broken),
      (error) =>
        error instanceof Error && /refused/.test(error.message) && !/Secret|Ivan/.test(error.message),
    );
    await renderer.render(documentOf());
  });
});

async function killed({ workerPids }: ReportRenderer): Promise<void> {
  for (let tries = 0; workerPids().length === 0 && tries < 100; tries += 1) await sleep(5);
  const [pid] = workerPids();
  assert.ok(pid);
  process.kill(pid, 'SIGKILL');
}
