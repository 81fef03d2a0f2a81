import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { words as guarantee } from '#kernel/texts/guarantee/words.ts';
import { claimAnswerDays, claimDays, claimDecisionDays } from './claim-decisions.ts';
import { guaranteeDays } from './claims.ts';

const read = (path: string) =>
  readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8').replaceAll(/\\u00a0|\u00a0/g, ' ');
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

/** What every place that speaks of the guarantee has to say, in either language. */
const whole = { en: '100%', ru: /100 ?%/ } as const;
const says = (text: string, wanted: string | RegExp, where: string) =>
  assert.ok(typeof wanted === 'string' ? text.includes(wanted) : wanted.test(text), `${where}: ${wanted}`);

for (const [language, days, answer, decision] of [
  ['en', 'within 60 days', 'within 1 business day', 'within 10'],
  ['ru', 'в течение 60 дней', /за 1 рабочий день|в течение 1 рабочего дня/, /за 10/],
] as const) {
  test(`the guarantee is one in every text that names it: ${language}`, () => {
    const { full, short, days: clocks, name, over } = guarantee[language];
    for (const text of [full, short, name]) says(plain(text), whole[language], text);
    for (const text of [full, short]) says(plain(text), days, text);
    for (const text of [full, clocks]) says(plain(text), answer, text);
    for (const text of [full, clocks]) says(plain(text), decision, text);
    says(plain(over), '60', over);

    const offer = read(`content/pages/oferta-8.${language}.md`);
    for (const wanted of [whole[language], days, answer, decision]) says(offer, wanted, 'the offer');
    const about = read(`content/pages/about.${language}.md`);
    for (const wanted of [whole[language], /60 (days|дней)/]) says(about, wanted, 'about us');
    for (const home of ['src/site/home/texts', 'src/site/home/later/texts'])
      says(read(`${home}/${language}.ts`), whole[language], home);
  });
}

test('the days of the texts are those that the code counts', () => {
  assert.deepEqual([guaranteeDays, claimAnswerDays, claimDecisionDays], [60, 1, 10]);
});

test('the clocks of a claim end with a day of the desk, and count neither weekends nor holidays', () => {
  const ends = (madeAt: string) => {
    const { answerDue, decisionDue } = claimDays(new Date(madeAt));
    return [answerDue.toISOString(), decisionDue.toISOString()];
  };
  // A Wednesday; in winter the desk's 18:00 is that of UTC.
  assert.deepEqual(ends('2026-11-18T10:00:00Z'), ['2026-11-19T18:00:00.000Z', '2026-12-02T18:00:00.000Z']);
  // Friday evening: Monday is the first business day after it.
  assert.deepEqual(ends('2026-11-20T22:00:00Z'), ['2026-11-23T18:00:00.000Z', '2026-12-04T18:00:00.000Z']);
  // Saturday counts as Monday.
  assert.deepEqual(ends('2026-11-21T10:00:00Z'), ['2026-11-24T18:00:00.000Z', '2026-12-07T18:00:00.000Z']);
  // Christmas and Boxing Day, the latter moved to Monday.
  assert.equal(ends('2026-12-24T10:00:00Z')[0], '2026-12-29T18:00:00.000Z');
});
