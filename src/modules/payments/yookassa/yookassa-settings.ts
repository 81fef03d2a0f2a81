import { BlockList, isIP, isIPv6 } from 'node:net';
import { z } from 'zod';
import { setting, url, type ValuesOf } from '#platform/config/settings.ts';

/** Addresses and networks, e.g. `185.71.76.0/27 2a02:5180::/32`; undefined where one cannot be read. */
function readSenders(text: string): BlockList | undefined {
  const senders = new BlockList();
  for (const word of text.trim().split(/[\s,]+/)) {
    const [address = '', bits, ...more] = word.split('/');
    const longest = isIPv6(address) ? 128 : 32;
    const length = Number(bits ?? longest);
    const isRead = isIP(address) > 0 && more.length === 0 && Number.isInteger(length) && length > 0;
    if (!isRead || length > longest) return undefined;
    senders.addSubnet(address, length, isIPv6(address) ? 'ipv6' : 'ipv4');
  }
  return senders;
}

/** What YooKassa knows us by, and what its receipts say. */
export const yookassaSettings = {
  YOOKASSA_SHOP_ID: setting(
    'Number of the shop at YooKassa (shopId).',
    '100500',
    z
      .string()
      .regex(/^\d{1,20}$/, 'must be digits')
      .optional(),
  ),
  YOOKASSA_SECRET_KEY: setting(
    'Secret key of that shop. A demo takes test keys only.',
    'test_…',
    z
      .string()
      .regex(/^(test|live)_[!-~]{1,250}$/, 'must begin with test_ or live_')
      .optional(),
  ),
  YOOKASSA_VAT_CODE: setting(
    'Number of the VAT rate by YooKassa’s table (1 is “without VAT”), with which it makes receipts under 54-FZ; without it none are asked for.',
    '1',
    z.coerce.number().int().min(1).max(12).optional(),
  ),
  YOOKASSA_TAX_SYSTEM: setting(
    'Number of the tax system by YooKassa’s table, for a cash register of another provider that wants it; YooKassa’s own receipts do without.',
    '2',
    z.coerce.number().int().min(1).max(6).optional(),
  ),
  YOOKASSA_SENDERS: setting(
    'Addresses from which notifications of YooKassa are taken; without it from everywhere, as each is asked about anyway. Behind a proxy TRUSTED_PROXIES has to be right.',
    '185.71.76.0/27 185.71.77.0/27 77.75.153.0/25 77.75.156.11 77.75.156.35 77.75.154.128/25 2a02:5180::/32',
    z
      .string()
      .max(2_000)
      .transform((text, context) => {
        const senders = readSenders(text);
        if (senders !== undefined) return senders;
        context.addIssue({ code: 'custom', message: 'must be addresses or networks, as 185.71.76.0/27' });
        return z.NEVER;
      })
      .optional(),
  ),
  YOOKASSA_API_URL: setting(
    'Where YooKassa’s API is spoken, if not at YooKassa: the word sandbox for the sandbox gateway of this installation (keys are not needed then), or an address.',
    'sandbox',
    z.union([z.literal('sandbox'), url(['http', 'https'])]).optional(),
  ),
};
type Values = ValuesOf<typeof yookassaSettings>;

/** How YooKassa is spoken to; undefined where it is not. */
export type YookassaConfig =
  | undefined
  | Readonly<{
      at: 'sandbox' | Readonly<{ shopId: string; secretKey: string; apiUrl: string | undefined }>;
      receipts: Readonly<{ vatCode: number; taxSystemCode: number | undefined }> | undefined;
      senders: BlockList | undefined;
    }>;

export function yookassaOf(values: Values): YookassaConfig {
  const { YOOKASSA_SHOP_ID: shopId, YOOKASSA_SECRET_KEY: secretKey, YOOKASSA_API_URL: apiUrl } = values;
  const {
    YOOKASSA_VAT_CODE: vatCode,
    YOOKASSA_TAX_SYSTEM: taxSystemCode,
    YOOKASSA_SENDERS: senders,
  } = values;
  const account = shopId && secretKey ? { shopId, secretKey, apiUrl } : undefined;
  const at = apiUrl === 'sandbox' ? apiUrl : account;
  const receipts = vatCode === undefined ? undefined : { vatCode, taxSystemCode };
  return at && { at, receipts, senders };
}

/** What of these settings cannot stand together. */
export function yookassaFaults(
  values: Values & {
    CARD_GATEWAYS: readonly Readonly<{ gateway: string; currencies: readonly string[] }>[];
  },
  isDemo: boolean,
): string[] {
  const { YOOKASSA_SHOP_ID: shop, YOOKASSA_SECRET_KEY: key, YOOKASSA_API_URL: host } = values;
  const rules = values.CARD_GATEWAYS.filter(({ gateway }) => gateway === 'yookassa');
  const isLive = key?.startsWith('live_') ?? false;
  return [
    rules.length > 0 &&
      yookassaOf(values) === undefined &&
      'YOOKASSA_SHOP_ID, YOOKASSA_SECRET_KEY: are needed where CARD_GATEWAYS names yookassa.',
    rules.some(({ currencies }) => currencies.join() !== 'RUB') &&
      'CARD_GATEWAYS: yookassa takes roubles alone; write yookassa:RUB.',
    (shop === undefined) !== (key === undefined) &&
      host !== 'sandbox' &&
      'YOOKASSA_SHOP_ID, YOOKASSA_SECRET_KEY: one is of no use without the other.',
    values.YOOKASSA_TAX_SYSTEM !== undefined &&
      values.YOOKASSA_VAT_CODE === undefined &&
      'YOOKASSA_VAT_CODE: is needed beside YOOKASSA_TAX_SYSTEM.',
    isLive && isDemo && 'YOOKASSA_SECRET_KEY: a demo takes no live key, as it would charge real cards.',
    isLive && host !== undefined && 'YOOKASSA_API_URL: a live key is sent to YooKassa alone.',
  ].filter((fault) => typeof fault === 'string');
}
