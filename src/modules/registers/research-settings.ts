import { z } from 'zod';
import { setting, type ValuesOf } from '#platform/config/settings.ts';
import { isSafeAddress } from './live/safe-address.ts';
import { sources } from './sources.ts';

// The list as the settings know it: those of the demo world are switched on by the demo alone.
const askable = sources.filter(({ isDemo }) => isDemo !== true);
const codes: readonly string[] = askable.map(({ code }) => code);

const listed = (text: string) => [...new Set(text.split(/[\s,]+/).filter((part) => part !== ''))];
const pairs = (text: string) =>
  listed(text).map((part) => [part.slice(0, part.indexOf('=')), part.slice(part.indexOf('=') + 1)] as const);

/** `companies-house` or `companies-house.documents`: a base of a source. */
function isBase(name: string): boolean {
  const [code = '', base = 'api', ...more] = name.split('.');
  const source = askable.find((one) => one.code === code);
  return more.length === 0 && source?.bases[base] !== undefined;
}

/** Which sources a research asks, where, and with which keys. */
export const researchSettings = {
  RESEARCH_SOURCES: setting(
    `Sources that are asked about the company of every order, separated by commas: ${codes.join(', ')}; all, or none. Without it a demo asks the registers of the demo world, and anybody else none.`,
    'companies-house, gleif',
    z
      .string()
      .max(2_000)
      .transform((text) => ({ all: [...codes], none: [] })[text.trim()] ?? listed(text))
      .refine((wanted) => wanted.every((code) => codes.includes(code)), {
        error: `must be all, none, or codes out of ${codes.join(', ')}`,
      })
      .optional(),
  ),
  RESEARCH_KEYS: setting(
    'Keys of sources that want one, as code=key separated by commas; companies-house takes COMPANIES_HOUSE_KEY where none stands here.',
    'companies-house=00000000-0000-0000-0000-000000000000',
    z
      .string()
      .max(5_000)
      .default('')
      .transform(pairs)
      .refine(
        (keys) =>
          keys.every(([code, key]) => codes.includes(code) && /^[\x21-\x2b\x2d-\x7e]{4,500}$/.test(key)),
        { error: 'must be pairs such as companies-house=KEY' },
      )
      .transform((keys): Readonly<Record<string, string>> => Object.fromEntries(keys)),
  ),
  RESEARCH_URLS: setting(
    'Other addresses of sources, for tests or a proxy; code=address, or code.base=address where a source has several; https, or http on this machine.',
    'companies-house=https://proxy.example/api, companies-house.documents=https://proxy.example/documents',
    z
      .string()
      .max(10_000)
      .default('')
      .transform(pairs)
      .refine((urls) => urls.every(([name, url]) => isBase(name) && isSafeAddress(url)), {
        error:
          'must be pairs such as companies-house=https://proxy.example/api, with https, or http on this machine',
      })
      .transform((urls): Readonly<Record<string, string>> => Object.fromEntries(urls)),
  ),
};

type Values = ValuesOf<typeof researchSettings>;

/** Which sources an installation asks, where, and with which keys. */
export type ResearchSettings = Readonly<{
  codes: readonly string[];
  /** By code, or `code.base`. */
  urls: Readonly<Record<string, string>>;
  keys: Readonly<Record<string, string>>;
}>;

/** What the settings say; the key of Companies House is shared with the search. */
export function researchOf(values: Values, companiesHouseKey: string | undefined): ResearchSettings {
  const { RESEARCH_SOURCES, RESEARCH_URLS, RESEARCH_KEYS } = values;
  return {
    codes: RESEARCH_SOURCES ?? [],
    urls: RESEARCH_URLS,
    keys: {
      ...(companiesHouseKey !== undefined && { 'companies-house': companiesHouseKey }),
      ...RESEARCH_KEYS,
    },
  };
}

/** What is missing where a source wants a key. */
export function researchFaults({ codes, keys }: ResearchSettings): string[] {
  return askable
    .filter(({ code, access }) => access !== 'open' && codes.includes(code) && keys[code] === undefined)
    .map(
      ({ code }) =>
        `RESEARCH_KEYS: a key is needed to ask ${code}. ${researchSettings.RESEARCH_KEYS.sentence}`,
    );
}
