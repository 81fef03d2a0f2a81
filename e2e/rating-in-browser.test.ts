import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { annualised, figureNames } from '#rating/figures/figures.ts';
import { ratioNames, ratioOf } from '#rating/figures/ratios.ts';
import { modelNames, modelOf } from '#rating/models/models.ts';
import { openRating } from '#rating/open-rating/open-rating.ts';
import { pumpMaker, withFigures } from '#rating/open-rating/rating-fixture.ts';
import type { RatingInput } from '#rating/open-rating/rating-input.ts';
import { launchChromium } from '#testing/browser/chromium.ts';

// What a browser computes is what was sealed: the very files of the room, their types taken away, and no server.

const origin = 'http://rating.test';
const room = new URL('../src/rating/', import.meta.url);

let browser: Browser;
let page: Page;
before(async () => {
  browser = await launchChromium();
  page = await browser.newPage();
  await page.route(`${origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (!pathname.endsWith('.ts'))
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html>' });
    const source = await readFile(new URL(`.${pathname}`, room), 'utf8');
    return route.fulfill({ contentType: 'text/javascript', body: stripTypeScriptTypes(source) });
  });
  await page.goto(origin);
});
after(async () => {
  await browser?.close();
});

/** What an export of a file of the room answers in the browser. */
function inBrowser<Result>(file: string, name: string, calls: readonly (readonly unknown[])[]) {
  return page.evaluate(
    async ([path, of, all]) => {
      const module = await import(path);
      return all.map((input) => module[of](...input));
    },
    [`${origin}/${file}`, name, calls] as const,
    // What the function answers in Node as well.
  ) as Promise<Result[]>;
}

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** As much of a number as anybody prints: logarithms of two engines differ in the sixteenth digit. */
const asPrinted = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (_, part) => (typeof part === 'number' ? Number(part.toPrecision(10)) : part)),
  );

test('a browser rates every company as the server does, to the last printed digit', async () => {
  const changed = (by: number) =>
    Object.fromEntries(
      Object.entries(pumpMaker.years[0]?.figures ?? {}).map(([name, value], at) => [
        name,
        value * (1 + ((at * 37 + by * 53) % 100) / 91 - 0.4),
      ]),
    );
  const companies: RatingInput[] = Array.from({ length: 200 }, (_, by) => ({
    ...withFigures(pumpMaker, changed(by)),
    daysBeyondTerms: by % 90,
    openClaims: by * 9_973,
    enforcement: by % 7 === 0 ? by * 1_009 : 0,
  }));
  const rated = await inBrowser(
    'open-rating/open-rating.ts',
    'openRating',
    companies.map((one) => [one]),
  );
  assert.deepEqual(asPrinted(rated), asPrinted(companies.map(openRating)));
  assert.ok(new Set(companies.map((one) => openRating(one).grade)).size >= 3);
});

const file = new URL('../../shared/data/rating/golden-vectors.json', import.meta.url);

test('ratios and models of the golden vectors are those of the server, and theirs', {
  skip: !existsSync(file) && '../shared/data is absent',
}, async () => {
  const { vectors } = JSON.parse(readFileSync(file, 'utf8'));
  let seen = 0;
  for (const { id, input, expected } of vectors) {
    const raw = Object.fromEntries(
      figureNames.flatMap((name) => (input[name] === undefined ? [] : [[name, Number(input[name])]])),
    );
    const figures = annualised(raw, Number(input.months ?? 12));
    const context = asJson({
      netPrevious: input.net_previous === undefined ? undefined : Number(input.net_previous),
      usdPerUnit: input.usd_per_unit === undefined ? undefined : Number(input.usd_per_unit),
      priceIndex: input.gnp_index === undefined ? undefined : Number(input.gnp_index),
    }) as Parameters<typeof modelOf>[2];
    const ratios = await inBrowser(
      'figures/ratios.ts',
      'ratioOf',
      ratioNames.map((name) => [name, figures]),
    );
    const models = await inBrowser(
      'models/models.ts',
      'modelOf',
      modelNames.map((name) => [name, figures, context]),
    );
    assert.deepEqual(ratios, ratioNames.map((name) => ratioOf(name, figures)).map(asJson), id);
    assert.deepEqual(models, modelNames.map((name) => modelOf(name, figures, context)).map(asJson), id);
    const computed = new Map<string, { value: number | null }>([
      ...ratioNames.map((name, at) => [name, ratios[at] as { value: number | null }] as const),
      ...modelNames.map((name, at) => [name, models[at] as { value: number | null }] as const),
    ]);
    for (const [name, { value }] of Object.entries(expected as Record<string, { value: string | null }>)) {
      const got = computed.get(name);
      if (got === undefined || value === null) continue;
      assert.equal(got.value?.toFixed(6), value, `${id}: ${name}`);
      seen += 1;
    }
  }
  assert.ok(seen > 100, `${seen} values`);
});
