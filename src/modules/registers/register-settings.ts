import { z } from 'zod';
import { setting, type ValuesOf } from '#platform/config/settings.ts';
import { parseRefreshPlans, type RefreshPlan } from '#platform/refresh/refresh-plan.ts';
import { isSafeAddress } from './live/safe-address.ts';
import { type RegisterSettings, registerCodes } from './open-connectors.ts';

const code = z.enum(registerCodes, { error: `must be codes out of ${registerCodes.join(', ')}` });

/** `gleif, brreg` as a list without repetitions. */
const registerList = z
  .string()
  .max(200)
  .default('')
  .transform((text) => [...new Set(text.split(/[\s,]+/).filter((part) => part !== ''))])
  .pipe(z.array(code));

/** `gleif=https://…, brreg=https://…` as a table of addresses. */
const registerUrls = z
  .string()
  .max(2_000)
  .default('')
  .transform((text) =>
    text
      .split(/[\s,]+/)
      .filter((part) => part !== '')
      .map((part) => [part.slice(0, part.indexOf('=')), part.slice(part.indexOf('=') + 1)] as const),
  )
  .refine((pairs) => pairs.every(([name, url]) => code.safeParse(name).success && isSafeAddress(url)), {
    error: 'must be pairs such as brreg=https://proxy.example/api, with https, or http on this machine',
  })
  .transform((pairs): RegisterSettings['urls'] => Object.fromEntries(pairs));

/** Which registers are kept fresh from where. */
const registerRefresh = z
  .string()
  .max(5_000)
  .default('')
  .transform((text, context): RefreshPlan[] => {
    const parsed = parseRefreshPlans(text);
    if (parsed !== undefined) return parsed;
    context.addIssue({
      code: 'custom',
      message: 'must be like gleif=/data/in/gleif*.zip daily, with a full path or an http(s) address',
    });
    return z.NEVER;
  });

/** Which registers are asked live, and which are kept fresh from where. */
export const registerSettings = {
  REGISTER_CONNECTORS: setting(
    `Live registers that a search asks as well, separated by commas: ${registerCodes.join(', ')}. Without it nothing is asked outside.`,
    'gleif, brreg, vies, ares, egr',
    registerList,
  ),
  COMPANIES_HOUSE_KEY: setting(
    'Key of the Companies House Public Data API; companies-house needs it.',
    '00000000-0000-0000-0000-000000000000',
    z
      .string()
      .regex(/^[\x21-\x39\x3b-\x7e]{8,200}$/, { error: 'must be a key without spaces and colons' })
      .optional(),
  ),
  REGISTER_URLS: setting(
    'Other addresses of live registers, for tests or a proxy; https, or http on this machine.',
    'brreg=https://proxy.example/enhetsregisteret/api',
    registerUrls,
  ),
  VIES_CHECK: setting(
    'Whether VIES is asked about VAT numbers of buyers in the European Union: on or off. Off without it, but for a demo that asks the registers of the demo world. REGISTER_URLS may say where (vies).',
    'on',
    z.enum(['on', 'off']).optional(),
  ),
  REGISTER_REFRESH: setting(
    'Registers that are imported by themselves: source=PATH or address, how often (hourly, daily, weekly), full if the file is the whole register; separated by semicolons. Of a path with * the newest file is taken.',
    'gleif=/data/in/gleif*.zip daily',
    registerRefresh,
  ),
};

type Values = ValuesOf<typeof registerSettings>;

/** The live registers that the settings switch on. */
export function liveRegistersOf(values: Values): RegisterSettings {
  return {
    codes: values.REGISTER_CONNECTORS,
    urls: values.REGISTER_URLS,
    companiesHouseKey: values.COMPANIES_HOUSE_KEY,
  };
}

/** What is missing where a register wants a key. */
export function registerFaults({ REGISTER_CONNECTORS, COMPANIES_HOUSE_KEY }: Values): string[] {
  if (!REGISTER_CONNECTORS.includes('companies-house') || COMPANIES_HOUSE_KEY !== undefined) return [];
  const { sentence } = registerSettings.COMPANIES_HOUSE_KEY;
  return [`COMPANIES_HOUSE_KEY: is needed to ask companies-house. ${sentence}`];
}
