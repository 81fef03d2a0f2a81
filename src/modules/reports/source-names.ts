/** A source under its names; the first is the one that English documents print. */
type SourceName = Readonly<{ en: string; ru: string; isCompanyRegister: boolean }>;

/** Sources that are asked so often that their Russian name is known: registers of ours, and what staff cite by kind. */
const sourceNames: readonly SourceName[] = [
  register('Demo register (synthetic companies)', 'Учебный реестр (вымышленные компании)'),
  register('Demo register of companies', 'Учебный реестр компаний'),
  register('Global LEI Index (GLEIF)', 'Глобальный индекс LEI (GLEIF)'),
  register('Global LEI Index (GLEIF), live', 'Глобальный индекс LEI (GLEIF), прямой запрос'),
  register('Companies House (United Kingdom)', 'Регистрационная палата Великобритании (Companies House)'),
  register('Companies House, live', 'Регистрационная палата Великобритании (Companies House), прямой запрос'),
  register('Enhetsregisteret (Norway)', 'Реестр предприятий Норвегии (Enhetsregisteret)'),
  register(
    'Enhetsregisteret, sub-units (Norway)',
    'Реестр предприятий Норвегии, подразделения (Enhetsregisteret)',
  ),
  register(
    'Enhetsregisteret (Brønnøysund), live',
    'Реестр предприятий Норвегии (Enhetsregisteret), прямой запрос',
  ),
  register('ARES (Ministry of Finance, Czech Republic)', 'ARES (Министерство финансов Чехии)'),
  register('ЕГР (Ministry of Justice, Belarus)', 'ЕГР (Министерство юстиции Беларуси)'),
  register('Commercial register', 'Торговый реестр'),
  register('Company register', 'Реестр компаний'),
  other('VIES (European Commission)', 'VIES (Европейская комиссия)'),
  other('Insolvency register', 'Реестр банкротств'),
  other('Court register', 'Картотека судебных дел'),
  other('Official insolvency and court registers', 'Официальные реестры банкротств и судебных дел'),
  other('Sanctions lists of the UN, EU, US and UK', 'Санкционные списки ООН, ЕС, США и Великобритании'),
  other('Register of accounts', 'Реестр отчётности'),
  other('Website of the company', 'Сайт компании'),
  other('Telephone call to the company', 'Звонок в компанию'),
];

const byName = new Map(
  sourceNames.flatMap((name) => [
    [name.en.toLowerCase(), name],
    [name.ru.toLowerCase(), name],
  ]),
);

/** The source of this name, in either language; undefined where it is none of those known by heart. */
export function findSourceName(name: string): SourceName | undefined {
  return byName.get(name.trim().toLowerCase());
}

/** Both names of a source: what was typed, else what is known by heart. */
export function nameBothWays(
  source: string,
  sourceRu: string | null,
): { source: string; sourceRu: string | null } {
  const known = findSourceName(source);
  if (known === undefined) return { source, sourceRu };
  return { source: known.en, sourceRu: sourceRu ?? known.ru };
}

function register(en: string, ru: string): SourceName {
  return { en, ru, isCompanyRegister: true };
}

function other(en: string, ru: string): SourceName {
  return { en, ru, isCompanyRegister: false };
}
