import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { countryList } from '#database/seed/country-list.ts';
import { everyLanguageOf, locales } from '#kernel/locale.ts';
import { machineName, missingSections } from '../dossier/dossier.ts';
import { readFactValue } from '../dossier/fact-value.ts';
import { findField, findSection, sectionsOf } from '../dossier/report-sections.ts';
import { verdictOf } from '../presentation/verdict/report-verdict.ts';
import { sampleCompanyOf } from './sample-company.ts';
import { sampleMoney } from './sample-currency.ts';
import { issueDayOf } from './sample-days.ts';
import { buildSampleDocument, buildSampleDossier } from './sample-report-document.ts';

const now = new Date('2026-11-21T10:00:00Z');
const country = (code: string) => {
  const found = countryList.find((row) => row.code === code);
  assert.ok(found, code);
  return found;
};

describe('the sample company of a country', () => {
  it('exists for each of the 252: named, placed, numbered with zeros alone', () => {
    for (const row of countryList) {
      const company = sampleCompanyOf(row);
      assert.doesNotMatch(JSON.stringify(company), /\{\}|undefined|\|/, row.code);
      assert.match(company.name.latin, /^[\p{Script=Latin}\p{Lm}\P{L}]+$/u, row.code);
      assert.match(company.holding.latin, /^[\p{Script=Latin}\p{Lm}\P{L}]+$/u, row.code);
      assert.match(company.address.latin, /^[\p{Script=Latin}\p{Lm}\P{L}]+$/u, row.code);
      assert.notEqual(company.registration, '', row.code);
      for (const digit of `${company.registration}${company.tax}`.match(/\d/g) ?? []) {
        // J40 is the county of Bucharest, /07 says “private company” in South Africa.
        if (!['RO', 'ZA'].includes(row.code)) assert.equal(digit, '0', row.code);
      }
      assert.match(company.email, /\.example$/);
    }
  });

  it('has the form, the script and the currency of its country', () => {
    const german = sampleCompanyOf(country('DE'));
    assert.equal(german.name.own, 'Muster Pumpenhandel GmbH');
    assert.match(german.address.own, /10117 Berlin/);
    assert.equal(german.tax, 'DE000000000');
    assert.equal(german.currency, 'EUR');
    const belarusian = sampleCompanyOf(country('BY'));
    assert.match(belarusian.name.own, /^Общество с ограниченной ответственностью «/);
    assert.equal(belarusian.registration.length, 9);
    assert.equal(belarusian.currency, 'BYN');
    assert.match(sampleCompanyOf(country('CN')).name.own, /^上海.*有限公司$/);
    assert.match(sampleCompanyOf(country('GE')).name.own, /^შპს/);
    // Without an entry of its own: the language and the capital.
    assert.deepEqual(sampleCompanyOf(country('SN')).address.own, '1 rue de l’Exemple, Dakar');
    assert.equal(sampleCompanyOf(country('GH')).name.own, 'Sample Pumps Trading Ltd');
    assert.match(sampleCompanyOf(country('AQ')).address.own, /Antarctica$/);
    // Without a file.
    const later = sampleCompanyOf({ code: 'ZZ', name: everyLanguageOf({ ru: 'Зедландия' }, 'Zedland') });
    assert.match(later.address.own, /Zedland$/);
  });

  it('counts in a currency that Intl knows, in sums of its size', () => {
    for (const row of countryList) assert.match(sampleCompanyOf(row).currency, /^[A-Z]{3}$/);
    const known = new Set([...Intl.supportedValuesOf('currency'), 'XCG']);
    for (const row of countryList) assert.ok(known.has(sampleCompanyOf(row).currency), row.code);
    assert.deepEqual(sampleMoney(250, 'EUR'), { amountMinor: 25_000_000, currency: 'EUR' });
    assert.deepEqual(sampleMoney(250, 'JPY'), { amountMinor: 25_000_000, currency: 'JPY' });
    assert.deepEqual(sampleMoney(18.4, 'KWD'), { amountMinor: 18_400_000, currency: 'KWD' });
    assert.ok(Number.isSafeInteger(sampleMoney(12_480, 'IRR').amountMinor));
  });
});

describe('the sample dossier', () => {
  it('fills every mandatory section of every country with values its fields take, in both languages', () => {
    for (const row of countryList) {
      for (const locale of locales) {
        const dossier = buildSampleDossier(sampleCompanyOf(row), issueDayOf(now), locale);
        assert.deepEqual(missingSections(dossier), [], row.code);
        const filled = new Set(dossier.facts.map(({ section }) => section));
        for (const { code, need } of sectionsOf('credit'))
          assert.ok(filled.has(code) || need === 'note', `${row.code} ${code}`);
        for (const fact of dossier.facts) {
          const section = findSection(fact.section);
          const field = section && findField(section, fact.field);
          assert.ok(field, `${fact.section} ${fact.field}`);
          const read = readFactValue(field, fact.value);
          assert.deepEqual(read, fact.value, `${row.code} ${fact.section} ${fact.field}`);
          // A rating is no invention: the product computes it of the invented facts, as of any others.
          const isOurs = fact.section === 'rating';
          assert.match(fact.source, isOurs ? /^Countercheck, computed/ : /invented/);
          assert.match(fact.sourceRu ?? '', isOurs ? /^Countercheck/ : /вымышлен/);
          assert.equal(fact.enteredBy, isOurs ? machineName : 'system');
          assert.ok(fact.retrievedAt < now && fact.retrievedAt.getTime() > now.getTime() - 40 * 86_400_000);
        }
        assert.equal(buildSampleDocument(row, now, locale).watermark, locale === 'ru' ? 'ОБРАЗЕЦ' : 'SAMPLE');
      }
    }
  });

  it('says the same in both languages', () => {
    for (const code of ['DE', 'AE', 'SN']) {
      const company = sampleCompanyOf(country(code));
      const [english, russian] = locales.map((locale) =>
        buildSampleDossier(company, issueDayOf(now), locale).facts.map(
          ({ section, field, position, value }) => ({
            place: `${section} ${field} ${position}`,
            sum: typeof value === 'object' && 'amountMinor' in value ? value : null,
          }),
        ),
      );
      assert.deepEqual(english, russian);
    }
  });

  it('shows a warning with its reason, and sanctions lists with nothing found', () => {
    const dossier = buildSampleDossier(sampleCompanyOf(country('DE')), issueDayOf(now), 'en');
    const verdict = verdictOf(dossier);
    assert.equal(verdict.light, 'amber');
    assert.ok(verdict.reasons.some(({ text }) => text.en === 'Sanctions lists searched: no match.'));
  });

  it('has no day in the future, whatever the month', () => {
    for (let month = 0; month < 24; month += 1) {
      const first = new Date(Date.UTC(2026, month, 1));
      const issuedAt = issueDayOf(first);
      assert.ok(issuedAt < first && first.getTime() - issuedAt.getTime() < 4 * 86_400_000);
      assert.ok(![0, 6].includes(issuedAt.getUTCDay()));
      for (const { value } of buildSampleDossier(sampleCompanyOf(country('DE')), issuedAt, 'en').facts) {
        if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value))
          assert.ok(new Date(value) < first, value);
      }
    }
  });

  it('stays the same within a month and differs in the next', () => {
    const at = (day: string) => JSON.stringify(buildSampleDocument(country('DE'), new Date(day), 'en'));
    assert.equal(at('2026-11-01T00:00:00Z'), at('2026-11-30T23:59:59Z'));
    assert.notEqual(at('2026-11-30T23:59:59Z'), at('2026-12-01T00:00:00Z'));
  });
});
