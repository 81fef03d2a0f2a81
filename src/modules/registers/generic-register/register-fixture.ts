/** Text in windows-1251, as far as Cyrillic and ASCII go, for tests. */
export function inWindows1251(text: string): Buffer {
  return Buffer.from(
    [...text].map((sign) => {
      const code = sign.codePointAt(0) ?? 0;
      if (sign === 'ё') return 0xb8;
      return code >= 0x410 && code <= 0x44f ? code - 0x410 + 0xc0 : code;
    }),
  );
}

/** A mapping of JSON lines with every member that a mapping may have. */
export const fullMapping = `
register: { code: full, name: Full register, licence: CC0-1.0, url: null }
file: { format: jsonl }
country: { column: land }
key: id
name: title.native
nameLat: title.latin
lang: ka
status: { column: state, words: { on: Active }, otherwise: Liquidation }
form: { column: form, families: { შპს: LLC } }
category: { column: sort, words: { part: branch } }
number: { column: id, issuer: NAPR }
vat: tax
headOffice: { column: of, scheme: REG, issuer: NAPR }
address: [street, town]
city: town
postcode: zip
phones: phones
emails: [mail]
website: site
founded: born
closed: died
dates: yyyyMMdd
sourceUrl: https://register.example/company?id={id}
names: [{ column: old.name, kind: former, lang: ka, split: ';', until: old.until }]
identifiers: [{ column: stat, scheme: STAT, issuer: GEOSTAT }]
`;
