import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { demoPassword } from '#database/seed/seed.ts';
import { launchChromium } from '#testing/browser/chromium.ts';
import { order } from '#testing/buyer.ts';
import { signIn } from '#testing/people.ts';
import { approve, prepareReport } from '#testing/staff-work.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { waitFor } from '#testing/timeline.ts';
import { listQueue } from '#workflows/prepare-report/contract.ts';
import { checkPayment, trackOrder } from '#workflows/track-order/contract.ts';
import { awake, focusOn, openAwake, wake, watchConsole } from './steps.ts';

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

const thanks = {
  en: 'Thank you! Your data has been successfully submitted',
  ru: 'Спасибо! Ваши данные успешно отправлены',
};

async function visitor(options: BrowserContextOptions = {}): Promise<{ page: Page; faults: string[] }> {
  const page = await (
    await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options })
  ).newPage();
  return { page, faults: watchConsole(page) };
}

async function questionsOf(email: string): Promise<{ name: string; message: string; locale: string }[]> {
  const found = await app.services.feedback.questions.exportOf(app.services.db, email);
  return found.map(({ name, message, locale }) => ({ name, message, locale }));
}

/** Waits until the built-in mailbox has a mail to `address`. */
const mailTo = (address: string) =>
  waitFor(`a mail to ${address}`, async () => {
    const { items } = (await (await fetch(`${app.url}/dev/mailbox.json`)).json()) as {
      items: { recipients: string[]; subject: string }[]; // what the mailbox lists
    };
    return items.find(({ recipients }) => recipients.includes(address));
  });

test('the contact form says what is wrong, keeps what is typed, and arrives once', async () => {
  const { page, faults } = await visitor();
  await openAwake(page, `${app.url}/contact`);
  const form = page.locator('form', { has: page.getByRole('button', { name: 'Send', exact: true }) });
  const [phone, email] = [form.getByLabel('Phone'), form.getByLabel('E-mail')];

  await phone.pressSequentially('12ab');
  assert.equal(await page.getByText('Enter a valid number').count(), 0, 'nothing while typing');
  await phone.blur();
  await page.getByText('Enter a valid number').waitFor();
  await email.fill('anna@');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const summary = page.getByRole('alert');
  await summary.getByText('Name: Field must not be empty').waitFor();
  for (const text of [
    'Phone: Enter a valid number',
    'E-mail: Enter a valid E-mail',
    'Message: Field must not be empty',
  ])
    await summary.getByText(text).waitFor();
  await focusOn(summary);

  await form.getByLabel('Name').fill('Anna Schmidt');
  await phone.fill('+49 30 123-45-67');
  await email.fill('anna.schmidt@example.org');
  await form.getByLabel('Message').fill('Do you check companies in Malta?\nWhat does it cost?');
  await page.reload();
  // What is kept comes back without a sign of interest.
  await awake(page);
  assert.equal(await form.getByLabel('Name').inputValue(), 'Anna Schmidt');
  await page.getByRole('button', { name: 'Send', exact: true }).dblclick();
  await page.getByText(thanks.en, { exact: true }).waitFor();
  await focusOn(page.locator('#sent'));
  assert.equal(await form.count(), 0);

  assert.deepEqual(await questionsOf('anna.schmidt@example.org'), [
    { name: 'Anna Schmidt', message: 'Do you check companies in Malta?\nWhat does it cost?', locale: 'en' },
  ]);
  await mailTo('anna.schmidt@example.org');
  assert.match((await mailTo('office@countercheck.example')).subject, /Anna Schmidt/);
  await page.reload();
  await wake(page);
  assert.equal(await form.getByLabel('Name').inputValue(), '');
  assert.deepEqual(faults, []);
});

test('what does not arrive is said beside the button, and the next try sends it', async () => {
  const { page } = await visitor();
  await openAwake(page, `${app.url}/contact`);
  await page.getByLabel('Name').fill('Boris');
  await page.getByLabel('Phone').fill('1234567');
  await page.getByLabel('E-mail').fill('boris@example.org');
  await page.getByLabel('Message').fill('Hello');
  const send = page.getByRole('button', { name: 'Send', exact: true });
  await page.context().setOffline(true);
  await send.click();
  await page.getByText('The server does not answer.').waitFor();
  await page.context().setOffline(false);
  await page.route('**/FeedBack/Question', (route) => route.fulfill({ status: 502, body: 'bad gateway' }), {
    times: 1,
  });
  await send.click();
  await page.getByText('Something went wrong on our side.').waitFor();
  assert.equal(await page.getByLabel('Message').inputValue(), 'Hello');
  await send.click();
  await page.getByText(thanks.en, { exact: true }).waitFor();
  assert.equal((await questionsOf('boris@example.org')).length, 1);
});

test('the contact form works in Russian without JavaScript', async () => {
  const { page, faults } = await visitor({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });
  await page.goto(`${app.url}/ru/contact`);
  await page.getByLabel('Имя').fill('Ольга');
  await page.getByLabel('Телефон').fill('12');
  const answered = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.getByRole('button', { name: 'Отправить' }).click();
  assert.equal((await answered).status(), 422);
  await page.getByText('Телефон: Укажите телефон: цифры и дефисы').waitFor();
  await page.getByText('Сообщение: Заполните это поле').waitFor();
  assert.equal(await page.getByLabel('Имя').inputValue(), 'Ольга');
  await page.getByLabel('Телефон').fill('+375 17 200-00-00');
  await page.getByLabel('E-mail').fill('olga@example.org');
  await page.getByLabel('Сообщение').fill('Сколько ждать отчёт?');
  await page.getByRole('button', { name: 'Отправить' }).click();
  await page.getByText(thanks.ru, { exact: true }).waitFor();
  assert.deepEqual(await questionsOf('olga@example.org'), [
    { name: 'Ольга', message: 'Сколько ждать отчёт?', locale: 'ru' },
  ]);
  // The browser itself notes each answer of 4xx; that is the only line.
  assert.deepEqual(
    faults.filter((line) => !line.includes('422')),
    [],
  );
});

async function deliverOrder(): Promise<string> {
  const placed = await order(app);
  await placed.pay();
  await placed.client.call(checkPayment, { params: placed.params });
  const [researcher, reviewer] = await Promise.all(
    ['manager', 'reviewer'].map((name) => signIn(app.url, `${name}@demo.countercheck.example`, demoPassword)),
  );
  if (researcher === undefined || reviewer === undefined) throw new Error('nobody signed in');
  const { order: tracked } = await placed.client.call(trackOrder, { params: placed.params });
  const { items } = await researcher.call(listQueue, { query: {} });
  const orderId = items.find(({ number }) => number === tracked.number)?.orderId ?? '';
  await prepareReport(researcher, orderId);
  await approve(reviewer, orderId);
  await waitFor('the delivery', async () => {
    const now = await placed.client.call(trackOrder, { params: placed.params });
    return now.order.state === 'completed' || undefined;
  });
  return placed.secret;
}

test('a review is written from a delivered order, published by the staff, and then read by everybody', async () => {
  const secret = await deliverOrder();
  const { page, faults } = await visitor();
  await page.goto(`${app.url}/feedbacks`);
  await page.getByRole('heading', { name: 'No reviews yet' }).waitFor();

  await openAwake(page, `${app.url}/track/${secret}`);
  await page.getByRole('button', { name: 'Send the review' }).click();
  await page.getByRole('alert').getByText('Rating: Choose from one to five stars.').waitFor();
  await page.getByRole('radio', { name: '1 poor' }).focus();
  for (let star = 1; star < 4; star += 1) await page.keyboard.press('ArrowRight');
  assert.ok(await page.getByRole('radio', { name: '4 good' }).isChecked());
  const text = 'It came a day early, and every figure names its source.';
  await page.getByLabel('Your review').fill(text);
  await page.getByLabel('Your name').fill('Jonas Berg');
  await page.getByLabel('Your company').fill('Berg Import AG');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Send the review' }).click();
  await page.getByText('Thank you, your review has arrived.').waitFor();
  await page.reload();
  await page.getByText('We read it before it is published.').waitFor();

  const staff = await visitor({ viewport: { width: 360, height: 800 } });
  await staff.page.goto(`${app.url}/staff/feedback?tab=reviews`, { waitUntil: 'networkidle' });
  await staff.page.getByLabel('E-mail').fill('manager@demo.countercheck.example');
  await staff.page.getByLabel('Password').fill(demoPassword);
  await staff.page.getByRole('button', { name: 'Sign in' }).click();
  await staff.page.getByText(text).waitFor();
  await staff.page.getByRole('button', { name: 'Answer', exact: true }).click();
  const dialog = staff.page.getByRole('dialog');
  await dialog.getByLabel('Answer').fill('Thank you. The register was quick this time.');
  await dialog.getByRole('button', { name: 'Save the answer' }).click();
  await staff.page.getByText('Thank you. The register was quick').first().waitFor();
  await staff.page.getByRole('button', { name: 'Publish' }).click();
  await staff.page.getByText('No review is waiting').waitFor();

  await page.goto(`${app.url}/feedbacks`);
  const shown = page.getByRole('article', { name: 'Jonas Berg, Berg Import AG' });
  await shown.getByText(text).waitFor();
  await shown.getByRole('img', { name: '4 out of 5' }).waitFor();
  await shown.getByText('Report: Germany').waitFor();
  await shown.getByText('The register was quick this time.').waitFor();
  await page.getByRole('img', { name: '4.0 out of 5 on average' }).waitFor();
  const schema = await page.locator('script[type="application/ld+json"]').allTextContents();
  assert.match(schema.join(), /"reviewCount":1/);
  assert.deepEqual([...faults, ...staff.faults], []);

  await staff.page.getByRole('link', { name: 'Published' }).click();
  await staff.page.getByRole('button', { name: 'Take off the site' }).click();
  await dialog.getByLabel('Reason').fill('Asked by its author.');
  await dialog.getByRole('button', { name: 'Take off the site' }).click();
  await staff.page.getByText('Nothing published yet').waitFor();
  await page.goto(`${app.url}/feedbacks`);
  await page.getByRole('heading', { name: 'No reviews yet' }).waitFor();
  await page.goto(`${app.url}/track/${secret}`);
  await page.getByText('We did not publish it.').waitFor();
  assert.deepEqual([...faults, ...staff.faults], []);
});

test('a review is written in Russian without JavaScript', async () => {
  const secret = await deliverOrder();
  const { page } = await visitor({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });
  await page.goto(`${app.url}/ru/track/${secret}`);
  await page.getByRole('radio', { name: '5 отлично' }).check({ force: true });
  await page.getByLabel('Ваш отзыв').fill('Коротко');
  await page.getByRole('button', { name: 'Отправить отзыв' }).click();
  await page.getByText('Ваш отзыв: Длина поля').waitFor();
  assert.ok(await page.getByRole('radio', { name: '5 отлично' }).isChecked());
  assert.equal(await page.getByLabel('Ваш отзыв').inputValue(), 'Коротко');
  await page.getByLabel('Ваш отзыв').fill('Отчёт пришёл вовремя, источники названы.');
  await page.getByLabel('Ваше имя').fill('Ольга');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Отправить отзыв' }).click();
  await page.getByText('Перед публикацией мы его прочтём.').waitFor();
  assert.match(page.url(), /#review$/);
});
