import assert from 'node:assert/strict';
import { statSync } from 'node:fs';
import { describe, it } from 'node:test';
import sharp from 'sharp';
import { findChromium, launchChromium, usualPlaces } from './chromium.ts';
import { bringChromium } from './npm-chromium.ts';

const page = `<meta charset="utf-8"><body style="margin:0;background:#0a7d32">
<p lang="en">Countercheck</p><p lang="ru">Проверка «контрагента»</p><p lang="zh">上海贸易有限公司</p>
<p lang="ja">株式会社</p><p lang="ar">شركة</p>`;

describe('chromium', () => {
  it('draws a page and tells what stands on it', async () => {
    const browser = await launchChromium();
    try {
      const tab = await browser.newPage({ viewport: { width: 400, height: 300 } });
      await tab.goto(`data:text/html,${encodeURIComponent(page)}`);
      assert.equal(await tab.locator('p').count(), 5);
      const { data, info } = await sharp(await tab.screenshot())
        .raw()
        .toBuffer({ resolveWithObject: true });
      assert.deepEqual([info.width, info.height], [400, 300]);
      const corner = data.subarray(data.length - info.channels).subarray(0, 3);
      assert.deepEqual([...corner], [0x0a, 0x7d, 0x32]);
      for (const line of await tab.locator('p').all()) {
        const box = await line.boundingBox();
        assert.ok(box !== null && box.height > 0);
        const words = await sharp(await line.screenshot()).stats();
        assert.ok(words.entropy > 0.1, `nothing was drawn for ${await line.textContent()}`);
      }
    } finally {
      await browser.close();
    }
  });

  it('unpacks the browser from npm once and then reuses it', async (t) => {
    const first = await bringChromium();
    if (first === undefined) return t.skip('no binary of @sparticuz/chromium for this machine');
    const unpackedAt = statSync(first.executablePath).ctimeMs;
    const second = await bringChromium();
    assert.deepEqual(second, first);
    assert.equal(statSync(first.executablePath).ctimeMs, unpackedAt);
  });

  it('takes the browser from npm before one that the machine has', async (t) => {
    const brought = await bringChromium();
    if (brought === undefined) return t.skip('no binary of @sparticuz/chromium for this machine');
    if (process.env.CHROMIUM_PATH) return t.skip('CHROMIUM_PATH chooses');
    assert.deepEqual(await findChromium(), brought);
  });

  it('says so when CHROMIUM_PATH names no file', async (t) => {
    const before = process.env.CHROMIUM_PATH;
    t.after(() => {
      if (before === undefined) delete process.env.CHROMIUM_PATH;
      else process.env.CHROMIUM_PATH = before;
    });
    process.env.CHROMIUM_PATH = '/no/such/chromium';
    await assert.rejects(findChromium(), /CHROMIUM_PATH names no file: \/no\/such\/chromium/);
  });

  it('looks in the usual places of each system', () => {
    assert.ok(usualPlaces('linux', {}).includes('/usr/bin/chromium'));
    assert.ok(
      usualPlaces('darwin', {}).includes('/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'),
    );
    assert.equal(usualPlaces('win32', {}).length, 0);
    assert.equal(usualPlaces('win32', { PROGRAMFILES: 'C:\\Program Files' }).length, 3);
  });
});
