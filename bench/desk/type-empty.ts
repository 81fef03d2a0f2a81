import { handOver } from './confirm-prefilled.ts';
import { places } from './desk-places.ts';
import { emptyFacts, type TypedSection } from './empty-facts.ts';
import type { Waiting } from './orders.ts';
import { takeFromQueue } from './take-from-queue.ts';
import type { Typist } from './typist.ts';

/** What each research step brought, as the typed facts say it. */
const outcomes = ['1', '2', '2', '1', '1'];
const noField = 'no field of that name';
const mostSkips = 30;

/** Types all facts of a company that no source knows, and hands the dossier over. Answers how many facts it has then. */
export async function typeEmpty(typist: Typist, order: Waiting): Promise<void> {
  await takeFromQueue(typist, order);
  for (const section of emptyFacts) {
    await goToSection(typist, section.code);
    await typeValues(typist, section);
    await typeRows(typist, section);
  }
  await excuseTheRest(typist);
  await handOver(typist, outcomes);
}

const placeOf = async ({ page }: Typist) =>
  (await page.locator(places.current).getAttribute('data-line')) ?? '';
const isFormOpen = async ({ page }: Typist) => (await page.locator('[data-line] form').count()) > 0;

/** Goes on to what is open next until it is of the section. */
async function goToSection(typist: Typist, code: string): Promise<void> {
  for (let step = 0; step < mostSkips; step += 1) {
    if ((await placeOf(typist)).startsWith(`${code}:`)) return;
    if (
      (await typist.page
        .locator('form')
        .filter({ has: typist.page.locator(':focus') })
        .count()) > 0
    )
      await typist.press('leave a form', 'Escape', places.lines);
    await typist.press('next open', 'n', places.lines);
  }
  throw new Error(`the dossier never comes to ${code}`);
}

async function typeValues(typist: Typist, section: TypedSection): Promise<void> {
  const { press, type } = typist;
  const values = { ...section.values };
  const answers = { ...section.answers };
  let left = Object.keys(values).length + Object.keys(answers).length;
  for (let step = 0; left > 0 && step < mostSkips; step += 1) {
    const [code, field = noField] = (await placeOf(typist)).split(':');
    if (code !== section.code) throw new Error(`${left} values of ${section.code} have no field`);
    const value = values[field];
    const answer = answers[field];
    if (value === undefined && answer === undefined) {
      if (await isFormOpen(typist)) await press('skip a field', 'ArrowDown', places.lines);
      else await press('next line', 'j', places.lines);
      continue;
    }
    if (!(await isFormOpen(typist))) await press('open a form', 'Enter', places.lines);
    if (value !== undefined) {
      await type(value);
      await press('save a value', 'Enter', places.lines);
    } else await press('give an answer', String(answer), places.lines);
    await cite(typist, section.source);
    left -= 1;
  }
}

/** Where the form asks for the source of what was typed: names it, or takes one that the report has already. */
async function cite(typist: Typist, source: TypedSection['source']): Promise<void> {
  const { page, press, type } = typist;
  const isAsked = (await page.locator('details[open] [aria-invalid="true"]').count()) > 0;
  if (!isAsked) return;
  const known = page.getByRole('tab', { name: source.name });
  if ((await known.count()) > 0) {
    const number = (await known.first().getAttribute('id'))?.replace('source-', '') ?? '';
    await press('cite a source', `Alt+${number}`, places.lines);
    await press('save a value', 'Enter', places.lines);
    return;
  }
  await type(source.name);
  await press('save a value', 'Enter', places.lines);
  if ((await page.locator('select[aria-invalid="true"]').count()) > 0) {
    await press('choose a method', source.method, 'select:focus');
    await press('save a value', 'Enter', places.lines);
  }
}

async function typeRows(typist: Typist, { rows = [], source }: TypedSection): Promise<void> {
  const { press, type } = typist;
  for (const [index, row] of rows.entries()) {
    if (index === 0 && (await isFormOpen(typist))) await press('leave a form', 'Escape', places.lines);
    if (index === 0) await press('add a row', 'r', 'form, form :focus');
    for (const [column, cell] of row.entries()) {
      if (column > 0) await press('next cell', 'Tab', 'form input, form textarea, form select');
      await type(cell);
    }
    await press('save a row', 'Enter', `${places.lines}, form :focus`);
    await cite(typist, source);
  }
  if (rows.length > 0) await press('leave a form', 'Escape', `${places.lines}, form`);
}

/** Sections that nobody could fill say why. */
async function excuseTheRest(typist: Typist): Promise<void> {
  const { page, press } = typist;
  for (let step = 0; step < mostSkips; step += 1) {
    const before = await placeOf(typist);
    const name = (await page.locator(places.current).getAttribute('aria-label')) ?? '';
    if (before.endsWith(':why') && name.includes('Nothing yet')) {
      await press('ask for reasons', 'm', places.lines);
      await press('give a reason', '1', places.lines);
    } else {
      if (await isFormOpen(typist)) await press('leave a form', 'Escape', places.lines);
      await press('next open', 'n', `${places.lines}, [role="status"]`);
      if ((await placeOf(typist)) === before) return;
    }
  }
}
