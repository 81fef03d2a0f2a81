import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { launchChromium } from '#testing/browser/chromium.ts';
import { cards } from '#testing/buyer.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { openAwake, payAt, watchConsole } from './steps.ts';

let app: TestApp;
let browser: Browser;
before(async () => {
  app = await startTestApp({ withPages: true });
  browser = await launchChromium();
});
after(async () => {
  await browser?.close();
  await app?.close();
});

const plain = (text: string | null | undefined) => (text ?? '').replaceAll('\u00a0', ' ');
const promise = {
  en: /by \d+ \w+ \d{4}, \d\d:00 \(Berlin, UTC\+[12]\) at the latest/,
  ru: /не\sпозднее \d+\s[а-я]+ \d{4} г\., \d\d:00\s\(Екатеринбург, UTC\+5\)/,
} as const;

for (const [locale, timezoneId] of [
  ['en', 'Europe/Berlin'],
  ['ru', 'Asia/Yekaterinburg'],
] as const) {
  test(`order, card page, success, tracker and mail promise the same moment, ${timezoneId}`, async () => {
    const context = await browser.newContext({ timezoneId, viewport: { width: 1280, height: 900 } });
    const page = await context.newPage();
    const faults = watchConsole(page);
    const root = locale === 'ru' ? `${app.url}/ru` : app.url;
    const name = 'Nordwind Maschinenbau GmbH';
    await openAwake(page, `${root}/company-search?country=de&name=${encodeURIComponent(name)}`);
    await page.waitForURL(/\/order\?/);
    await page.getByRole('radio').first().check();
    const summary = plain(await page.locator('aside[aria-labelledby="summary"]').textContent());
    const [said = ''] = promise[locale].exec(summary) ?? [];
    assert.ok(said, summary);
    const country = locale === 'ru' ? 'Германия' : 'Germany';
    assert.ok(summary.includes(name) && summary.includes(country), summary);
    const rule =
      locale === 'ru' ? 'заказ, подтверждённый после 16:00 по Лондону' : 'confirmed after 16:00 London time';
    const onPage = plain(await page.textContent('main'));
    assert.ok(onPage.includes(rule) && !/about \d/.test(onPage), onPage);

    await page.getByLabel('E-mail').fill(`${locale}@buyer.example`);
    await page.locator('#terms').check();
    await page.locator('button[type="submit"]').last().click();
    await page.waitForURL(/\/pay\//);
    const names = (text: string) => {
      for (const word of [name, country, said]) assert.ok(text.includes(word), `${word}: ${text}`);
    };
    names(plain(await page.textContent('main')));
    await payAt(page, cards.declined);
    await page.waitForURL(/\/payment-error/);
    names(plain(await page.textContent('main')));
    await page.locator('main form button').click();
    await page.waitForURL(/\/pay\//);
    await payAt(page, cards.accepted);
    await page.waitForURL(/\/payment-success/);
    names(plain(await page.textContent('main')));
    const secret = new URL(page.url()).searchParams.get('order') ?? '';
    await page.goto(`${root}/track/${secret}`);
    names(plain(await page.textContent('main')));
    assert.ok(!plain(await page.textContent('main')).includes(':00 UTC'), 'no moment is told in UTC');
    assert.deepEqual(faults, []);
    await context.close();
  });
}

test('the offer has the sentence of the order page, word for word, in both languages', async () => {
  for (const root of [app.url, `${app.url}/ru`]) {
    const order = await (await fetch(`${root}/order?country=de&name=x&request=1`)).text();
    const offer = await (await fetch(`${root}/oferta`)).text();
    const sentence =
      /(?:A business day is a day on which|Рабочий день\u00a0— тот)[^<]*?(?:the next business day|следующего рабочего дня)\./;
    const [shown = ''] = sentence.exec(order) ?? [];
    assert.ok(shown);
    assert.ok(offer.includes(shown), shown);
  }
});

test('nothing beside a tariff contradicts it: the days of all include those of each', async () => {
  for (const path of ['/countries/country/de', '/ru/countries/country/de']) {
    const page = plain((await (await fetch(app.url + path)).text()).replace(/<[^>]+>/g, ' '));
    assert.match(page, /up to \d+\sbusiness days|до\s\d+\sрабочих дней/);
    assert.ok(!/Reports arrive in|Срок подготовки отчёта/.test(page));
  }
});
