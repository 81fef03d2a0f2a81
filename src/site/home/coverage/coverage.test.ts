import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countryList } from '#database/seed/country-list.ts';
import { tariffList } from '#database/seed/tariff-list.ts';
import dots from '../../world-map/figures/country-dots.json' with { type: 'json' };
import { bandsOf } from './coverage.ts';
import { dotPath } from './dot-path.ts';

const priced = countryList.map(({ id, code, name }) => ({
  code: code.toLowerCase(),
  name: name.en,
  tariffs: tariffList
    .filter(({ countryId, reportKind }) => countryId === id && reportKind === 'credit')
    .map((tariff) => ({
      id: tariff.id,
      tariffName: tariff.name.en,
      tariffPrice: tariff.priceMinor,
      tariffCurrency: tariff.currency,
      minDays: tariff.minDays,
      maxDays: tariff.maxDays,
      reportContentTypeId: tariff.reportKind,
    })),
}));

test('every country stands in one band; whoever is dearer waits longer, as the map says', () => {
  const bands = bandsOf(priced);
  const codes = bands.flatMap((band) => band.codes.match(/../g) ?? []);
  assert.equal(new Set(codes).size, codes.length);
  assert.deepEqual(codes.toSorted(), priced.map(({ code }) => code).toSorted());
  assert.ok(bands.length > 1 && bands.length < 5, 'a look for each');
  for (const [at, band] of bands.entries()) {
    const before = bands[at - 1];
    if (before === undefined) continue;
    assert.ok(band.cheapest.tariffPrice > before.cheapest.tariffPrice);
    assert.ok(band.maxDays > before.maxDays && band.minDays >= before.minDays);
  }
});

test('a country without tariffs is in no band', () => {
  assert.deepEqual(bandsOf([{ code: 'zz', name: 'Nowhere', tariffs: [] }]), []);
});

test('dots beside each other are one line, whosever they are; an unknown country adds none', () => {
  const own = { aa: '0.1.2 3.0.1', bb: '0.3.1' };
  assert.equal(dotPath('aabbzz', own), 'M12 3.5h16.1M8 24.5h.1');
  assert.equal(dotPath('', own), '');
});

test('every country of the map is one of the list', () => {
  const known = new Set(priced.map(({ code }) => code));
  assert.deepEqual(
    Object.keys(dots).filter((code) => !known.has(code)),
    [],
  );
  assert.ok(Object.keys(dots).length > 200);
});
