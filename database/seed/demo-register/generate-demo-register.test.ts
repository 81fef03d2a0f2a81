import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { countryList } from '../country-list.ts';
import type { DemoCompany } from './demo-company.ts';
import { generateDemoRegister } from './generate-demo-register.ts';
import { innDigit, luhnDigit, ogrnDigit } from './identifiers/checksum.ts';

const register = [...generateDemoRegister()];
const inCountry = Map.groupBy(register, ({ countryCode }) => countryCode);
const of = (countryCode: string): readonly DemoCompany[] => inCountry.get(countryCode) ?? [];

test('there are at least 20,000 companies, 20 or more in each of the 252 countries', () => {
  assert.ok(register.length >= 20_000, String(register.length));
  assert.equal(inCountry.size, 252);
  for (const { code } of countryList) assert.ok(of(code).length >= 20, code);
  for (const code of ['DE', 'RU', 'CN', 'US', 'GB']) assert.ok(of(code).length >= 400, code);
});

test('two runs give the same register', () => {
  const hash = (companies: Iterable<DemoCompany>): string => {
    const sum = createHash('sha256');
    for (const company of companies) sum.update(JSON.stringify(company));
    return sum.digest('hex');
  };
  assert.equal(hash(generateDemoRegister()), hash(register));
});

test('a registration number is given out once by an issuer, a VAT number once in a country', () => {
  const reg = new Set(
    register.map(({ countryCode, regIssuer, regCode }) => [countryCode, regIssuer, regCode].join('|')),
  );
  assert.equal(reg.size, register.length);
  const taxed = register.filter(({ vatCode }) => vatCode !== null);
  assert.equal(
    new Set(taxed.map(({ countryCode, vatCode }) => `${countryCode}|${vatCode}`)).size,
    taxed.length,
  );
  assert.ok(taxed.length > register.length / 2);
});

test('Russian and French numbers have the right check digits', () => {
  for (const { regCode, vatCode } of of('RU')) {
    assert.match(regCode, /^1\d{12}$/);
    assert.equal(regCode.at(-1), ogrnDigit(regCode.slice(0, -1)));
    if (vatCode === null) continue;
    assert.match(vatCode, /^\d{10}$/);
    assert.equal(vatCode.at(-1), innDigit(vatCode.slice(0, -1)));
  }
  for (const { regCode } of of('FR')) {
    assert.match(regCode, /^\d{9}$/);
    assert.equal(regCode.at(-1), luhnDigit(regCode.slice(0, -1)));
  }
});

test('numbers look as in the country', () => {
  const formats: Readonly<Record<string, RegExp>> = {
    BY: /^\d{9}$/,
    CN: /^91\d{6}[0-9A-Z]{10}$/,
    CZ: /^\d{8}$/,
    DE: /^HR[AB] \d{5,6}$/,
    EE: /^\d{8}$/,
    GB: /^(\d{8}|(SC|NI|OC)\d{6})$/,
    JP: /^\d{13}$/,
    KZ: /^\d{12}$/,
    PL: /^0000\d{6}$/,
  };
  for (const [code, format] of Object.entries(formats)) {
    for (const { regCode } of of(code)) assert.match(regCode, format, code);
  }
});

test('names are in the script of the country and have a Latin spelling', () => {
  const scripts: Readonly<Record<string, RegExp>> = {
    AE: /\p{Script=Arabic}/u,
    AM: /\p{Script=Armenian}/u,
    CN: /\p{Script=Han}/u,
    GE: /\p{Script=Georgian}/u,
    GR: /\p{Script=Greek}/u,
    IL: /\p{Script=Hebrew}/u,
    IN: /\p{Script=Devanagari}/u,
    KR: /\p{Script=Hangul}/u,
    RU: /\p{Script=Cyrillic}/u,
    TH: /\p{Script=Thai}/u,
  };
  for (const [code, script] of Object.entries(scripts)) {
    assert.ok(
      of(code).some(({ name }) => script.test(name)),
      code,
    );
  }
  for (const { name, nameLat } of register) {
    assert.match(nameLat, /^[\x20-\x7e]+$/, name);
    assert.doesNotMatch(`${name}${nameLat}`, /undefined|[{}#]| {2}|^\s|\s$/, name);
  }
});

test('contacts belong to nobody', () => {
  for (const { email, website, phone, address, city, postcode } of register) {
    assert.match(email, /^[a-z]+@[a-z0-9-]+\.[a-z]{2}\.example$/);
    assert.match(website, /^https:\/\/[a-z0-9-]+\.[a-z]{2}\.example$/);
    assert.match(phone, /^\+\d{1,3} [\d ]+$/);
    assert.ok(address.includes(city) && address.includes(postcode), address);
    assert.doesNotMatch(address, /[{}#]|undefined/);
  }
});

test('days are in order and only a deleted company is closed', () => {
  for (const { foundedOn, closedOn, status, name, names } of register) {
    assert.equal(closedOn !== null, status === 'Deleted');
    assert.match(foundedOn, /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d)$/);
    if (closedOn !== null) assert.ok(foundedOn < closedOn && closedOn <= '2025-12-28', name);
    assert.deepEqual([names[0]?.kind, names[0]?.text], ['legal', name]);
    for (const former of names.filter(({ kind }) => kind === 'former')) {
      assert.ok(former.since !== null && former.until !== null && former.since < former.until, name);
      assert.equal(former.until, names[0]?.since);
    }
  }
});

test('statuses, former names and namesakes are there in fair shares', () => {
  const share = (is: (company: DemoCompany) => boolean): number =>
    register.filter(is).length / register.length;
  const active = share(({ status }) => status === 'Active');
  assert.ok(active > 0.86 && active < 0.9, String(active));
  for (const other of ['Deleted', 'Liquidation', 'Reorganisation']) {
    assert.ok(share(({ status }) => status === other) > 0.01, other);
  }
  const renamed = share(({ names }) => names.some(({ kind }) => kind === 'former'));
  assert.ok(renamed > 0.04 && renamed < 0.08, String(renamed));
  const germanNames = Map.groupBy(of('DE'), ({ name }) => name);
  assert.ok([...germanNames.values()].some((bearers) => bearers.length > 1));
});

test('the companies of the demo are there, each under its number', () => {
  const nordwind = of('DE').filter(({ name }) => name === 'Nordwind Maschinenbau GmbH');
  assert.deepEqual(
    nordwind.map(({ regCode, regIssuer }) => [regCode, regIssuer]),
    [['HRB 104523', 'Amtsgericht Hamburg']],
  );
  const furniture = of('BY').filter(({ nameLat }) => nameLat === 'Polesskaya Mebel OOO');
  assert.deepEqual(
    furniture.map(({ name }) => name),
    ['ООО «Полесская мебель»'],
  );
});

test('no world-famous firm is in the register', () => {
  const famous =
    `apple google microsoft amazon meta tesla siemens bosch bmw volkswagen daimler allianz toyota honda sony
    nissan hitachi samsung hyundai lg kia nestle novartis shell bp total danone renault airbus michelin ikea volvo ericsson
    nokia maersk lego gazprom sberbank lukoil rosneft yandex huawei alibaba tencent xiaomi foxconn mitsubishi petrobras tata
    reliance infosys ferrari fiat barilla adidas puma nike pepsi heineken philips unilever santander zara inditex газпром
    сбербанк лукойл роснефть яндекс белаз 华为 阿里巴巴 腾讯 三菱 三星 현대 삼성`.split(/\s+/);
  const firms = new Set(famous);
  for (const { name, nameLat } of register) {
    for (const word of `${name} ${nameLat}`.toLowerCase().split(/[^\p{L}]+/u))
      assert.ok(!firms.has(word), name);
  }
});
