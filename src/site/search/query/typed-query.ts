/** How long a search may take, in milliseconds; the contract's own figure, without its schemas. */
export const searchTimeoutMs = 100_000;

/** What a buyer may type about a company, as fields of the form and of the address. */
export const queryFields = ['name', 'regCode', 'vatCode', 'address', 'phone', 'email', 'addInfo'] as const;
export type TypedQuery = Readonly<Record<(typeof queryFields)[number], string>>;

export function readTypedQuery(params: URLSearchParams): TypedQuery {
  const read = (field: (typeof queryFields)[number]) => params.get(field)?.trim() ?? '';
  return {
    name: read('name'),
    regCode: read('regCode'),
    vatCode: read('vatCode'),
    address: read('address'),
    phone: read('phone'),
    email: read('email'),
    addInfo: read('addInfo'),
  };
}

/** The same from a form, as it is filled in at this moment. */
export function readTypedForm(form: HTMLFormElement): TypedQuery {
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return readTypedQuery(new URLSearchParams(entries));
}

/** One of the three is needed; the rest only tells namesakes apart. */
export function isAskable({ name, regCode, vatCode }: TypedQuery): boolean {
  return name !== '' || regCode !== '' || vatCode !== '';
}

/** The form was sent: its fields stand in the address, empty or not. */
export function isSent(params: URLSearchParams): boolean {
  return queryFields.some((field) => params.has(field)) && !params.has('edit');
}

/** Address of a step of the journey: the country, what was typed, and more; a list is a parameter given several times. */
export function journeyPath(
  path: string,
  country: string,
  query: TypedQuery,
  more: Readonly<Record<string, string | readonly string[]>> = {},
): string {
  const params = new URLSearchParams({ country });
  for (const field of queryFields) if (query[field] !== '') params.set(field, query[field]);
  for (const [name, value] of Object.entries(more)) {
    params.delete(name);
    for (const one of [value].flat()) params.append(name, one);
  }
  return `${path}?${params}`;
}
