import { z } from 'zod';

/** Registers that can be asked over the network, by the word that switches each on. */
export const registerCodes = ['gleif', 'companies-house', 'brreg', 'vies', 'ares', 'egr'] as const;
export type RegisterCode = (typeof registerCodes)[number];

/** Which live registers are asked, and where they are. */
export type RegisterSettings = Readonly<{
  codes: readonly RegisterCode[];
  /** Other addresses than the published ones. */
  urls: Readonly<Partial<Record<RegisterCode, string>>>;
  companiesHouseKey: string | undefined;
}>;

const code = z.enum(registerCodes, { error: `must be codes out of ${registerCodes.join(', ')}` });

/** `gleif, brreg` as a list without repetitions. */
export const registerList = z
  .string()
  .max(200)
  .default('')
  .transform((text) => [...new Set(text.split(/[\s,]+/).filter((part) => part !== ''))])
  .pipe(z.array(code));

/** `gleif=https://…, brreg=https://…` as a table of addresses. */
export const registerUrls = z
  .string()
  .max(2_000)
  .default('')
  .transform((text) =>
    text
      .split(/[\s,]+/)
      .filter((part) => part !== '')
      .map((part) => [part.slice(0, part.indexOf('=')), part.slice(part.indexOf('=') + 1)] as const),
  )
  .refine((pairs) => pairs.every(([name, url]) => code.safeParse(name).success && isSafe(url)), {
    error: 'must be pairs such as brreg=https://proxy.example/api, with https, or http on this machine',
  })
  .transform((pairs): RegisterSettings['urls'] => Object.fromEntries(pairs));

/** Keys and questions never travel unencrypted, except to this machine. */
function isSafe(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, search } = new URL(text);
  if (username !== '' || search !== '') return false;
  return (
    protocol === 'https:' || (protocol === 'http:' && ['127.0.0.1', '[::1]', 'localhost'].includes(hostname))
  );
}
