import { locales } from '#kernel/locale.ts';
import type { CountryView } from '#modules/countries/contract.ts';

/** Words by which people look for a page at an address that it does not have, in any language that we speak. */
const pages = {
  '/our-prices': ['price', 'prices', 'pricing', 'tariff', 'tariffs', 'cost', 'цены', 'тарифы', 'стоимость'],
  '/company-search': [
    'search',
    'company',
    'companies',
    'find',
    'order',
    'поиск',
    'компания',
    'компании',
    'заказ',
  ],
  '/countries': ['country', 'countries', 'coverage', 'страна', 'страны'],
  '/example-report': ['report', 'example', 'sample', 'demo', 'отчёт', 'отчет', 'пример', 'образец'],
  '/verify': ['verify', 'verification', 'check', 'проверка', 'подлинность'],
  '/blogs': ['blog', 'blogs', 'article', 'articles', 'news', 'блог', 'статьи', 'новости'],
  '/contact': ['contact', 'contacts', 'support', 'help', 'faq', 'контакты', 'поддержка', 'помощь'],
  '/about': ['about', 'team', 'company-info', 'компании', 'нас'],
  '/terms': ['terms', 'conditions', 'legal', 'условия', 'соглашение'],
  '/privacy': ['privacy', 'cookies', 'gdpr', 'конфиденциальность', 'персональные'],
  '/login': ['login', 'signin', 'sign-in', 'account', 'profile', 'вход', 'кабинет', 'войти'],
  '/registration': ['register', 'signup', 'sign-up', 'registration', 'регистрация'],
} as const;

/** A page that has an address of its own. */
export type KnownPage = keyof typeof pages;
const knownPages = Object.keys(pages) as KnownPage[]; // the keys of the literal above

/** What a wrong address seems to ask for. */
export type Asked = Readonly<{ name: string; country: CountryView | undefined; pages: readonly KnownPage[] }>;

const mostChars = 100;
const mostPages = 3;
/** Words of addresses that name nothing. */
const empty = new Set<string>([
  ...locales,
  'html',
  'htm',
  'php',
  'asp',
  'aspx',
  'index',
  'www',
  'page',
  'id',
]);

/**
 * Reads a wrong address: a country that one of its words names, pages that people call so, and the rest of its last part as the
 * beginning of a company's name. Pure; whatever stands in the address, the answer is short.
 */
export function askedWords(pathname: string, countries: readonly CountryView[]): Asked {
  const parts = decoded(pathname).split('/').map(clean).filter(Boolean);
  const words = new Set(
    parts.flatMap((part) => [part, ...part.split(' ')]).map((word) => word.toLowerCase()),
  );
  const isWhole = (called: string) => parts.some((part) => part.toLowerCase() === called.toLowerCase());
  const country = countries.find(({ code, name, aliases }) =>
    // Two or three letters in the middle of something are a legal form sooner than a country.
    [...(parts.length > 1 ? [code] : []), name, ...aliases].some((called) =>
      called.length > 3 ? words.has(called.toLowerCase()) : isWhole(called),
    ),
  );
  const isCalled = (page: KnownPage, asked: ReadonlySet<string>) =>
    pages[page].some((word) => asked.has(word.replace('-', ' ')));
  const found = knownPages.filter((page) => isCalled(page, words));
  const last = parts.at(-1) ?? '';
  const lastWords = new Set([last, ...last.split(' ')].map((word) => word.toLowerCase()));
  const isPage = knownPages.some((page) => isCalled(page, lastWords));
  const isName = last.length > 2 && !isPage && !isCountry(last, country);
  return { name: isName ? last : '', country, pages: found.slice(0, mostPages) };
}

function isCountry(text: string, country: CountryView | undefined): boolean {
  if (country === undefined) return false;
  return [country.name, country.code, ...country.aliases].some(
    (called) => called.toLowerCase() === text.toLowerCase(),
  );
}

function decoded(pathname: string): string {
  const head = pathname.slice(0, 1_000);
  try {
    return decodeURIComponent(head);
  } catch {
    return '';
  }
}

/** Letters, digits and what names have between them. */
function clean(part: string): string {
  const words = part
    .replaceAll(/[^\p{L}\p{M}\p{N}&'’]+/gu, ' ')
    .trim()
    .split(' ');
  return words
    .filter((word) => !empty.has(word.toLowerCase()))
    .join(' ')
    .slice(0, mostChars);
}
