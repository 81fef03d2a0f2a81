import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Locale, locales } from '#kernel/locale.ts';
import { openRating } from '#rating/open-rating/open-rating.ts';
import { pumpMaker } from '#rating/open-rating/rating-fixture.ts';
import type { Fact } from '../../dossier/dossier.ts';
import type { FactValue } from '../../dossier/fact-value.ts';
import { ratingPassportSchema } from '../../dossier/rating-passport.ts';
import { sampleCover, sampleDossier, sampleFact } from '../../dossier/sample-dossier.ts';
import type { SectionCode } from '../../dossier/section-codes.ts';
import { limitView, ratingView } from '../../view/rating-view.ts';
import { createReportContext } from '../context/report-context.ts';
import { presentRating } from './present-rating.ts';

const eur = (units: number) => ({ amountMinor: Math.round(units * 100), currency: 'EUR' });
const fact = (section: SectionCode, field: string, value: FactValue, position = 0) =>
  sampleFact(section, field, value, { position });

/** Numbers that come in the same order every time. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/** Facts of an invented company, of which by chance much or little is known. */
function someFacts(seed: number) {
  const next = generator(seed);
  const maybe = <T>(value: T): T[] => (next() < 0.7 ? [value] : []);
  const years = Math.floor(next() * 5);
  const statements = Array.from({ length: years }, (_, position) => {
    const assets = 10 ** (4 + next() * 4);
    const equity = assets * (next() * 1.2 - 0.3);
    const current = assets * next();
    const cells: Readonly<Record<string, FactValue>> = {
      period_end: `${2025 - position}-12-31`,
      total_assets: eur(assets),
      equity: eur(equity),
      current_assets: eur(current),
      creditors_within_1y: eur((assets - equity) * next()),
      sales: eur(assets * next() * 3),
      pbt: eur(assets * (next() - 0.4)),
      interest: eur(assets * next() * 0.02),
      net_result: eur(assets * (next() - 0.4)),
      retained_earnings: eur(equity * next()),
    };
    return Object.entries(cells).flatMap(([field, value]) =>
      field === 'period_end' || next() < 0.93 ? [fact('financials', field, value, position)] : [],
    );
  });
  const code = ['NACE 2.1: 28.13', 'NACE 2.1: 46.90', 'NACE 2.1: 62.10', 'NACE 2.1: 64.19'][
    Math.floor(next() * 4)
  ];
  return [
    ...statements.flat(),
    ...maybe(fact('activities', 'activity_code', code ?? '')),
    ...maybe(fact('identification', 'incorporation_date', `${1950 + Math.floor(next() * 76)}-03`)),
    ...maybe(fact('payments', 'days_beyond_terms', Math.floor(next() * 80) - 5)),
    ...maybe(
      fact('legal', 'insolvency', ['nothing_found', 'closed', 'found'][Math.floor(next() * 2.4)] ?? ''),
    ),
    ...maybe(fact('legal', 'court_cases', 'nothing_found')),
    ...maybe(fact('owners', 'owner', 'Anna Kern')),
    ...maybe(fact('owners', 'owner_share', Math.floor(next() * 1_000) / 10)),
    ...maybe(fact('country', 'country_risk', `class ${1 + Math.floor(next() * 7)} of 7`)),
    ...maybe(fact('management', 'manager_elsewhere', 'Alfa GmbH; Beta AG, liquidated')),
  ];
}

function present(facts: readonly ReturnType<typeof fact>[], locale: Locale, more: object = {}) {
  const dossier = { ...sampleDossier(facts), ...more };
  return presentRating(dossier, createReportContext(sampleCover, locale));
}

/** `−3,2`, `+8.0` and `= 59.4` as numbers. */
const numberIn = (shown: string) =>
  Number(
    shown
      .replace('\u2212', '-')
      .replace(',', '.')
      .replaceAll(/[^\d.-]/g, ''),
  );
const numbersIn = (value: unknown) =>
  (JSON.stringify(value).match(/\d[\d\u00a0.,]*\d|\d/g) ?? []).map((digits) => digits.replaceAll(/\D/g, ''));

test('what is printed adds up to the score, in both languages, whatever is known of the company', () => {
  let rated = 0;
  for (let seed = 1; seed <= 150; seed += 1)
    for (const locale of locales) {
      const { rating } = present(someFacts(seed), locale);
      if (rating === null) continue;
      rated += 1;
      const [neutral, up, down, others, score] = rating.drivers.sum.map(({ shown }) => numberIn(shown));
      assert.ok(neutral !== undefined && up !== undefined && down !== undefined && others !== undefined);
      assert.equal(Math.round((neutral + up + down + others) * 10), Math.round((score ?? 0) * 10));
      assert.equal(Math.round((score ?? 0) * 10), rating.scoreTenths);
      const moves = rating.blocks.map(({ moveShown }) => numberIn(moveShown));
      assert.equal(Math.round(moves.reduce((sum, move) => sum + move * 10, 500)), rating.scoreTenths);
      for (const { items, moveShown, pointsShown } of rating.blocks) {
        const sum = items.reduce((total, item) => total + numberIn(item.moveShown) * 10, 0);
        assert.equal(Math.round(sum), Math.round(numberIn(moveShown) * 10));
        const points = items.reduce((total, item) => total + item.pointsTenths, 0);
        assert.equal(numberIn(pointsShown.split(/ of | из /)[0] ?? ''), points / 10);
      }
    }
  assert.ok(rated > 200);
});

test('no insolvency is not said of itself twice', () => {
  for (const locale of locales) {
    const ups = Array.from(
      { length: 60 },
      (_, seed) => present(someFacts(seed), locale).rating?.drivers.up ?? [],
    )
      .flat()
      .filter(({ item }) => item === 'insolvency');
    assert.ok(ups.length > 5);
    for (const { measure } of ups) assert.ok(measure === '' || measure.includes('%'), measure);
  }
});

test('a shape of the view holds, and the formulas with their figures come to what is printed', () => {
  for (let seed = 200; seed <= 260; seed += 1) {
    const { rating, limit } = present(someFacts(seed), 'en');
    limitView.parse(limit);
    if (rating === null) continue;
    ratingView.parse(rating);
    for (const { formula, result } of rating.recompute) {
      const [sum = ''] = formula.split(';');
      const spoken = sum
        .replaceAll('\u2212', '-')
        .replaceAll(/[A-Z]+\/[A-Z]+/g, '')
        .replaceAll('\u00a0', '')
        .replaceAll(',', '');
      const parts = spoken
        .replaceAll(/\s/g, '')
        .replaceAll('(-', '(~')
        .split(/(?=[+-])/);
      const total = parts.reduce(
        (all, part) =>
          all +
          part
            .split('×')
            .map((factor) => Number(factor.replaceAll(/[()]/g, '').replace('~', '-').replace('+', '')))
            .reduce((product, factor) => product * factor, 1),
        0,
      );
      const printed = Number(result.replace('\u2212', '-').replaceAll(',', ''));
      assert.ok(
        Math.abs(total - printed) <= 0.006 + Math.abs(printed) * 1e-4,
        `${formula} = ${result}, not ${total}`,
      );
    }
  }
});

test('English and Russian show the same numbers', () => {
  for (let seed = 300; seed <= 340; seed += 1) {
    const [en, ru] = [present(someFacts(seed), 'en'), present(someFacts(seed), 'ru')];
    const bare = ({ rating, limit }: typeof en) => ({
      measures: rating?.blocks.map(({ items }) =>
        items.map(({ measure, pointsShown, moveShown }) => numbersIn([measure, pointsShown, moveShown])),
      ),
      sum: rating?.drivers.sum.map(({ shown }) => numbersIn(shown)),
      models: rating?.models.map(({ value, shown, cuts }) => [value, numbersIn(shown), cuts]),
      whatIf: rating?.whatIf.map(({ score, grade, label }) => [score, grade, numbersIn(label)]),
      history: rating?.history.map(({ score, grade, label }) => [score, grade, numbersIn(label)]),
      recompute: rating?.recompute.map(({ formula, result }) => numbersIn([formula, result])),
      limit: [
        numbersIn(limit.amount?.text ?? ''),
        limit.ceilings.map(({ amount, shown }) => [amount, numbersIn(shown)]),
      ],
    });
    assert.deepEqual(bare(en), bare(ru), `seed ${seed}`);
  }
});

test('a sealed rating is shown as it was sealed, with models, what would change it and the years before', () => {
  const ratingPassport = {
    ...{ schema: ratingPassportSchema, version: 'open-rating/1.0', asOf: pumpMaker.asOf },
    ...{ input: pumpMaker, rating: openRating(pumpMaker) },
  };
  const { rating, limit } = present([], 'en', { ratingPassport });
  assert.ok(rating);
  assert.deepEqual(
    [rating.grade, rating.score, rating.scoreShown, rating.version, rating.headline, rating.band.label],
    ['B', 62, '62 of 100', 'Open Rating 1.0', 'Low risk', '0.5–2%'],
  );
  assert.deepEqual(
    rating.models.map(({ name, zoneLabel, counts }) => `${name}: ${zoneLabel}, ${counts}`),
    [
      'Altman Z″: safe, counts, 20',
      'Altman Z′: grey, counts, 5',
      'Zmijewski X: pass, counts, 5',
      'Springate: pass, shown only',
      'Altman EM: safe, shown only',
      'Ohlson O: –, not computed',
      'Altman Z 1968: –, not computed',
    ],
  );
  assert.equal(rating.modelsSay, 'models disagree: 3 safe, 1 grey');
  assert.deepEqual(
    rating.whatIf.map(({ label }) => label),
    [
      ...['As it stands', 'Equity −20%', 'Equity −30%', 'Operating profit falls to zero'],
      ...['Pays 30 days late, not 12', 'Claims settled', 'Unknown 9.1% of owners named'],
    ],
  );
  assert.equal(rating.history.at(-1)?.score, rating.score);
  assert.match(rating.remark, /^On the 2024 accounts \d+ \(B\)\./);
  assert.deepEqual(
    limit.ceilings.map(({ label, isBinding }) => [label, isBinding]),
    [
      ['15% of tangible net worth (€3.23\u00a0m)', false],
      ['15% of working capital (€2.18\u00a0m)', true],
      ['One month of purchases', false],
    ],
  );
  assert.equal(limit.amount?.text, '€320,000');
});

test('proceedings leave no grade by points: a limit of nothing with its basis, and no band', () => {
  const facts = [
    ...someFacts(7).filter(({ section }) => section !== 'legal'),
    fact('legal', 'insolvency', 'found'),
  ];
  const { rating, limit } = present(facts, 'en');
  assert.deepEqual(
    [rating?.grade, rating?.headline, rating?.scoreShown, rating?.band.at, rating?.whatIf.length],
    ['E', 'Insolvent: do not give credit', 'not rated', null, 0],
  );
  assert.match(rating?.remark ?? '', /points \([A-D]\) before the knock-out/);
  assert.equal(limit.amount?.text, '€0');
  assert.match(limit.basis, /^Grade E allows no credit\./);
});

test('where nothing has a measure the report says so; an analyst’s rating and limit stand before the computed ones', () => {
  const none = present([], 'en');
  assert.deepEqual([none.rating, none.limit.amount], [null, null]);
  assert.match(none.noRating, /^Nothing that a rating is made of was found/);
  const own = [fact('rating', 'rating', 'C, by judgement'), fact('rating', 'credit_limit', eur(5_000))];
  assert.match(present(own, 'en').noRating, /C, by judgement/);
  const both = present([...someFacts(7), ...own], 'en');
  assert.match(both.rating?.remark ?? '', /analyst’s own rating: C, by judgement/);
  assert.equal(both.limit.amount?.text, '€5,000');
  assert.match(both.limit.text, /set by the analyst/);
});

test('a measured item leads to the facts it is read from', () => {
  const facts: readonly Fact[] = sampleDossier(someFacts(11)).facts;
  const known = new Set(facts.map(({ id }) => id));
  const { rating } = present(someFacts(11), 'ru');
  const items = rating?.blocks.flatMap((block) => block.items) ?? [];
  assert.ok(items.some(({ isMeasured }) => isMeasured));
  for (const item of items) {
    assert.equal(item.isMeasured && item.facts.length === 0, false, item.item);
    for (const id of item.facts) assert.ok(known.has(id));
  }
});

test('a driver claims no more than it measures: one failed firm of five is not none, and a small company not large', () => {
  const facts = [
    fact('management', 'manager_name', 'Anna Beispiel'),
    fact('management', 'manager_elsewhere', 'A GmbH; B GmbH; C GmbH; D GmbH; E GmbH (insolvent)'),
    fact('activities', 'employees', 45),
  ];
  for (const locale of locales) {
    const up = present(facts, locale).rating?.drivers.up ?? [];
    assert.deepEqual(
      up.map(({ item }) => item),
      ['size', 'managers'],
    );
    for (const { label } of up) assert.doesNotMatch(label, /^No |Large|нет|Крупн/);
  }
});
