import { once } from 'node:events';
import { createWriteStream } from 'node:fs';

const countries = [
  'DE',
  'GB',
  'US',
  'FR',
  'IT',
  'NL',
  'ES',
  'SE',
  'PL',
  'IN',
  'CN',
  'RU',
  'AT',
  'CH',
  'NO',
  'CZ',
];
const forms = [
  'GmbH',
  'Limited',
  'LLC',
  'SARL',
  'S.r.l.',
  'B.V.',
  'S.L.',
  'AB',
  'Sp. z o.o.',
  'Private Limited',
];
const syllables = [
  'ka',
  'ro',
  'min',
  'tel',
  'sor',
  'ven',
  'dal',
  'bri',
  'ox',
  'lum',
  'fer',
  'gan',
  'ho',
  'jas',
  'ku',
  'pel',
];
const trades = [
  'Holding',
  'Trading',
  'Capital',
  'Logistics',
  'Invest',
  'Energie',
  'Software',
  'Immobilien',
  'Fund',
  'Foods',
];
const recordsAtOnce = 500;

/** Writes a golden copy in its JSON form with as many made-up records; the same seed writes the same file. */
export async function writeRecords(path: string, count: number, seed = 1): Promise<void> {
  const file = createWriteStream(path, { highWaterMark: 1024 * 1024 });
  const draw = createDraw(seed);
  file.write('{"records":[\n');
  for (let at = 0; at < count; at += recordsAtOnce) {
    const texts: string[] = [];
    for (let index = at; index < Math.min(count, at + recordsAtOnce); index += 1)
      texts.push(JSON.stringify(recordOf(index, draw)));
    const isLast = at + recordsAtOnce >= count;
    if (!file.write(`${texts.join(',\n')}${isLast ? '\n' : ',\n'}`)) await once(file, 'drain');
  }
  file.end(']}\n');
  await once(file, 'close');
}

type Draw = (below: number) => number;

/** Mulberry32: small, and the same everywhere. */
function createDraw(seed: number): Draw {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below;
  };
}

const text = (value: string) => ({ $: value });

function recordOf(index: number, draw: Draw): object {
  const one = (list: readonly string[]) => list[Math.floor(draw(list.length))] ?? '';
  const word = () => Array.from({ length: 2 + Math.floor(draw(3)) }, () => one(syllables)).join('');
  const country = one(countries);
  const legalName = `${word()} ${word()} ${one(trades)} ${one(forms)}`.toUpperCase();
  const number = String(10_000_000 + index);
  const address = {
    '@xml:lang': 'en',
    FirstAddressLine: text(`${word()} street ${Math.floor(draw(200))}`),
    AdditionalAddressLine: [text('Floor 2')],
    City: text(word()),
    Region: text(`${country}-01`),
    Country: text(country),
    PostalCode: text(String(10_000 + Math.floor(draw(89_999)))),
  };
  const authority = {
    RegistrationAuthorityID: text('RA000242'),
    RegistrationAuthorityEntityID: text(number),
  };
  return {
    LEI: text(`BNCH00${String(index).padStart(12, '0')}00`),
    Entity: {
      LegalName: { '@xml:lang': 'en', $: legalName },
      OtherEntityNames:
        draw(1) < 0.2
          ? {
              OtherEntityName: [
                { '@xml:lang': 'en', '@type': 'PREVIOUS_LEGAL_NAME', $: `${word()} ${one(trades)}` },
              ],
            }
          : {},
      LegalAddress: address,
      HeadquartersAddress: address,
      RegistrationAuthority: authority,
      LegalJurisdiction: text(country),
      EntityCategory: text('GENERAL'),
      LegalForm: { EntityLegalFormCode: text('2HBR') },
      EntityStatus: text('ACTIVE'),
      EntityCreationDate: text('2010-05-17T00:00:00+02:00'),
      LegalEntityEvents: {},
    },
    Registration: {
      InitialRegistrationDate: text('2015-01-01T00:00:00Z'),
      LastUpdateDate: text('2024-01-01T00:00:00Z'),
      RegistrationStatus: text('ISSUED'),
      NextRenewalDate: text('2025-01-01T00:00:00Z'),
      ManagingLOU: text('5299000J2N45DDNE4Y28'),
      ValidationSources: text('FULLY_CORROBORATED'),
      ValidationAuthority: {
        ValidationAuthorityID: text('RA000242'),
        ValidationAuthorityEntityID: text(number),
      },
    },
  };
}
