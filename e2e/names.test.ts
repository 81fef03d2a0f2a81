import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { launchChromium } from '#testing/browser/chromium.ts';
import { inAllLanguages, orderPaths, publicPaths } from '#testing/site-pages.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';

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

test('every form, aside, article, menu and region of a page has a name, and no two of a kind the same', async () => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  const faults: string[] = [];
  let seen = 0;
  for (const path of inAllLanguages([...publicPaths, ...(await orderPaths(app))])) {
    await page.goto(app.url + path);
    const found = await page.evaluate(() =>
      Array.from(document.querySelectorAll('form, aside, article, nav, [role=region]'), (element) => {
        const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
        const labels = ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
        const name = (labels || element.getAttribute('aria-label') || '').trim();
        return { name, kind: element.tagName.toLowerCase(), html: element.outerHTML.slice(0, 120) };
      }),
    );
    // A page of few words, such as that after a payment, may have none.
    seen += found.length;
    for (const [at, { name, kind, html }] of found.entries()) {
      if (name === '') faults.push(`${path}: no name: ${html}`);
      // Two articles may well be about companies of one name.
      else if (kind !== 'article' && found.findIndex((one) => one.kind === kind && one.name === name) !== at)
        faults.push(`${path}: two are called ${name}: ${html}`);
    }
  }
  assert.deepEqual(faults, []);
  assert.ok(seen > 100, `${seen}`);
  await page.close();
});
