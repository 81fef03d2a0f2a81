import { z } from 'zod';
import type { CompanyRecord } from '#names/company/company-record.ts';
import { type Connector, SourceUnavailable } from '../live/connector.ts';
import { jsonReader } from '../live/read-json.ts';
import {
  type AddressInfo,
  addressInfo,
  dayInMinsk,
  egrStatuses,
  placeOf,
  type ShortInfo,
  shortInfo,
} from './readings/wire.ts';

const egrUrl = 'https://egr.gov.by/api/v2/egr';

const shortList = z.array(shortInfo).max(100);
const addressList = z.array(addressInfo).max(100);

/** The Belarusian register of legal entities and sole traders, by number: its search by name takes too long to wait for. */
export function createEgr(baseUrl = egrUrl): Connector {
  const read = jsonReader(baseUrl);
  return {
    code: 'egr',
    register: {
      code: 'egr-live',
      name: 'ЕГР (Ministry of Justice, Belarus)',
      licence: 'Public information, free of charge; no licence is named',
      url: 'https://egr.gov.by/',
      isDemo: false,
    },
    countries: ['BY'],
    answers: ['number', 'vat'],
    // None is published.
    limit: { calls: 30, perSeconds: 60 },
    read(_by, typed) {
      const digits = typed.replaceAll(/[\s.-]/g, '').replace(/^(BY|УНП|UNP)/i, '');
      return /^\d{9}$/.test(digits) ? digits : undefined;
    },
    async ask({ text: unp }, signal) {
      const [known, at] = await Promise.all([
        read({ path: `/getShortInfoByRegNum/${unp}`, schema: shortList, signal }, [204, 404]),
        // A company without its address is worth more than none.
        read({ path: `/getAddressByRegNum/${unp}`, schema: addressList, signal }, [204, 404]).catch(
          () => undefined,
        ),
      ]);
      const company = known.value?.find(({ ngrn }) => ngrn === unp);
      return { records: company === undefined ? [] : [companyOf(unp, company, at?.value?.[0])] };
    },
  };
}

function companyOf(unp: string, one: ShortInfo, at: AddressInfo | undefined): CompanyRecord {
  const name = one.vnaim || one.vfio || one.vn;
  const { nksost, vnsostk } = one.nsi00219;
  if (!name) throw new SourceUnavailable('unexpected_answer', { detail: 'no name' });
  const status = egrStatuses[nksost] ?? 'Active';
  return {
    country: 'BY',
    sourceRef: unp,
    sourceUrl: `https://egr.gov.by/egrn/index.jsp?content=findSearch&ngrn=${unp}`,
    name,
    lang: 'ru',
    names: one.vn && one.vn !== name ? [{ kind: 'trading', text: one.vn, lang: 'ru' }] : [],
    status,
    statusText: vnsostk,
    // One number is both.
    regCode: unp,
    vatCode: unp,
    closedOn: status === 'Deleted' ? dayInMinsk(one.dto) : null,
    category: one.vnaim ? 'company' : 'sole trader',
    ...(at === undefined ? {} : placeOf(at)),
  };
}
