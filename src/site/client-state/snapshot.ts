/** The fixed name under which the snapshot lies in local storage. */
export const snapshotName = 'countercheck';

/** A snapshot of another version is not read: what it held is chosen again within a minute. */
const version = 1;
const maxChars = 65_536;

export type KnownCountry = Readonly<{ id: number; code: string; name: string }>;

const companyFields = ['name', 'nameLat', 'regCode', 'vatCode', 'address', 'form', 'status'] as const;
const requestFields = ['name', 'regCode', 'vatCode', 'address', 'phone', 'email', 'addInfo'] as const;

/** A company of a register by its id, or, where none was found, what was typed about it. */
export type SelectedCompany =
  | Readonly<{ kind: 'company'; id: string } & Record<(typeof companyFields)[number], string>>
  | Readonly<{ kind: 'request' } & Record<(typeof requestFields)[number], string>>;

export type KnownGroup = Readonly<{ id: number; name: string }>;

/** What the browser keeps of a visit; the names are the specification's. */
export type ClientState = Readonly<{
  /** The country of the picker. */
  currentCountry?: KnownCountry | undefined;
  /** Country and company of the order that was begun. */
  selectedCountry?: KnownCountry | undefined;
  selectedCompany?: SelectedCompany | undefined;
  /** What the last pages have shown: written for whoever reads the snapshot, never shown again from there. */
  countries?: readonly KnownCountry[] | undefined;
  countryGroups?: readonly KnownGroup[] | undefined;
  countriesByGroup?: readonly KnownCountry[] | undefined;
  countryGroupName?: string | undefined;
  isAuthorised?: boolean | undefined;
  isMobile?: boolean | undefined;
}>;

/**
 * Every field that the specification names, empty. Some stay so: reviews are other people's words, tokens lie under
 * entries of their own and a second copy could outlive a sign-out, and prices and roles are what the server says now.
 */
export const emptySnapshot = {
  countryGroups: [],
  countriesByGroup: [],
  countries: [],
  currentCountry: null,
  countryGroupName: '',
  fileTypes: [],
  feedbacks: { isLoading: false, items: [] },
  selectedCompany: null,
  selectedCountry: null,
  tariffs: [],
  userRules: [],
  token: '',
  refreshToken: '',
  tokenExpiration: null,
  isAuthorised: false,
  isMobile: false,
} as const;

/** Reads a snapshot; undefined for one that is broken, too long, of another version or not ours. */
export function parseSnapshot(text: string): ClientState | undefined {
  if (text.length > maxChars) return undefined;
  const kept = parseJson(text);
  if (!isRecord(kept) || kept.version !== version) return undefined;
  const chosen = {
    currentCountry: countryOf(kept.currentCountry),
    selectedCountry: countryOf(kept.selectedCountry),
    selectedCompany: companyOf(kept.selectedCompany),
  };
  const isWhole = Object.entries(chosen).every(
    ([key, value]) => value !== undefined || (kept[key] ?? null) === null,
  );
  if (!isWhole) return undefined;
  const seen = {
    countries: listOf(kept.countries, countryOf),
    countryGroups: listOf(kept.countryGroups, groupOf),
    countriesByGroup: listOf(kept.countriesByGroup, countryOf),
    countryGroupName: typeof kept.countryGroupName === 'string' ? kept.countryGroupName : '',
  };
  const known = Object.entries({ ...chosen, ...seen }).filter(
    ([, value]) => value !== undefined && !('length' in Object(value) && Object(value).length === 0),
  );
  return Object.fromEntries(known);
}

/** Writes a snapshot; undefined for one that would be too long to be read again. */
export function writeSnapshot(state: ClientState): string | undefined {
  const text = JSON.stringify({ version, ...emptySnapshot, ...withoutUndefined(state) });
  return text.length > maxChars ? undefined : text;
}

function withoutUndefined(state: ClientState): Partial<ClientState> {
  return Object.fromEntries(Object.entries(state).filter(([, value]) => value !== undefined));
}

function listOf<Item>(value: unknown, read: (item: unknown) => Item | undefined): Item[] {
  return Array.isArray(value) ? value.flatMap((item) => read(item) ?? []) : [];
}

function groupOf(value: unknown): KnownGroup | undefined {
  if (!isRecord(value)) return undefined;
  const { id, name } = value;
  return typeof id === 'number' && typeof name === 'string' ? { id, name } : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function countryOf(value: unknown): KnownCountry | undefined {
  if (!isRecord(value)) return undefined;
  const { id, code, name } = value;
  if (typeof id !== 'number' || typeof code !== 'string' || typeof name !== 'string') return undefined;
  return Number.isSafeInteger(id) && /^[a-z]{2}$/.test(code) ? { id, code, name } : undefined;
}

function companyOf(value: unknown): SelectedCompany | undefined {
  if (!isRecord(value)) return undefined;
  if (value.kind === 'request') {
    const typed = textsOf(value, requestFields);
    return typed && { kind: 'request', ...typed };
  }
  const facts = textsOf(value, companyFields);
  const { kind, id } = value;
  if (kind !== 'company' || facts === undefined || typeof id !== 'string') return undefined;
  return /^[0-9a-f-]{36}$/.test(id) ? { kind, id, ...facts } : undefined;
}

/** The named texts, or undefined where one is no text. */
function textsOf<Name extends string>(
  value: Record<string, unknown>,
  names: readonly Name[],
): Record<Name, string> | undefined {
  if (names.some((name) => typeof value[name] !== 'string')) return undefined;
  // Every name is there and its value was just seen to be a text.
  return Object.fromEntries(names.map((name) => [name, value[name]])) as Record<Name, string>;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
