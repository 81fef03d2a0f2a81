import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { countryList } from '#database/seed/country-list.ts';
import { locales } from '#kernel/locale.ts';
import { ratingInputOf } from '../parts/rating-part.ts';
import { countedPeriods, statementsPart } from '../parts/statements-part.ts';
import { presentReport } from '../presentation/present-report.ts';
import { asFirstFiled, cashFlow, sampleAccounts } from './sample-accounts.ts';
import { sampleCompanyOf } from './sample-company.ts';
import { issueDayOf } from './sample-days.ts';
import { buildSampleDossier, sampleCoverOf } from './sample-report-document.ts';

const issuedAt = issueDayOf(new Date('2026-11-21T10:00:00Z'));
const dossierOf = (code: string, locale: (typeof locales)[number]) => {
  const country = countryList.find((row) => row.code === code);
  assert.ok(country, code);
  return buildSampleDossier(sampleCompanyOf(country), issuedAt, locale);
};

describe('the accounts of a sample', () => {
  it('balance in every country, every year, as filed and as stated anew, and lead from year to year', () => {
    for (const { code } of countryList) {
      const years = sampleAccounts(code);
      assert.equal(years.length, 5);
      for (const [at, year] of years.entries()) {
        for (const one of [year, asFirstFiled(year, code)]) {
          assert.equal(one.total_assets, one.equity + one.total_liabilities, code);
          assert.equal(one.total_assets, one.equity_and_liabilities, code);
          assert.equal(one.total_assets, one.fixed_assets + one.current_assets, code);
          assert.equal(one.current_assets, one.inventory + one.debtors + one.cash, code);
          assert.equal(one.equity, one.share_capital + one.retained_earnings, code);
          assert.equal(one.gross_profit, one.sales - one.cogs, code);
          assert.equal(one.ebit, one.gross_profit - one.operating_expenses, code);
          assert.equal(one.net_result, one.ebit - one.interest - one.tax, code);
          assert.ok(one.cash > 0, code);
        }
        const before = years[at - 1];
        if (before === undefined) continue;
        assert.equal(year.equity, before.equity + year.net_result - year.dividends, code);
        const { cfo, cfi, cff } = cashFlow(before, year);
        assert.equal(cfo + cfi + cff, year.cash - before.cash, code);
      }
    }
  });

  it('are five years that count, one of them stated anew, in the currency of the country', () => {
    const { individual } = statementsPart(dossierOf('JP', 'en').facts);
    assert.equal(individual.length, 6);
    assert.equal(countedPeriods(individual).length, 5);
    assert.deepEqual(
      individual.filter(({ isSuperseded }) => isSuperseded).map(({ end }) => end),
      ['2023-12-31'],
    );
    assert.ok(individual.every(({ currency }) => currency === 'JPY'));
  });
});

describe('the rating of a sample', () => {
  it('reads every item but peers out of the facts, and the same in every language', () => {
    for (const code of ['DE', 'BY', 'CN', 'US', 'AE']) {
      const [english, russian] = locales.map((locale) => ratingInputOf(dossierOf(code, locale).facts)?.input);
      assert.deepEqual(english, russian, code);
      assert.equal(english?.sector, 'trade');
      assert.equal(english?.group, 'parent_known');
      assert.equal(english?.ownersKnownPercent, 92);
      assert.equal(english?.failedMandates, 1);
      assert.equal(english?.otherMandates, 3);
      assert.equal(english?.countryRisk, 2);
      assert.equal(english?.insolvency, 'none');
      assert.equal(english?.sanctions, 'none');
      assert.equal(english?.enforcement, 0);
      assert.ok((english?.openClaims ?? 0) > 0);
    }
  });

  it('stands in the report as the product computes it, with a limit in the currency', () => {
    for (const country of countryList) {
      const company = sampleCompanyOf(country);
      const [view] = locales.map((locale) =>
        presentReport(
          buildSampleDossier(company, issuedAt, locale),
          sampleCoverOf(country, company, issuedAt),
          locale,
        ),
      );
      assert.ok(view?.rating, country.code);
      assert.match(view.rating.grade ?? '', /^[AB]$/, country.code);
      assert.notEqual(view.limit.amount, null, country.code);
    }
  });
});
