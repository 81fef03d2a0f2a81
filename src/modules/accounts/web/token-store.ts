import { sessionKeys, tellSessionChanged } from './session-mark.ts';

/** A pair of tokens as the API gives it. */
export type TokenPair = Readonly<{ token: string; refreshToken: string }>;

const userFields = ['fullName', 'role', 'login', 'phone', 'userId', 'avatar'] as const;

/** Who is signed in, as kept beside the tokens: the fields that the specification names, empty where there is nothing. */
export type StoredUser = Readonly<Record<(typeof userFields)[number], string>>;

/** As the API gives it: a picture that is not there is null. */
type KnownUser = Readonly<{ [field in keyof StoredUser]: string | null }>;

export function readTokens(): TokenPair | undefined {
  const token = localStorage.getItem(sessionKeys.token);
  const refreshToken = localStorage.getItem(sessionKeys.refreshToken);
  return token === null || refreshToken === null ? undefined : { token, refreshToken };
}

export function writeTokens({ token, refreshToken }: TokenPair): void {
  localStorage.setItem(sessionKeys.token, token);
  localStorage.setItem(sessionKeys.refreshToken, refreshToken);
  tellSessionChanged();
}

export function writeUser(user: KnownUser): void {
  const kept = Object.fromEntries(userFields.map((field) => [field, user[field] ?? '']));
  localStorage.setItem(sessionKeys.user, JSON.stringify(kept));
}

/** The signed-in user; undefined where nobody is, or where the entry is not ours. */
export function readUser(): StoredUser | undefined {
  try {
    return userOf(JSON.parse(localStorage.getItem(sessionKeys.user) ?? 'null'));
  } catch {
    return undefined;
  }
}

/** Forgets the session; drafts of unfinished entries stay. */
export function clearSession(): void {
  for (const key of Object.values(sessionKeys)) localStorage.removeItem(key);
  tellSessionChanged();
}

/** An entry of an earlier version has fewer fields: what it lacks is empty. */
function userOf(value: unknown): StoredUser | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const read = (field: keyof StoredUser): string => {
    const part: unknown = Reflect.get(value, field);
    return typeof part === 'string' ? part : '';
  };
  const [fullName, role, userId] = [read('fullName'), read('role'), read('userId')];
  if (fullName === '' || role === '' || userId === '') return undefined;
  return { fullName, role, login: read('login'), phone: read('phone'), userId, avatar: read('avatar') };
}
