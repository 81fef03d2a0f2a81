import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { demoPassword } from '#database/seed/seed.ts';
import { halves } from '#modules/accounts/avatars/avatars-fixture.ts';
import { axeFindings } from '#testing/browser/axe.ts';
import { launchChromium } from '#testing/browser/chromium.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { focusOn, followSystem, openAwake, reportViolations, watchConsole } from './steps.ts';

let app: TestApp;
let browser: Browser;
let photo: { name: string; mimeType: string; buffer: Buffer };
before(async () => {
  app = await startTestApp({ withPages: true });
  browser = await launchChromium();
  photo = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: await halves(600, 400).jpeg().toBuffer() };
});
after(async () => {
  await browser?.close();
  await app?.close();
});

type Look = Readonly<{ theme: 'light' | 'dark'; width: number }>;

/** The profile of a demo person, with all that the browser complains about. */
async function openProfile(mailbox: string, prefix: '' | '/ru', { theme, width }: Look) {
  const viewport = { width, height: 900 };
  const context = await browser.newContext({ colorScheme: theme, viewport, reducedMotion: 'reduce' });
  await followSystem(context, app.url);
  await reportViolations(context);
  const page = await context.newPage();
  const faults = watchConsole(page);
  await openAwake(page, `${app.url}${prefix}/login?to=${prefix}/profile`);
  await page.locator('[type=email]').fill(`${mailbox}@demo.countercheck.example`);
  await page.locator('[type=password]').fill(demoPassword);
  await page.keyboard.press('Enter');
  await page.locator('[type=file]').waitFor({ state: 'attached' });
  return { page, faults };
}

async function assertFits(page: Page): Promise<void> {
  assert.deepEqual(await axeFindings(page), []);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  assert.ok(overflow <= 0, `${overflow} px too wide`);
}

/** The colour of the shown photo at a point of it, once it is there. */
function colourAt(page: Page, x: number, y: number): Promise<number[]> {
  return page.getByRole('img', { name: /Your photo|Ваше фото/ }).evaluate(
    async (element, [left, top]) => {
      if (!(element instanceof HTMLImageElement)) return [];
      await element.decode();
      const canvas = new OffscreenCanvas(256, 256);
      const context = canvas.getContext('2d');
      context?.drawImage(element, 0, 0);
      return [...(context?.getImageData(left ?? 0, top ?? 0, 1, 1).data ?? [])];
    },
    [x, y],
  );
}

const isRed = ([red = 0, , blue = 255]: number[]) => red > 150 && blue < 90;

test('a photo is chosen, placed by the keyboard, seen, and deleted', async () => {
  const { page, faults } = await openProfile('customer', '', { theme: 'light', width: 1280 });
  const input = page.locator('[type=file]');
  await page.getByText('MC', { exact: true }).waitFor();
  await page.getByLabel('Upload photo').setInputFiles(photo);
  const dialog = page.getByRole('dialog', { name: 'Place the photo' });
  const frame = dialog.getByRole('application', { name: 'Part of the picture that is kept' });
  await frame.waitFor();
  await focusOn(frame);
  await assertFits(page);
  for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('+');
  assert.equal(await dialog.getByLabel('Zoom').inputValue(), '2');
  // Twice as close and pushed to the right as far as it goes, the red half fills the frame.
  for (let presses = 0; presses < 25; presses += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByText('Changes saved', { exact: true }).waitFor();
  await dialog.waitFor({ state: 'detached' });
  for (const x of [20, 236]) assert.ok(isRed(await colourAt(page, x, 128)), `${x}`);
  await focusOn(input);

  await page.reload({ waitUntil: 'networkidle' });
  assert.ok(isRed(await colourAt(page, 128, 128)));
  // The specification keeps the photo's address with the user; it goes with the photo.
  const storedAvatar = () =>
    page.evaluate((): string => JSON.parse(localStorage.getItem('user') ?? '{}').avatar ?? '');
  assert.notEqual(await storedAvatar(), '');
  await page.getByRole('button', { name: 'Delete photo' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Delete photo' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('MC', { exact: true }).waitFor();
  assert.equal(await page.getByRole('button', { name: 'Delete photo' }).count(), 0);
  await focusOn(input);
  assert.equal(await storedAvatar(), '');
  assert.deepEqual(faults, []);
});

test('what cannot be taken is said in words, and a refusal loses nothing', async () => {
  const { page, faults } = await openProfile('customer', '/ru', { theme: 'dark', width: 360 });
  await assertFits(page);
  const input = page.getByLabel('Загрузить фото');
  const alert = page.getByRole('alert');
  const big = Buffer.alloc(20 * 1024 * 1024 + 1);
  for (const [file, words] of [
    [
      { name: 'me.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') },
      /Выберите картинку в\sформате/,
    ],
    [{ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('text') }, /не\sоткрывается как картинка/],
    [{ name: 'me.png', mimeType: 'image/png', buffer: big }, /Файл больше 20\sМБ/],
  ] as const) {
    await input.setInputFiles(file);
    await alert.getByText(words).waitFor();
    await alert.getByText('Не удалось загрузить файл').waitFor();
  }
  await assertFits(page);
  let refusals = 1;
  await page.route('**/User/UploadAvatar', (route) => {
    const value = [
      { code: 'file_upload_error', description: 'Не удалось загрузить файл', field: 'file' },
      { code: 'picture_broken', description: 'Картинка повреждена.', field: 'file' },
    ];
    const json = { value, type: '', title: '', status: 422, code: 'file_upload_error' };
    return refusals-- > 0 ? route.fulfill({ status: 422, json }) : route.continue();
  });
  await input.setInputFiles(photo);
  const dialog = page.getByRole('dialog', { name: 'Выберите фрагмент' });
  const frame = dialog.getByRole('application');
  const box = await frame.boundingBox();
  assert.ok(box !== null);
  await dialog.getByLabel('Масштаб').fill('2');
  await page.mouse.move(box.x + 40, box.y + 40);
  await page.mouse.down();
  for (const right of [120, 200, 280]) await page.mouse.move(box.x + right, box.y + 40);
  await page.mouse.up();
  await dialog.getByRole('button', { name: 'Сохранить фото' }).click();
  await dialog.getByText('Картинка повреждена.').waitFor();
  await assertFits(page);
  await dialog.getByRole('button', { name: 'Сохранить фото' }).click();
  await page.getByText('Изменения сохранены', { exact: true }).waitFor();
  assert.ok(isRed(await colourAt(page, 20, 128)));
  await assertFits(page);
  // The browser itself notes the answer of 422.
  assert.deepEqual(
    faults.filter((line) => !/status of 422/.test(line)),
    [],
  );
});

test('a file dropped on the photo is opened, two are not', async () => {
  const { page, faults } = await openProfile('director', '', { theme: 'dark', width: 1440 });
  const drop = (count: number) =>
    page.getByRole('heading', { name: 'Photo' }).evaluate(
      async (element, [bytes, times]) => {
        const data = new DataTransfer();
        for (let at = 0; at < times; at += 1) {
          data.items.add(new File([new Uint8Array(bytes)], `${at}.jpg`, { type: 'image/jpeg' }));
        }
        for (const type of ['dragover', 'drop']) {
          element.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: data }));
        }
      },
      [[...photo.buffer], count] as const,
    );
  await drop(2);
  await page.getByRole('alert').getByText('Drop one file, please.').waitFor();
  await drop(1);
  await page.getByRole('dialog', { name: 'Place the photo' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Change your e-mail' }).click();
  await page.waitForURL(/\/profile\/security$/);
  assert.deepEqual(faults, []);
});
