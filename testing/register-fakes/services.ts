import type { RegisterCode } from '#modules/registers/open-connectors.ts';
import {
  aresSubjects,
  brregUnits,
  companiesHouseProfiles,
  egrSubjects,
  fakeKey,
  gleifRecords,
  vatNumbers,
} from './fake-companies.ts';
import type { FakeReply, FakeRequest } from './register-fakes.ts';

/** The reply of a service, or in words what its documentation does not allow in the request. */
type Answer = FakeReply | string;

export function answerAs(code: RegisterCode, asked: FakeRequest, viesWord: string | undefined): Answer {
  switch (code) {
    case 'gleif':
      return gleif(asked);
    case 'companies-house':
      return companiesHouse(asked);
    case 'brreg':
      return brreg(asked);
    case 'vies':
      return vies(asked, viesWord);
    case 'ares':
      return ares(asked);
    case 'egr':
      return egr(asked);
  }
}

const has = (name: string, part: string) => name.toLowerCase().includes(part.toLowerCase());
const strange = (asked: FakeRequest, known: readonly string[]) =>
  [...asked.query.keys()].find((name) => !known.includes(name));

/** JSON:API; filters are named, unknown ones are refused. */
function gleif(asked: FakeRequest): Answer {
  const { method, path, query } = asked;
  const filters = ['entity.names', 'entity.registeredAs', 'entity.legalAddress.country', 'lei'];
  const wrong = strange(asked, [...filters.map((name) => `filter[${name}]`), 'page[size]', 'page[number]']);
  if (method !== 'GET' || path !== '/lei-records') return `${method} ${path}`;
  if (wrong !== undefined) return `Filter should contain only allowed values: ${wrong}`;
  const filter = (name: string) => query.get(`filter[${name}]`);
  const data = gleifRecords.filter(({ attributes: { lei, entity } }) => {
    const names = [entity.legalName, ...entity.otherNames].map(({ name }) => name);
    const country = filter('entity.legalAddress.country') ?? entity.legalAddress.country;
    return (
      lei === (filter('lei') ?? lei) &&
      entity.legalAddress.country === country &&
      entity.registeredAs === (filter('entity.registeredAs') ?? entity.registeredAs) &&
      names.some((name) => has(name, filter('entity.names') ?? ''))
    );
  });
  return { status: 200, body: { meta: { pagination: { total: data.length } }, links: {}, data } };
}

/** The key is the user's name of HTTP basic, with an empty password. */
function companiesHouse(asked: FakeRequest): Answer {
  const { path, query, authorization } = asked;
  const expected = `Basic ${Buffer.from(`${fakeKey}:`).toString('base64')}`;
  if (authorization !== expected) return { status: 401, body: { error: 'Invalid Authorization' } };
  if (path === '/search/companies') {
    const wrong = strange(asked, ['q', 'items_per_page', 'start_index', 'restrictions']);
    if (wrong !== undefined || !query.has('q')) return `query ${wrong ?? 'q is missing'}`;
    const items = companiesHouseProfiles
      .filter(({ company_name }) => has(company_name, query.get('q') ?? ''))
      .map(({ company_name, type, registered_office_address, company_number, company_status, ...more }) => ({
        kind: 'searchresults#company',
        title: company_name,
        company_type: type,
        company_number,
        company_status,
        date_of_creation: more.date_of_creation,
        address: registered_office_address,
        matches: {},
      }));
    return { status: 200, body: { kind: 'search#companies', items, total_results: items.length } };
  }
  const [, number] = /^\/company\/([A-Z0-9]{8})$/.exec(path) ?? [];
  if (number === undefined) return `path ${path}`;
  const found = companiesHouseProfiles.find(({ company_number }) => company_number === number);
  return found === undefined
    ? { status: 404, body: { errors: [{ error: 'company-profile-not-found', type: 'ch:service' }] } }
    : { status: 200, body: found };
}

function brreg(asked: FakeRequest): Answer {
  const { path, query } = asked;
  if (path === '/enheter') {
    const wrong = strange(asked, ['navn', 'organisasjonsnummer', 'size', 'page']);
    if (wrong !== undefined) return `query ${wrong}`;
    const enheter = brregUnits.filter(({ navn }) => has(navn, query.get('navn') ?? ''));
    // Without a hit there is no `_embedded` at all.
    return {
      status: 200,
      body: {
        ...(enheter.length === 0 ? {} : { _embedded: { enheter } }),
        page: { totalElements: enheter.length },
      },
    };
  }
  const [, number] = /^\/enheter\/(\d{9})$/.exec(path) ?? [];
  if (number === undefined) return `path ${path}`;
  if (number === '999900000') return { status: 410, body: { organisasjonsnummer: number } };
  const found = brregUnits.find(({ organisasjonsnummer }) => organisasjonsnummer === number);
  return found === undefined ? { status: 404 } : { status: 200, body: found };
}

function vies({ method, path }: FakeRequest, word: string | undefined): Answer {
  const [, letters = '', number = ''] = /^\/ms\/([A-Z]{2})\/vat\/([A-Z0-9+*]{2,12})$/.exec(path) ?? [];
  if (method !== 'GET' || letters === '') return `${method} ${path}`;
  if (letters === 'GR') return 'Greece is EL';
  const found = vatNumbers[`${letters} ${number}`];
  const nothing = { name: '---', address: '---' };
  const userError = word ?? (found === undefined ? 'INVALID' : 'VALID');
  return {
    status: 200,
    body: {
      isValid: userError === 'VALID',
      requestDate: '2026-01-01T00:00:00.000Z',
      userError,
      ...(word === undefined ? (found ?? nothing) : nothing),
      requestIdentifier: '',
      vatNumber: number,
      viesApproximate: { name: '---', matchName: 3 },
    },
  };
}

function ares({ method, path, body }: FakeRequest): Answer {
  if (path === '/ekonomicke-subjekty/vyhledat') {
    if (method !== 'POST' || typeof body !== 'object' || body === null) return `${method} ${path}`;
    const name = 'obchodniJmeno' in body && typeof body.obchodniJmeno === 'string' ? body.obchodniJmeno : '';
    const wrong = Object.keys(body).find((key) => !['obchodniJmeno', 'start', 'pocet'].includes(key));
    if (name === '' || wrong !== undefined) return `body ${wrong ?? 'without a name'}`;
    if (name === 'stavby')
      return { status: 400, body: { kod: 'CHYBA_VSTUPU', subKod: 'VYSTUP_PRILIS_MNOHO_VYSLEDKU' } };
    const subjects = aresSubjects.filter(({ obchodniJmeno }) => has(obchodniJmeno, name));
    return { status: 200, body: { pocetCelkem: subjects.length, ekonomickeSubjekty: subjects } };
  }
  const [, number] = /^\/ekonomicke-subjekty\/(\d{8})$/.exec(path) ?? [];
  if (method !== 'GET' || number === undefined) return `${method} ${path}`;
  const found = aresSubjects.find(({ ico }) => ico === number);
  return found === undefined
    ? { status: 404, body: { kod: 'NENALEZENO', subKod: 'VYSTUP_SUBJEKT_NENALEZEN', popis: '…' } }
    : { status: 200, body: found };
}

function egr({ method, path }: FakeRequest): Answer {
  const [, call, number] = /^\/(getShortInfoByRegNum|getAddressByRegNum)\/(\d{9})$/.exec(path) ?? [];
  if (method !== 'GET' || call === undefined) return `${method} ${path}`;
  const found = egrSubjects.find(({ short }) => String(short.ngrn) === number);
  // An unknown number is an empty body.
  if (found === undefined) return { status: 204 };
  return {
    status: 200,
    body: [call === 'getShortInfoByRegNum' ? found.short : { ngrn: found.short.ngrn, ...found.address }],
  };
}
