import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { launchChromium } from '#testing/browser/chromium.ts';
import { order } from '#testing/buyer.ts';
import { inAllLanguages, orderPaths, publicPaths } from '#testing/site-pages.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { alikeAfterMany, faultsOf, isOurs, type Look, looks, openInLook, shiftsOf, turn } from './looks.ts';
import { openAwake } from './steps.ts';

let app: TestApp;
let browser: Browser;
let addresses: string[] = [];
let strangers: string[] = [];
before(async () => {
  app = await startTestApp({ withPages: true });
  browser = await launchChromium();
  addresses = inAllLanguages([...publicPaths, ...(await orderPaths(app))]).map((path) => app.url + path);
  strangers = [`${app.url}/staff/login`, (await order(app)).paymentUrl ?? ''];
});
after(async () => {
  await browser?.close();
  await app?.close();
});

test('no findings, no sideways scrolling, nothing that moves by itself and no complaint of the browser in both looks and languages', async () => {
  // Loading a page costs more than reading it, so each is loaded once and read in both looks; one language is loaded
  // at the one width and turned to the other, the other language the other way round.
  const walk = async (first: Look, queue: Iterable<string>) => {
    const { page, complaints } = await openInLook(browser, app.url, first);
    const faults: string[] = [];
    for (const address of queue) {
      await turn(page, first);
      if (strangers.includes(address)) await page.goto(address, { waitUntil: 'networkidle' });
      else await openAwake(page, address);
      // From the first drawing until it is awake, at the width it was loaded in: turning it moves everything.
      if (!strangers.includes(address)) faults.push(...(await shiftsOf(page, `${address}, ${first[1]} px`)));
      for (const look of [first, ...looks.filter((other) => other !== first)]) {
        await turn(page, look);
        const alike = look === first ? undefined : alikeAfterMany;
        faults.push(...(await faultsOf(page, `${address}, ${look[0]} at ${look[1]} px`, alike)));
      }
    }
    await page.context().close();
    return [...faults, ...complaints.filter(isOurs)];
  };
  // The browser draws one page while the server makes the next.
  const isRussian = (address: string) => /^\/ru(\/|$)/.test(new URL(address).pathname);
  const english = [...addresses.filter((address) => !isRussian(address)), ...strangers];
  const faults = await Promise.all([
    walk(looks[0], english),
    walk(looks[1], [...addresses.filter(isRussian), ...strangers]),
  ]);
  assert.deepEqual(faults.flat(), []);
});
