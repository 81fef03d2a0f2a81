import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { lateLines } from '#kernel/reports/late-prices.ts';
import { priceShares } from '#kernel/reports/price-shares.ts';
import { deskCloseHour, deskTimeZone } from '../desk/desk-hours.ts';
import { words } from '../texts/late-rule/words.ts';

const pages = new URL('../../../../content/pages/', import.meta.url);
const versions = readdirSync(pages).flatMap((name) => name.match(/^oferta-(\d+)\.en\.md$/)?.[1] ?? []);
const newest = Math.max(...versions.map(Number));
const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll(' %', '%');

for (const [language, nothing, name] of [
  ['en', 'Nothing', 'The late rule'],
  ['ru', 'Ничего', 'Правило опоздания'],
] as const) {
  const offer = plain(readFileSync(new URL(`oferta-${newest}.${language}.md`, pages), 'utf8'));
  const rows = offer.split('\n').filter((line) => line.startsWith('|'));

  test(`the offer has every line of the late rule: ${language}`, () => {
    assert.ok(offer.includes(`**${name}.**`) && name.toLowerCase().endsWith(words[language].name));
    for (const { fromDays, toDays, sharePercent } of lateLines) {
      const span = plain(words[language].span(fromDays, toDays)).split(' ')[0] ?? '';
      const left = sharePercent === 0 ? nothing : `${sharePercent}%`;
      const row = rows.find(
        (line) => line.includes(left) && line.match(/late|опоздал|рабочих/) && line.includes(span),
      );
      assert.ok(row, `${span}: ${left}`);
    }
    assert.equal(deskTimeZone, 'Europe/London');
    for (const text of [offer, words[language].counted]) assert.ok(text.includes(`${deskCloseHour}:00`));
  });

  test(`and every line of what a report with little in it costs: ${language}`, () => {
    for (const { sharePercent } of priceShares.slice(1))
      assert.ok(
        rows.some((line) => line.includes(`${sharePercent}%`)),
        `${sharePercent}`,
      );
  });
}
