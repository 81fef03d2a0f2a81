import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { demoPassword } from '#database/seed/seed.ts';
import type { Endpoint } from '#kernel/endpoint.ts';
import { register } from '#modules/accounts/contract.ts';
import { failureFigures } from '#modules/accounts/sign-in/failure-figures.ts';
import { sendQuestion } from '#modules/feedback/contract.ts';
import { axeFindings } from '#testing/browser/axe.ts';
import { launchChromium } from '#testing/browser/chromium.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { findCompany } from '#workflows/find-company/contract.ts';
import { placeOrder } from '#workflows/place-order/contract.ts';
import { getSampleReport } from '#workflows/sample-report/contract.ts';
import { verifyReport } from '#workflows/verify-report/contract.ts';
import { openAwake, watchConsole } from './steps.ts';

let app: TestApp;
let browser: Browser;
before(async () => {
  app = await startTestApp({ withPages: true, withScheduledJobs: false, env: { ABUSE_LIMIT_FACTOR: '1' } });
  browser = await launchChromium();
});
after(async () => {
  await browser?.close();
  await app?.close();
});

const customer = 'customer@demo.countercheck.example';
const tooOften = /Слишком много запросов за\sкороткое время\. Попробуйте снова через \d+\s[а-я]+\./;

const send = (path: string, body: object) =>
  fetch(`${app.url}/api/v1${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

/** Somebody behind the same address has asked as often as may be. */
async function useUp({ limit, path }: Pick<Endpoint, 'limit' | 'path'>): Promise<void> {
  const times = limit?.visitor[0].times ?? 0;
  for (let call = 0; call < times; call += 1) assert.equal((await send(path, {})).status, 400);
  assert.equal((await send(path, {})).status, 429);
}

async function visitor(): Promise<{ page: Page; faults: string[] }> {
  const context = await browser.newContext({ locale: 'ru', viewport: { width: 360, height: 800 } });
  const page = await context.newPage();
  return { page, faults: watchConsole(page) };
}

/** The browser says itself that something was refused, which here is the point. */
async function assertCalm(page: Page, faults: readonly string[]): Promise<void> {
  assert.deepEqual(await axeFindings(page), []);
  assert.deepEqual(
    faults.filter((line) => !line.includes('status of 429')),
    [],
  );
}

test('sign-in says when to come back and keeps what was typed', async () => {
  const { page, faults } = await visitor();
  for (let round = 0; round < failureFigures.accountAndAddress.times; round += 1)
    assert.equal((await send('/Auth/Login', { email: customer, password: 'Wrong-1!' })).status, 401);
  await openAwake(page, `${app.url}/ru/login`);
  await page.getByLabel('Электронная почта').fill(customer);
  await page.getByLabel('Пароль', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Войти' }).click();
  const alert = page.getByRole('alert');
  await alert.getByText(tooOften).waitFor();
  assert.match((await alert.textContent()) ?? '', /через 15\sминут/);
  assert.equal(await page.getByLabel('Электронная почта').inputValue(), customer);
  assert.equal(await page.getByLabel('Пароль', { exact: true }).inputValue(), demoPassword);
  await assertCalm(page, faults);
});

test('a registration keeps everything but sends nothing', async () => {
  const { page, faults } = await visitor();
  await useUp(register);
  await openAwake(page, `${app.url}/ru/registration`);
  const typed = {
    Фамилия: 'Мюллер',
    Имя: 'Анна',
    'Имя пользователя': 'anna.m',
    Телефон: '+49 30 1234567',
    'Электронная почта': 'anna@demo.countercheck.example',
    Пароль: 'Good-pass-1',
    'Пароль ещё раз': 'Good-pass-1',
  };
  await page.getByLabel('Физическое лицо', { exact: true }).check();
  // The labels of the two names carry a note that only companies see: the role's name leaves it out.
  const field = (name: string) =>
    page.getByRole('textbox', { name, exact: true }).or(page.getByLabel(name, { exact: true }));
  for (const [label, value] of Object.entries(typed)) await field(label).fill(value);
  await page.getByRole('button', { name: 'Зарегистрироваться' }).click();
  await page.getByRole('alert').getByText(tooOften).waitFor();
  for (const [label, value] of Object.entries(typed)) assert.equal(await field(label).inputValue(), value);
  await assertCalm(page, faults);
});

test('search does not blame what was typed; the sample says why there is none', async () => {
  const { page, faults } = await visitor();
  await useUp(findCompany);
  await useUp(getSampleReport);
  await openAwake(page, `${app.url}/ru/company-search?country=de`);
  await page.getByLabel('Название', { exact: true }).fill('Nordwind');
  await page.getByRole('button', { name: 'Найти', exact: true }).click();
  await page.getByRole('alert').getByText(tooOften).waitFor();
  assert.equal(await page.getByLabel('Название', { exact: true }).inputValue(), 'Nordwind');
  assert.doesNotMatch((await page.getByRole('alert').textContent()) ?? '', /хотя бы/);
  await page.getByRole('link', { name: 'Заказать по введённым данным' }).waitFor();

  await openAwake(page, `${app.url}/ru/sample/de`);
  await page.getByRole('alert').getByText('Попробуйте чуть позже').waitFor();
  await page.getByRole('link', { name: /Скачать образец/ }).click();
  await page.getByText(/Не\sудалось скачать образец\. Слишком много/).waitFor();
  await assertCalm(page, faults);
});

test('a code that is asked for too often stays typed, and a file says it too', async () => {
  const { page, faults } = await visitor();
  await useUp(verifyReport);
  await openAwake(page, `${app.url}/ru/verify`);
  const code = page.getByLabel('Код проверки');
  await code.fill('7K3M-Q9TX-4PAA-W2ZB');
  await page.getByRole('button', { name: 'Проверить', exact: true }).click();
  await page.getByRole('alert').getByText(tooOften).waitFor();
  assert.equal(await code.inputValue(), '7K3M-Q9TX-4PAA-W2ZB');
  const report = { name: 'report.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };
  await page.getByLabel('Выбрать файл').setInputFiles(report);
  await page.getByRole('status').getByText('Слишком много проверок подряд').waitFor();
  await assertCalm(page, faults);
});

test('an order and a question that come too often are still there to be sent', async () => {
  const { page, faults } = await visitor();
  await useUp(placeOrder);
  await useUp(sendQuestion);
  await openAwake(page, `${app.url}/ru/order?country=de&name=Nordwind&request=1`);
  await page.getByLabel('E-mail').fill('buyer@demo.countercheck.example');
  await page.locator('#asTyped').check();
  await page.locator('#terms').check();
  await page.getByRole('button', { name: 'Перейти к оплате картой' }).click();
  await page.getByRole('alert').getByText(tooOften).waitFor();
  await page.getByRole('alert').getByText('Заказ не оформлен').waitFor();
  assert.equal(await page.getByLabel('E-mail').inputValue(), 'buyer@demo.countercheck.example');
  assert.equal(await page.locator('#asTyped').isChecked(), true);

  await openAwake(page, `${app.url}/ru/contact`);
  const form = page.locator('form', { has: page.getByRole('button', { name: 'Отправить', exact: true }) });
  await form.getByLabel('Имя').fill('Анна');
  await form.getByLabel('Телефон').fill('+49 30 1234567');
  await form.getByLabel('E-mail').fill('anna@demo.countercheck.example');
  await form.getByLabel('Сообщение').fill('Сколько стоит отчёт?');
  await form.getByRole('button', { name: 'Отправить', exact: true }).click();
  await page.getByRole('alert').getByText(tooOften).waitFor();
  assert.equal(await form.getByLabel('Сообщение').inputValue(), 'Сколько стоит отчёт?');
  await assertCalm(page, faults);
});
