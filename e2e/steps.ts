import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';
import PostalMime from 'postal-mime';
import { demoPassword } from '#database/seed/seed.ts';
import type { TestApp } from '#testing/test-app.ts';
import { waitFor } from '#testing/timeline.ts';

/**
 * Collects everything a browser complains about: errors, warnings, hydration faults, refused policies. Each line names what
 * it is about: a note of an answer may come while the page is already, or not yet, at another address.
 */
export function watchConsole(page: Page): string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    // A font that came too late for this page is for the next one (`font-display: optional`): a matter of the machine's speed.
    if (/\.woff2 was preloaded .* but not used/.test(message.text())) return;
    faults.push(`${page.url()}: ${message.location().url}: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.message}`));
  return faults;
}

/** Makes every page of the context report what its policy refuses, so that `watchConsole` hears of all of it. */
export async function reportViolations(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
      console.error(`refused by ${effectiveDirective}: ${blockedURI} in ${sourceFile}`);
    });
  });
}

/**
 * Shows interest in a page of the site and waits until React has taken over; pages for reading are plain HTML until then
 * (`src/site/deferred-hydration`). Nothing happens to a page that is awake.
 */
export async function wake(page: Page): Promise<void> {
  await page.mouse.move(2, 2);
  await page.mouse.move(4, 4);
  await awake(page);
}

/** Waits until React has taken over, without a sign of interest. */
export async function awake(page: Page): Promise<void> {
  await page.locator('html[data-awake]').waitFor({ state: 'attached' });
}

/** Waits until an element has the focus, which an effect of React gives a moment after what has led there is drawn. */
export const focusOn = (element: Locator) =>
  element.and(element.page().locator(':focus')).waitFor({ state: 'attached' });

/** Opens a page of the site and wakes it. */
export async function openAwake(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await wake(page);
}

/** A page of its own for one journey, awake; without JavaScript as it comes. */
export async function openFresh(browser: Browser, address: string, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  const page = await context.newPage();
  const faults = watchConsole(page);
  if (options.javaScriptEnabled === false) await page.goto(address);
  else await openAwake(page, address);
  return { page, faults, end: () => context.close() };
}

/** Chooses colours by their name in the page's language. */
export async function chooseTheme(page: Page, name: string): Promise<void> {
  await page.locator('[popovertarget="theme-choice"]').click();
  await page.locator('#theme-choice').getByRole('button', { name, exact: true }).click();
}

/** Lets the pages of a context follow the device, for tests that draw them dark. */
export async function followSystem(context: BrowserContext, url: string): Promise<void> {
  await context.addCookies([{ name: 'theme', value: 'system', url }]);
}

/** The button that opens the list of countries. */
export const countryField = (page: Page) => page.locator('button[aria-haspopup="listbox"]');

/** Chooses a country by a part of its name. */
export async function pickCountry(page: Page, typed: string, name: string): Promise<void> {
  await countryField(page).click();
  await page.getByRole('combobox').fill(typed);
  await page.getByRole('option', { name, exact: true }).click();
}

/** The text of the option that the keyboard has reached in a list. */
export const markedOption = (page: Page) =>
  page.evaluate(() => {
    const id = document.activeElement?.getAttribute('aria-activedescendant') ?? '';
    return document.getElementById(id)?.textContent;
  });

/** Types a name into the form of the search and sends it. */
export async function searchFor(page: Page, name: string): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(name);
  // The list of suggestions lies over the button while the field has the focus.
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Find', exact: true }).click();
}

/** From the home page to the card page, as a guest. */
export async function placeInBrowser(
  page: Page,
  siteUrl: string,
  wish: { country: string; company: string },
): Promise<void> {
  await openAwake(page, siteUrl);
  await pickCountry(page, wish.country.toLowerCase(), wish.country);
  await page.getByRole('button', { name: 'Find a company' }).click();
  await page.waitForURL(/\/company-search\?/);
  // The address changes first, and the form of questions on the home page has a name as well.
  await page.getByRole('heading', { level: 1, name: wish.country }).waitFor();
  await searchFor(page, wish.company);
  await page.waitForURL(/\/order\?/);
  await page.getByRole('radio', { name: /Express/ }).check();
  await page.getByLabel('E-mail').fill('buyer@demo.countercheck.example');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Go to the card page' }).click();
  await page.waitForURL(/\/pay\//);
}

/** Fills the hosted card page and sends it. */
export async function payAt(page: Page, cardNumber: string): Promise<void> {
  await page.locator('#number').fill(cardNumber);
  await page.locator('#expiry').fill('12 / 30');
  await page.locator('#cvc').fill('123');
  await page.locator('#name').fill('DEMO BUYER');
  await page.locator('form.stack button').click();
}

/**
 * Signs a demo person in at the sign-in page of the desk, with the Enter key. What is sent while the page sleeps waits for it
 * (`desk-early.test.ts`); here its button is waited for, which is there once anything can be sent.
 */
export async function enterDesk(page: Page, email: string): Promise<void> {
  const form = page.locator('form', { has: page.locator('input[type="password"]') });
  await form.locator('input[type="email"]').fill(email);
  await form.locator('input[type="password"]').fill(demoPassword);
  await form.locator('button[type="submit"]:enabled').waitFor();
  await form.locator('input[type="password"]').press('Enter');
}

/** Signs a second member of staff in, who accepts what people wrote in the report section by section, and approves it. */
export async function approveInBackOffice(
  page: Page,
  siteUrl: string,
  orderId: string,
  person: { email: string; password: string },
): Promise<void> {
  await page.goto(`${siteUrl}/staff/orders/${orderId}/review`, { waitUntil: 'networkidle' });
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Password').fill(person.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  const waiting = page.locator('article', {
    has: page.getByRole('img', { name: /to be decided|contradict/ }),
  });
  await page.locator('article').first().waitFor();
  for (let left = await waiting.count(); left > 0; left = await waiting.count()) {
    await page.keyboard.press('Shift+A');
    await waitFor('the decisions', async () => (await waiting.count()) < left || undefined);
  }
  await page.getByRole('button', { name: 'Approve and send' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve and send' }).click();
  await page.waitForURL(`${siteUrl}/staff/orders/${orderId}`);
}

/** The link with a token in the newest mail to an address that has one, once there are `count` of them. */
export function linkTo(app: TestApp, email: string, count = 1): Promise<string> {
  return waitFor('the mail', async () => {
    const { db } = app.services;
    const rows = await db.selectFrom('mailbox_messages').selectAll().orderBy('received_at').execute();
    const own = rows.filter(({ recipients }) => recipients.includes(email));
    const texts = await Promise.all(own.map(async ({ raw }) => (await PostalMime.parse(raw)).text ?? ''));
    const links = texts.flatMap((text) => /https?:\/\/\S+(?:token=|#)[0-9a-f]{40,}/.exec(text) ?? []);
    return links.length < count ? undefined : links.at(-1);
  });
}
