import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { sendQuestion } from '#modules/feedback/contract.ts';
import { goodQuestion } from '#modules/feedback/feedback-fixture.ts';
import { axeFindings } from '#testing/browser/axe.ts';
import { launchChromium } from '#testing/browser/chromium.ts';
import { clientOf } from '#testing/people.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { keepPicture, lookAt, openDesk } from './staff-looks.ts';
import { openFresh } from './steps.ts';

let app: TestApp;
let browser: Browser;
before(async () => {
  app = await startTestApp({ withPages: true, withScheduledJobs: false });
  browser = await launchChromium();
});
after(async () => {
  await browser?.close();
  await app?.close();
});

/** Subjects of the mails to `address` in the built-in mailbox, once everything due has been sent. */
async function mailsTo(address: string): Promise<string[]> {
  await app.services.outbox.drain();
  const { items } = (await (await fetch(`${app.url}/dev/mailbox.json`)).json()) as {
    items: { recipients: string[]; subject: string }[]; // what the mailbox lists
  };
  return items.flatMap(({ recipients, subject }) => (recipients.includes(address) ? subject : []));
}

test('what people write lies in one inbox, where it is found, taken and opened by keys', async () => {
  const late = await clientOf(app.url).call(sendQuestion, { body: goodQuestion });
  await app.pool.query(`UPDATE questions SET due_at = now() - interval '3 days' WHERE id = $1`, [late.id]);
  await clientOf(app.url).call(sendQuestion, {
    body: { ...goodQuestion, name: 'Boris', email: 'b@example.com', message: 'What does a report cost?' },
  });
  const { context, page, faults } = await openDesk(browser, app.url, { path: '/inbox', mailbox: 'manager' });
  await page.getByRole('heading', { name: 'Inbox' }).waitFor();
  await page.getByText('2 entries', { exact: true }).waitFor();
  await page
    .getByRole('link', { name: /^Inbox/ })
    .filter({ hasText: '2 open, 1 late' })
    .waitFor();
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  assert.equal(await menu.locator('[href="/staff/feedback"]').count(), 0, 'the inbox leads there');
  await lookAt(page, app.url, 'inbox');
  await page.getByRole('link', { name: 'All questions and reviews' }).click();
  await page.getByRole('heading', { name: 'Questions and reviews' }).waitFor();
  await page.getByRole('link', { name: 'Back to the inbox' }).click();
  await page.getByText('2 entries', { exact: true }).waitFor();

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search or run a command' }).fill('Inbox');
  await page.getByRole('option', { name: /Inbox.*2 open, 1 late/ }).waitFor();
  await keepPicture(page, 'palette');
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  await page.keyboard.press('a');
  await page.getByText('You have it now').first().waitFor();
  await page.getByLabel('Who has it').selectOption('I have it');
  await page.getByRole('button', { name: 'Show' }).click();
  await page.waitForURL(/owner=mine/);
  await page.getByText('1 entry', { exact: true }).waitFor();

  await askAboutData();
  await page.goto(`${app.url}/staff/inbox?kind=request`, { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'Анна Мюллер' }).click();
  await page.getByRole('heading', { name: 'Data request: erasure' }).waitFor();
  await lookAt(page, app.url, 'request');
  await page.getByLabel('Begin with').selectOption('Erased');
  await page.getByRole('button', { name: 'Answer and close' }).click();
  await page.getByRole('alert').first().waitFor();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Answer and close' }).click();
  await page.getByText('Answered', { exact: true }).first().waitFor();
  assert.ok((await mailsTo(asker)).includes('Ответ на ваше обращение о данных'));

  await page.goto(`${app.url}/staff/inbox?search=Boris`, { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'Boris' }).click();
  await page.getByRole('button', { name: 'Answer by mail' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Begin with').selectOption('Which order, which company?');
  await keepPicture(page, 'answer dialog');
  await dialog.getByRole('button', { name: 'Send the answer' }).click();
  await page.getByText('The answer is on its way').first().waitFor();
  assert.ok((await mailsTo('b@example.com')).includes('Our answer to your question'));
  assert.deepEqual(faults, []);
  await context.close();
});

const asker = 'subject@demo.countercheck.example';

/** A person named in a report asks in Russian, without JavaScript: first incompletely, then well. */
async function askAboutData(): Promise<void> {
  for (const width of [1440, 360]) {
    const { page, faults, end } = await openFresh(browser, `${app.url}/data-request`, {
      viewport: { width, height: 900 },
    });
    assert.deepEqual(await axeFindings(page), []);
    await page.getByRole('button', { name: 'Send the request' }).click();
    await page.getByText('Choose what you ask for.').first().waitFor();
    await keepPicture(page, `form en ${width}`);
    assert.deepEqual(faults, []);
    await end();
  }
  const { page, end } = await openFresh(browser, `${app.url}/ru/contact`, { javaScriptEnabled: false });
  await page.getByRole('main').getByRole('link', { name: 'Спросить о своих данных' }).click();
  await page.getByLabel('О чём вы просите').selectOption('Стереть данные обо мне');
  await page.getByLabel('Кто вы').selectOption('Меня назвали в\u00a0отчёте');
  await page.getByLabel('Имя человека').fill('Анна Мюллер');
  await page.getByLabel('E-mail для ответа').fill('subject@');
  await page.getByRole('button', { name: 'Отправить обращение' }).click();
  await page.getByText('Укажите настоящий адрес электронной почты').first().waitFor();
  await keepPicture(page, 'form ru');
  await page.getByLabel('E-mail для ответа').fill(asker);
  await page.getByRole('button', { name: 'Отправить обращение' }).click();
  await page.getByText('Обращение получено').waitFor();
  assert.deepEqual(await mailsTo(asker), ['Мы получили ваше обращение о данных']);
  await end();
}
