import { z } from 'zod';
import type { CompanyRecord, CompanyStatus } from '#names/company/company-record.ts';
import { type Connector, SourceUnavailable } from '../live/connector.ts';
import { jsonReader } from '../live/read-json.ts';

const egrUrl = 'https://egr.gov.by/api/v2/egr';

const text = z.string().max(5_000).nullish();
const short = z.object({
  ngrn: z.union([z.number().int(), z.string().max(20)]),
  /** Full and short name of a company; a sole trader has only the name of a person. */
  vnaim: text,
  vn: text,
  vfio: text,
  dto: text,
  nsi00219: z.object({ nksost: z.number().int(), vnsostk: z.string().max(300) }),
});
const shortList = z.array(short).max(100);
const address = z.object({
  nindex: z.union([z.number(), z.string().max(20)]).nullish(),
  vregion: text,
  vdistrict: text,
  vnp: text,
  vulitsa: text,
  vdom: text,
  vkorp: text,
  vpom: text,
  vsite: text,
  nsi00239: z.object({ vntnpk: text }).nullish(),
  nsi00226: z.object({ vntulk: text }).nullish(),
  nsi00227: z.object({ vntpomk: text }).nullish(),
});
const addressList = z.array(address).max(100);

/** The register's list of states, by number. */
const statuses: Readonly<Record<number, CompanyStatus>> = {
  1: 'Active',
  2: 'Deleted',
  3: 'Liquidation',
  4: 'Liquidation', // bankruptcy
  5: 'Deleted', // ended by a reorganisation
  6: 'Active', // moved to another registrar
  7: 'Active',
  8: 'Deleted', // ended in its former legal form
  9: 'Deleted', // entered by mistake
  10: 'Active', // suspended
  11: 'Deleted',
  12: 'Deleted',
  13: 'Deleted', // entered twice
};

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
      const company = known.value?.find(({ ngrn }) => String(ngrn) === unp);
      return { records: company === undefined ? [] : [companyOf(unp, company, at?.value?.[0])] };
    },
  };
}

function companyOf(
  unp: string,
  one: z.output<typeof short>,
  at: z.output<typeof address> | undefined,
): CompanyRecord {
  const name = one.vnaim || one.vfio || one.vn;
  const { nksost, vnsostk } = one.nsi00219;
  if (!name) throw new SourceUnavailable('unexpected_answer', { detail: 'no name' });
  const status = statuses[nksost] ?? 'Active';
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

function placeOf(
  at: z.output<typeof address>,
): Pick<CompanyRecord, 'address' | 'city' | 'postcode' | 'website'> {
  const postcode = at.nindex === null || at.nindex === undefined ? '' : String(at.nindex);
  const joined = (...parts: readonly (string | null | undefined)[]) => parts.filter(Boolean).join(' ');
  const parts = [
    postcode,
    at.vregion,
    at.vdistrict,
    joined(at.nsi00239?.vntnpk, at.vnp),
    at.vulitsa ? joined(at.nsi00226?.vntulk, at.vulitsa) : '',
    at.vdom ? joined('д.', at.vdom) : '',
    at.vkorp ? joined('корп.', at.vkorp) : '',
    at.vpom ? joined(at.nsi00227?.vntpomk, at.vpom) : '',
  ];
  return {
    address: parts.filter(Boolean).join(', ') || null,
    city: at.vnp ?? null,
    postcode: postcode || null,
    website: at.vsite ?? null,
  };
}

/** Days are written as the instant at which they begin in Minsk. */
function dayInMinsk(instant: string | null | undefined): string | null {
  const at = new Date(instant ?? '');
  if (Number.isNaN(at.getTime())) return null;
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Minsk' }).format(at);
}
