/** The fixed name under which the snapshot lies in local storage. */
export const snapshotName = 'countercheck';

/** A snapshot of another version is not read: what it held is chosen again within a minute. */
const version = 1;
const maxChars = 16_384;

export type KnownCountry = Readonly<{ id: number; code: string; name: string }>;

const companyFields = ['name', 'nameLat', 'regCode', 'vatCode', 'address', 'form', 'status'] as const;
const requestFields = ['name', 'regCode', 'vatCode', 'address', 'phone', 'email', 'addInfo'] as const;

/** A company of a register by its id, or, where none was found, what was typed about it. */
export type SelectedCompany =
  | Readonly<{ kind: 'company'; id: string } & Record<(typeof companyFields)[number], string>>
  | Readonly<{ kind: 'request' } & Record<(typeof requestFields)[number], string>>;

/** What the browser keeps of a visit; the names are the specification's. */
export type ClientState = Readonly<{
  /** The country of the picker. */
  currentCountry?: KnownCountry | undefined;
  /** Country and company of the order that was begun. */
  selectedCountry?: KnownCountry | undefined;
  selectedCompany?: SelectedCompany | undefined;
}>;

/** Reads a snapshot; undefined for one that is broken, too long, of another version or not ours. */
export function parseSnapshot(text: string): ClientState | undefined {
  if (text.length > maxChars) return undefined;
  const kept = parseJson(text);
  if (!isRecord(kept) || kept.version !== version) return undefined;
  const state: ClientState = {
    currentCountry: countryOf(kept.currentCountry),
    selectedCountry: countryOf(kept.selectedCountry),
    selectedCompany: companyOf(kept.selectedCompany),
  };
  const isWhole = Object.entries(state).every(([key, value]) => value !== undefined || !(key in kept));
  return isWhole ? state : undefined;
}

/** Writes a snapshot; undefined for one that would be too long to be read again. */
export function writeSnapshot(state: ClientState): string | undefined {
  const text = JSON.stringify({ version, ...state });
  return text.length > maxChars ? undefined : text;
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
