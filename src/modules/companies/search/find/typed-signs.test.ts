import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { createSettableClock } from '#kernel/clock.ts';
import type { CompanyRecord, Register } from '#names/company/company-record.ts';
import { createThrowawayDatabase, type ThrowawayDatabase } from '#testing/database/throwaway-database.ts';
import { createCompanies } from '../../service.ts';

const companies = createCompanies({ clock: createSettableClock(new Date('2026-11-21T10:00:00Z')) });
const register: Register = {
  code: 'test',
  name: 'Test register',
  licence: 'CC0-1.0',
  url: null,
  isDemo: false,
};
const record = (name: string, country = 'DE', more: Partial<CompanyRecord> = {}): CompanyRecord => ({
  country,
  sourceRef: `${country} ${name}`,
  name,
  status: 'Active',
  ...more,
});
let database: ThrowawayDatabase;

before(async () => {
  database = await createThrowawayDatabase();
  await database.pool.query('DELETE FROM companies'); // the seed's own would be found as well
  const records = [
    record('Blaue Möwe GmbH'),
    record('Ankerwerk Altona GmbH', 'DE', { status: 'Deleted' }),
    record('ООО «Вектор 24»', 'RU'),
    record('ธนาคารกรุงเทพ จำกัด', 'TH'),
    record('חברת החשמל בע"מ', 'IL'),
    record('«Հայաստանի Էլեկտրական Ցանցեր» ՓԲԸ', 'AM'),
    record('Süd Öl GmbH'),
    record('Sud Ol GmbH', 'DE', { status: 'Deleted' }),
    record('ООО «Химпром»', 'RU', { names: [{ kind: 'latin', text: 'KHIMPROM LLC' }] }),
    record('上海明珠贸易有限公司', 'CN', { nameLat: 'Shanghai Pearl Trading Co., Ltd.' }),
    record('The Appleby Charitable Foundation', 'GB'),
    record('Deniz Anonim Şirketi', 'TR'),
    record('株式会社行為', 'JP'),
    record('株式会社厚意製作所', 'JP'),
    record('有限会社関係書類トレード', 'JP'),
    record('石光商事株式会社', 'JP'),
    record('주식회사 변변할건설', 'KR'),
    record('변변할개발 주식회사', 'KR', { nameLat: 'Byeonbyeonhal Gaebal Co., Ltd.' }),
  ];
  await database.db.transaction().execute((tx) => companies.upsertCompanies(tx, records, register));
});
after(() => database.drop());

async function find(query: Partial<Parameters<typeof companies.findCompanies>[1]>) {
  const { companies: list, isOne } = await companies.findCompanies(database.db, {
    countryCode: 'DE',
    ...query,
  });
  return { names: list.map(({ name }) => name), matched: list.map(({ matched }) => matched), isOne };
}

test('who only reads like the typed name is proposed first, and never chosen or called its bearer', async () => {
  for (const [countryCode, name, first] of [
    ['DE', 'Blaue Mowe GmbH', 'Blaue Möwe GmbH'],
    ['DE', 'Blaue Möwe Limited', 'Blaue Möwe GmbH'],
    ['DE', 'Blaue Möwe UG', 'Blaue Möwe GmbH'],
    ['RU', 'Khimprom OOO', 'ООО «Химпром»'],
    ['RU', 'Химпромь', 'ООО «Химпром»'],
    ['RU', 'АО Химпром', 'ООО «Химпром»'],
    ['CN', '上海名珠贸易有限公司', '上海明珠贸易有限公司'],
    ['CN', 'Shanghai Mingzhu Maoyi', '上海明珠贸易有限公司'],
    ['GB', 'Appleby', 'The Appleby Charitable Foundation'],
    ['TR', 'Deniz Limited Şirketi', 'Deniz Anonim Şirketi'],
    ['DE', 'Ankerwerk Altona GmbH', 'Ankerwerk Altona GmbH'],
  ] as const) {
    const found = await find({ countryCode, name });
    assert.deepEqual([found.names[0], found.isOne], [first, false], name);
    if (name !== first) assert.ok(!found.matched.includes('name'), name);
  }
  const latin = await find({ countryCode: 'RU', name: 'Khimprom LLC' });
  assert.equal(latin.isOne, true, 'the register itself writes that name in Latin letters');
});

test('what people type instead of a name proposes its company, and never chooses it', async () => {
  for (const [countryCode, name, first] of [
    ['CN', 'shanghaimingzhumaoyi', '上海明珠贸易有限公司'],
    ['CN', 'ming zhu mao yi', '上海明珠贸易有限公司'],
    ['RU', '[bvghjv', 'ООО «Химпром»'],
    ['RU', 'Вектор двадцать четыре', 'ООО «Вектор 24»'],
    ['RU', 'Vektor XXIV', 'ООО «Вектор 24»'],
    ['DE', 'Идфгу Ьщцу', 'Blaue Möwe GmbH'],
    ['DE', 'Ankerwerk Alt', 'Ankerwerk Altona GmbH'],
    ['TH', 'Tanakarn Krung Thep', 'ธนาคารกรุงเทพ จำกัด'],
    ['IL', 'Chevrat Hachashmal', 'חברת החשמל בע"מ'],
    ['AM', 'Hayastani Elektrakan Cancer', '«Հայաստանի Էլեկտրական Ցանցեր» ՓԲԸ'],
  ] as const) {
    const found = await find({ countryCode, name });
    assert.deepEqual([found.names[0], found.isOne], [first, false], name);
    assert.ok(!found.matched.includes('name'), name);
  }
});

test('among names that read alike the typed one stands first', async () => {
  assert.deepEqual((await find({ name: 'Sud Ol' })).names, ['Sud Ol GmbH', 'Süd Öl GmbH']);
  assert.deepEqual((await find({ name: 'Süd Öl' })).names, ['Süd Öl GmbH', 'Sud Ol GmbH']);
});

test('of two words that are read alike the typed signs are meant, though the other is the whole name', async () => {
  const { names, isOne } = await find({ countryCode: 'JP', name: '厚意' });
  assert.deepEqual(names.slice(0, 2), ['株式会社厚意製作所', '株式会社行為']);
  assert.equal(isOne, false);
});

test('Japanese words of Chinese origin and Korean syllables are found as they are read aloud', async () => {
  for (const [countryCode, name, first] of [
    ['JP', 'Kankei shorui Trade', '有限会社関係書類トレード'],
    ['JP', 'Ishihikari Shoji', '石光商事株式会社'],
    ['JP', 'Sekiko Shoji', '石光商事株式会社'],
    ['KR', 'Byeonbyeonhal Geonseol', '주식회사 변변할건설'],
  ] as const) {
    const { names, isOne } = await find({ countryCode, name });
    assert.equal(names[0], first, name);
    assert.equal(isOne, false, `${name} is a reading, and chooses nobody`);
  }
});
