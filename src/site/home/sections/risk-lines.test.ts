import assert from 'node:assert/strict';
import { test } from 'node:test';
import { systemClock } from '#kernel/clock.ts';
import { everyLanguageOf, type Locale, locales } from '#kernel/locale.ts';
import { createExampleReports } from '#modules/reports/service.ts';
import { words as flags } from '#modules/reports/texts/flags/words.ts';
import { words as sections } from '#modules/reports/texts/sections/words.ts';
import type { en } from '../later/texts/en.ts';

/** The words of the sections, of whichever languages there are. */
async function textsIn(locale: Locale): Promise<typeof en> {
  return (await import(`../later/texts/${locale}.ts`))[locale];
}

const examples = createExampleReports({ clock: systemClock });

for (const locale of locales) {
  test(`each line that would have shown a risk is written as a report writes it, in ${locale}`, async () => {
    const { deleted, signing, insolvency, sanctioned, read, address } = (await textsIn(locale)).riskLines;
    const said = flags[locale];
    const view = examples.view({ code: 'de', name: everyLanguageOf({ ru: 'Германия' }, 'Germany') }, locale);
    assert.equal(deleted.before + deleted.marked, said.status.Deleted);
    assert.equal(insolvency.before + insolvency.marked, said.insolvency);
    assert.equal(sanctioned.marked + sanctioned.after.slice(0, 2), said.sanctioned(''));
    assert.equal(address.before + address.marked, said.massAddress);
    // The example company is signed for by two together.
    assert.ok(view.managersRemark.endsWith(signing.marked), view.managersRemark);
    for (const part of signing.before
      .replaceAll('\u00a0', ' ')
      .split(/: | — /)
      .filter(Boolean))
      assert.ok(view.managersRemark.includes(part.trim()), part);
    // Every source of the report bears the day on which it was read.
    assert.ok(view.sources.length > 0 && view.sources.every(({ retrieved }) => retrieved !== ''));
    const [day = ''] = view.sources.map(({ retrieved }) => retrieved);
    assert.ok(read.marked(day).includes(day));
  });

  test(`each of them names the part of a report that it stands in, in ${locale}`, async () => {
    const printed = JSON.stringify(sections[locale]);
    for (const { from } of Object.values((await textsIn(locale)).riskLines))
      assert.ok(printed.includes(`"${from}"`), from);
  });
}
