/** One request as a client of the specification sends it, and what it reads of the answer. */
export type RecordedCall = Readonly<{
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  body?: Readonly<Record<string, unknown>>;
  /** Refused with 401 without a token. */
  needsToken?: true;
  /** 200 unless said. */
  status?: number;
  /** Members by their paths; `[]` is every entry of a list, of which there is one at least. */
  reads: readonly string[];
}>;

/** The fixed identifier that the client sends with searches and samples. */
const fixedId = '7b0c1c9e-6a52-4c5d-9f0e-2f0f5a3f6a11';
const alpha2 = 'alpha2';
const country = ['id', 'name', 'code'];
const tariff = ['id', 'tariffName', 'tariffPrice', 'tariffCurrency', 'minDays', 'maxDays'];
const company = ['name', 'nameLat', 'regCode', 'vatCode', 'address', 'form', 'status'];
const of = (list: string, members: readonly string[]) => members.map((member) => `${list}.${member}`);

const person = {
  lastName: 'Moreau',
  name: 'Camille',
  patronymic: '',
  username: 'camille.moreau',
  phone: '+33-1-99-00-01-04',
};

/**
 * Section 7 of the specification, written by hand from its table and from nothing of ours: the requests of a program
 * that knows only that page. Avatars are files and are sent by their own test.
 */
export const recordedCalls: readonly RecordedCall[] = [
  {
    method: 'POST',
    path: '/Auth/Login',
    body: { email: 'customer@demo.countercheck.example', password: 'Countercheck-2026!' },
    reads: ['token', 'refreshToken'],
  },
  {
    method: 'POST',
    path: '/Auth/Register',
    body: {
      ...person,
      legalEntityType: 'LegalEntity',
      email: 'new-director@demo.countercheck.example',
      password: 'Recorded-1!',
      confirmPassword: 'Recorded-1!',
      companyName: 'ООО «Северный ветер»',
      companyNameLat: 'Severny Veter OOO',
      companyNumber: '1027700132195',
      vatCode: '7707083893',
      companyAddress: 'Москва, Тверская, 1',
    },
    status: 202,
    reads: [],
  },
  {
    method: 'GET',
    path: '/User/GetUserProfileInfo',
    needsToken: true,
    reads: ['fullName', 'role', 'login', 'phone', 'userId', 'avatar'],
  },
  {
    method: 'PUT',
    path: '/User/UpdateUserProfileInfo',
    body: { ...person, email: 'customer@demo.countercheck.example' },
    needsToken: true,
    reads: ['fullName'],
  },
  {
    method: 'POST',
    path: '/User/ChangePassword',
    body: {
      currentPassword: 'Countercheck-2026!',
      newPassword: 'Recorded-2026!',
      confirmPassword: 'Recorded-2026!',
    },
    needsToken: true,
    status: 204,
    reads: [],
  },
  { method: 'GET', path: '/Dictionary/CountryGroups', reads: ['items[].id', 'items[].name'] },
  {
    method: 'POST',
    path: '/Dictionary/GetCountriesByGroup',
    body: { requesId: fixedId, groupCountryId: 1, codeType: alpha2 },
    reads: of('countries[]', country),
  },
  {
    method: 'POST',
    path: '/Dictionary/GetCountries',
    body: { requestId: fixedId, codeType: alpha2 },
    reads: of('countries[]', country),
  },
  {
    method: 'POST',
    path: '/Dictionary/GetCountry',
    body: { requestId: 1, codeType: alpha2, code: 'DE', isActive: true },
    reads: [...of('country', country), ...of('tariffs[]', tariff)],
  },
  { method: 'GET', path: '/Role/GetRoles', reads: ['items[].name', 'items[].label'] },
  { method: 'GET', path: '/Dictionary/FileTypes', reads: ['items[].id', 'items[].name'] },
  {
    method: 'POST',
    path: '/Dictionary/GetCompanyReviews',
    body: { reqId: fixedId },
    reads: ['companyReview'],
  },
  {
    method: 'POST',
    path: '/Report/GetPriceList',
    body: { reqId: fixedId },
    reads: of('countries[]', country),
  },
  {
    method: 'POST',
    path: '/SearchReport/FindCompany',
    body: {
      countryId: 276,
      reportContentTypeId: 'credit',
      requestId: fixedId,
      company: {
        name: 'Nordwind Maschinenbau GmbH',
        regCode: '',
        vatCode: '',
        address: '',
        phone: '',
        email: '',
        addInfo: '',
      },
    },
    reads: ['error', 'request', ...of('reportTariffs[]', tariff), ...of('companies[]', company)],
  },
  {
    // A field that was cleared is null to many forms.
    method: 'POST',
    path: '/SearchReport/FindCompany',
    body: {
      countryId: 276,
      reportContentTypeId: 'credit',
      requestId: fixedId,
      company: { name: 'Nordwind Maschinenbau GmbH', regCode: null, vatCode: null, addInfo: null },
    },
    reads: ['error', 'request', ...of('companies[]', company)],
  },
  {
    method: 'POST',
    path: '/FeedBack/Question',
    body: {
      name: 'Anna Müller',
      phone: '030-1234567',
      email: 'anna@demo.countercheck.example',
      message: 'How long does a report take?\nThank you.',
    },
    reads: [],
  },
  {
    method: 'POST',
    path: '/Dictionary/GetSampleReport',
    body: { requestId: fixedId, countryId: 276 },
    reads: [],
  },
];

/** Requests that are wrong, with what the first entry of `value` says; in Russian the code is the same. */
export const wrongCalls: readonly (Omit<RecordedCall, 'status' | 'reads'> &
  Readonly<{ status: number; code: string }>)[] = [
  {
    method: 'POST',
    path: '/Auth/Login',
    body: { email: 'customer@demo.countercheck.example', password: 'Wrong-2026!' },
    status: 401,
    code: 'wrong_credentials',
  },
  {
    method: 'POST',
    path: '/Auth/RefreshToken',
    body: { token: 'a.b.c', refreshToken: 'nobody-has-this' },
    status: 401,
    code: 'session_ended',
  },
  {
    method: 'POST',
    path: '/Auth/Register',
    body: { email: 'nobody' },
    status: 400,
    code: 'invalid_entity_type',
  },
  { method: 'GET', path: '/User/GetUserProfileInfo', status: 401, code: 'unauthenticated' },
  {
    method: 'POST',
    path: '/Dictionary/GetCountriesByGroup',
    body: { requesId: fixedId, groupCountryId: 99, codeType: alpha2 },
    status: 404,
    code: 'unknown_country_group',
  },
  {
    method: 'POST',
    path: '/Dictionary/GetCountry',
    body: { requestId: fixedId, codeType: alpha2, code: 'ZZ' },
    status: 404,
    code: 'unknown_country',
  },
  {
    method: 'POST',
    path: '/SearchReport/FindCompany',
    body: { countryId: 276, reportContentTypeId: 'credit', requestId: fixedId, company: { name: '' } },
    status: 400,
    code: 'company_query_empty',
  },
  {
    method: 'POST',
    path: '/FeedBack/Question',
    body: { name: '', phone: '12', email: 'nobody', message: '' },
    status: 400,
    code: 'required',
  },
  {
    method: 'POST',
    path: '/Dictionary/GetSampleReport',
    body: { requestId: fixedId, countryId: 32_000 },
    status: 404,
    code: 'unknown_country',
  },
];
