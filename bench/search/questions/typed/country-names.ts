const list = `
RU: Russia|Россия|Россия
CN: China|Китай|中国
GB: United Kingdom|Великобритания|UK
DE: Germany|Германия|Deutschland
FR: France|Франция|France
IT: Italy|Италия|Italia
ES: Spain|Испания|España
PL: Poland|Польша|Polska
TR: Turkey|Турция|Türkiye
BR: Brazil|Бразилия|Brasil
US: United States|США|USA
IN: India|Индия|India
UA: Ukraine|Украина|Україна
KZ: Kazakhstan|Казахстан|Қазақстан
BY: Belarus|Беларусь|Беларусь
BG: Bulgaria|Болгария|България
CZ: Czech Republic|Чехия|Česká republika
SK: Slovakia|Словакия|Slovensko
HU: Hungary|Венгрия|Magyarország
SE: Sweden|Швеция|Sverige
JP: Japan|Япония|日本
KR: South Korea|Южная Корея|대한민국
AE: UAE|ОАЭ|الإمارات
TH: Thailand|Таиланд|ประเทศไทย
IL: Israel|Израиль|ישראל
GR: Greece|Греция|Ελλάδα
AM: Armenia|Армения|Հայաստան
GE: Georgia|Грузия|საქართველო
`;

/** A country as it is called in English, in Russian and at home. */
export const countryNames: ReadonlyMap<string, readonly [string, string, string]> = new Map(
  list
    .trim()
    .split('\n')
    .map((line) => {
      const [english = '', russian = '', own = ''] = line.slice(4).split('|');
      return [line.slice(0, 2), [english, russian, own]];
    }),
);
