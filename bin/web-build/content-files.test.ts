import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { countryList } from '#database/seed/country-list.ts';
import { locales } from '#kernel/locale.ts';
import { priceShares, shareAnswerDays, shareWaitDays } from '#kernel/reports/price-shares.ts';
import type { Block, Inline } from '#modules/content/contract.ts';
import { readCountries, readTexts } from '#modules/content/read-content.ts';
import { wordCount } from '#modules/content/reading-time.ts';
import { countedSectionCounts, sectionsOfKinds, thinReportPercent } from '#modules/reports/contract.ts';
import { termsVersion } from '#workflows/place-order/place-order.ts';
import { isSitePath } from './site-paths.ts';

const folder = path.resolve(import.meta.dirname, '../../content');
// Reading refuses whatever is wrong, links that lead nowhere included.
const { articles, standingPages } = readTexts(folder, isSitePath);
const countries = readCountries(folder);

test('the six articles are there, long enough and not too long', () => {
  assert.deepEqual(Object.keys(articles).sort(), [
    'check_belarus',
    'check_inn',
    'check_on_tax',
    'contr_agent_belarus',
    'how_to_check',
    'registry',
  ]);
  for (const [slug, article] of Object.entries(articles)) {
    for (const locale of locales) {
      const words = wordCount(article[locale].blocks);
      assert.ok(words >= 900 && words <= 1500, `${slug}.${locale}.md has ${words} words`);
      assert.ok(article[locale].title.length <= 70, `${slug}.${locale}.md: the title is cut off in results`);
      assert.ok(article[locale].faq.length > 0 && article[locale].notes.length > 2, slug);
    }
    const addresses = (locale: 'en' | 'ru') => article[locale].notes.map(({ url }) => url);
    assert.deepEqual(addresses('en'), addresses('ru'), `${slug}: the same sources in the same order`);
    assert.ok(new Set(addresses('en')).size === addresses('en').length, slug);
  }
});

test('the pages about ourselves are there, and each legal one has the place of the seller', () => {
  for (const name of [
    'about',
    'privacy',
    'terms',
    'storage',
    'oferta-1',
    'oferta-2',
    'oferta-3',
    'oferta-4',
    'oferta-5',
    'oferta-6',
    'oferta-7',
    'oferta-8',
  ]) {
    const page = standingPages[name];
    assert.ok(page, name);
    for (const locale of locales) {
      const hasSeller = page[locale].blocks.some(
        (block) => block.kind === 'place' && block.name === 'seller',
      );
      assert.equal(hasSeller, name !== 'storage', `${name}.${locale}.md`);
    }
  }
});

test('an order records the newest version of the public offer', () => {
  const versions = Object.keys(standingPages).filter((name) => name.startsWith('oferta-'));
  assert.equal(
    Math.max(...versions.map((name) => Number(name.slice('oferta-'.length)))),
    Number(termsVersion),
  );
});

test('the offer states the completeness below which a report is thin, in both languages', () => {
  for (const locale of locales) {
    const text = JSON.stringify(standingPages['oferta-1']?.[locale].blocks);
    assert.match(text, new RegExp(`${thinReportPercent}[\u00a0 ]?%.*${countedSectionCounts.credit}`), locale);
    assert.match(text, new RegExp(`[\u00a0 ]${sectionsOfKinds.credit.length}[\u00a0 ]`), locale);
  }
});

test('the newest offer states the published table, the days of silence and those of a wait, in both languages', () => {
  for (const locale of locales) {
    const text = JSON.stringify(standingPages[`oferta-${termsVersion}`]?.[locale].blocks);
    for (const [at, { fromPercent, sharePercent }] of priceShares.entries()) {
      const above = priceShares[at - 1];
      if (above === undefined) continue;
      const rows = fromPercent === 0 ? `${above.fromPercent}` : `${fromPercent}.*${above.fromPercent - 1}`;
      assert.match(
        text,
        new RegExp(`${rows}[\u00a0 ]?%.*${sharePercent}[\u00a0 ]?%`),
        `${locale} ${sharePercent}`,
      );
    }
    assert.match(text, new RegExp(`${thinReportPercent}[\u00a0 ]?%.*${countedSectionCounts.credit}`), locale);
    assert.match(text, new RegExp(`[\u00a0 ]${shareAnswerDays}[\u00a0 ]`), locale);
    assert.match(text, new RegExp(`[\u00a0 ]${shareWaitDays}[\u00a0 ]`), locale);
  }
});

test('every country of the list has its facts, and nobody else', () => {
  const codes = countryList.map(({ code }) => code.toLowerCase()).sort();
  assert.deepEqual(Object.keys(countries).sort(), codes);
});

test('links to countries name countries', () => {
  const texts = [...Object.values(articles), ...Object.values(standingPages)].flatMap(({ en, ru }) => [
    en,
    ru,
  ]);
  const codes = texts.flatMap(({ blocks }) =>
    hrefsOf(blocks).flatMap((href) => /\/countries\/country\/([^/#?]+)/.exec(href)?.[1] ?? []),
  );
  assert.ok(codes.length > 0);
  for (const code of codes) assert.ok(code in countries, code);
});

function hrefsOf(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'heading' || block.kind === 'paragraph') return linksIn(block.children);
    if (block.kind === 'list') return block.items.flatMap(hrefsOf);
    if (block.kind === 'quote') return hrefsOf(block.blocks);
    return block.kind === 'table' ? [block.head, ...block.rows].flat().flatMap(linksIn) : [];
  });
}

function linksIn(inlines: readonly Inline[]): string[] {
  return inlines.flatMap((part) => [
    ...(part.kind === 'link' ? [part.href] : []),
    ...('children' in part ? linksIn(part.children) : []),
  ]);
}
