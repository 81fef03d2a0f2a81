import { sessionKeys, tellSessionChanged } from './session-mark.ts';

/** A pair of tokens as the API gives it. */
export type TokenPair = Readonly<{ token: string; refreshToken: string }>;

/** Who is signed in, as kept beside the tokens: no more of a person than a page header shows. */
export type StoredUser = Readonly<{ userId: string; fullName: string; role: string }>;

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

export function writeUser({ userId, fullName, role }: StoredUser): void {
  localStorage.setItem(sessionKeys.user, JSON.stringify({ userId, fullName, role }));
}

/** The signed-in user; undefined where nobody is, or where the entry is not ours. */
export function readUser(): StoredUser | undefined {
  try {
    const user: unknown = JSON.parse(localStorage.getItem(sessionKeys.user) ?? 'null');
    return isUser(user) ? user : undefined;
  } catch {
    return undefined;
  }
}

/** Forgets the session; drafts of unfinished entries stay. */
export function clearSession(): void {
  for (const key of Object.values(sessionKeys)) localStorage.removeItem(key);
  tellSessionChanged();
}

function isUser(value: unknown): value is StoredUser {
  return (
    typeof value === 'object' &&
    value !== null &&
    'userId' in value &&
    'role' in value &&
    'fullName' in value &&
    [value.userId, value.role, value.fullName].every((part) => typeof part === 'string')
  );
}
